import type { Paper } from '../../../contract/schemas/paper.ts';
import type { PaperTaxes } from '../../../contract/schemas/receivable.ts';

type TaxRow = PaperTaxes['rows'][number];

/** The invoices and credit notes of a month by rate and place of supply. */
export function taxesOf(papers: readonly Paper[], month: string): TaxRow[] {
  const rows = new Map<string, TaxRow>();
  for (const paper of papers) {
    if (paper.taxable === null || !paper.day.startsWith(month)) continue;
    const row = rowOf(paper, paper.taxable);
    const { currency, placeOfSupply, taxRate, isRegistered } = row;
    const key = [currency, placeOfSupply?.code, taxRate, isRegistered].join(' ');
    const before = rows.get(key);
    rows.set(key, before ? added(before, row) : row);
  }
  return [...rows.values()];
}

function rowOf({ kind, taxes, total, ...paper }: Paper, taxable: number): TaxRow {
  const sign = kind === 'creditNote' ? -1 : 1;
  const taxNamed = (...names: string[]) =>
    sign *
    taxes
      .filter(({ name }) => names.includes(name))
      .reduce((sum, { amount }) => rounded(sum + amount), 0);
  return {
    currency: paper.currency,
    placeOfSupply: paper.placeOfSupply,
    taxRate: taxes.reduce((sum, { rate }) => sum + rate, 0),
    isRegistered: paper.buyer.gstin !== null,
    invoices: kind === 'taxInvoice' ? 1 : 0,
    creditNotes: kind === 'creditNote' ? 1 : 0,
    taxable: sign * taxable,
    igst: taxNamed('IGST'),
    cgst: taxNamed('CGST'),
    sgst: taxNamed('SGST', 'UTGST'),
    unsplit: taxNamed('GST', 'Tax'),
    total: sign * total,
  };
}

const SUMMED = [
  ...(['invoices', 'creditNotes', 'taxable', 'igst', 'cgst', 'sgst', 'unsplit', 'total'] as const),
];

function added(before: TaxRow, row: TaxRow): TaxRow {
  const sums = SUMMED.map((name) => [name, rounded(before[name] + row[name])] as const);
  return { ...before, ...Object.fromEntries(sums) };
}

const rounded = (amount: number) => Math.round(amount * 100) / 100;
