import type { PaperTaxes } from '@booking/api-client';
import type { CsvValue } from '../../../csv/csv-value.ts';

export type TaxRow = PaperTaxes['rows'][number];

interface TaxColumn {
  readonly label: string;
  readonly value: (row: TaxRow) => number;
}

/** The amounts of a row, in the order of the table and the file. */
export const taxColumns: readonly TaxColumn[] = [
  { label: 'Taxable value', value: ({ taxable }) => taxable },
  { label: 'IGST', value: ({ igst }) => igst },
  { label: 'CGST', value: ({ cgst }) => cgst },
  { label: 'SGST/UTGST', value: ({ sgst }) => sgst },
  { label: 'Other tax', value: ({ unsplit }) => unsplit },
  { label: 'Total', value: ({ total }) => total },
];

/** "29 Karnataka" */
export function placeText({ placeOfSupply }: TaxRow): string {
  return placeOfSupply ? `${placeOfSupply.code} ${placeOfSupply.name}` : 'Not known';
}

export const buyerText = ({ isRegistered }: TaxRow) =>
  isRegistered ? 'Registered' : 'Not registered';

/** Returns the tax file for an accountant, with credit notes as negative parts. */
export function taxFile({ month, rows }: PaperTaxes): readonly (readonly CsvValue[])[] {
  const head = ['Month', 'Place of supply', 'Rate', 'Buyers', 'Invoices', 'Credit notes'];
  return [
    [...head, ...taxColumns.map(({ label }) => label), 'Currency'],
    ...rows.map((row) => [
      month,
      placeText(row),
      row.taxRate,
      buyerText(row),
      row.invoices,
      row.creditNotes,
      ...taxColumns.map(({ value }) => value(row)),
      row.currency,
    ]),
  ];
}
