import {
  type GstState,
  gstShares,
  gstStateNamed,
  gstStateOf,
} from '../../../contract/facts/gst.ts';
import { majorOf, netOf, roundedMinor } from '../../../contract/facts/money.ts';
import { financialYearOf, type PaperKind, paperNumber } from '../../../contract/facts/paper.ts';
import { todayOf } from '../../../contract/facts/today.ts';
import type { BkbtrSetting } from '../../../contract/schemas/bkbtr-setting.ts';
import type { Paper } from '../../../contract/schemas/paper.ts';
import type { AccountEntry } from '../../../contract/schemas/subscription.ts';
import type { EntryRow, InstitutionRow } from '../row-types.ts';
import type { Store } from '../store.ts';

const KIND_OF: Readonly<Record<AccountEntry['kind'], PaperKind | null>> = {
  charge: 'taxInvoice',
  payment: 'receipt',
  credit: 'creditNote',
  reversal: 'paymentReversal',
  refund: 'refundVoucher',
  writeOff: null,
};

type SupplyState = Paper['placeOfSupply'];

/** The papers of all accounts, in the order in which they were issued: one for each line that has one, with its id. */
export function paperDocuments(store: Store): Paper[] {
  const papers: Paper[] = [];
  for (const entry of store.entries.all()) {
    const kind = KIND_OF[entry.kind];
    if (kind) papers.push(paperOf(store, entry, kind, papers));
  }
  return papers;
}

function paperOf(store: Store, entry: EntryRow, kind: PaperKind, earlier: readonly Paper[]): Paper {
  const { _id, institutionId, subscription, text, method, reference, taxRate } = entry;
  const aboutEntry = entry.reverses ?? entry.about;
  const { createdAt, updatedAt, createdBy, updatedBy, __v } = entry;
  const [platform] = store.platform.all();
  if (!platform?.papers)
    throw new TypeError('The settings of a world say how papers are numbered.');
  const { company, papers: said } = platform;
  const home = store.institutions.get(institutionId);
  const { currency } = store.subscriptions.get(subscription);
  const day = todayOf('billing', new Date(createdAt));
  const financialYear = financialYearOf(day);
  const series = earlier.filter(
    (paper) => paper.kind === kind && paper.financialYear === financialYear,
  );
  const account = earlier.filter(({ institution }) => institution === institutionId);
  const isTaxed = taxRate !== null;
  const about = aboutEntry
    ? account.find(({ entry: of }) => of === aboutEntry)
    : kind === 'creditNote'
      ? account.findLast((paper) => paper.kind === 'taxInvoice')
      : undefined;
  const own = gstStateOf(said.state ?? company.gstin ?? '', day);
  // A credit note takes back what its invoice has said, wherever the buyer is by now.
  const from = about?.supplier.state ? gstStateOf(about.supplier.state.code, day) : own;
  const buyer = buyerOf(home, day);
  const supply = about?.placeOfSupply ?? buyer.state ?? supplyStateOf(own);
  const totalMinor = Math.abs(roundedMinor(entry.amount, currency));
  const taxableMinor = netOf(totalMinor, taxRate ?? 0);
  const tax = { rate: taxRate ?? 0, minor: totalMinor - taxableMinor };
  const to = supply && gstStateOf(supply.code, day);
  const shares =
    from && to ? gstShares(tax, { supplier: from, supply: to }, day) : [{ name: 'GST', ...tax }];
  const dueMinor = store.entries
    .all()
    .filter((line) => line.institutionId === institutionId && line.createdAt <= createdAt)
    .reduce((sum, { amount }) => sum + roundedMinor(amount, currency), 0);
  const isPayable = dueMinor > 0 && (kind === 'taxInvoice' || kind === 'paymentReversal');
  const total = majorOf(totalMinor, currency);
  return {
    ...{ _id, kind, financialYear, day, institution: institutionId, subscription, entry: _id },
    ...{ text, currency, total, createdAt, updatedAt, createdBy, updatedBy, __v },
    number: paperNumber(said.series[kind], financialYear, series.length + 1),
    supplier: supplierOf(company, own),
    buyer,
    placeOfSupply: isTaxed ? supply : null,
    sac: isTaxed ? said.sac : null,
    taxable: isTaxed ? majorOf(taxableMinor, currency) : null,
    taxes:
      isTaxed && tax.minor > 0
        ? shares.map(({ name, rate, minor }) => ({ name, rate, amount: majorOf(minor, currency) }))
        : [],
    // A server writes it in words.
    totalInWords: `${currency} ${total}`,
    reverseCharge: isTaxed ? false : null,
    about: about ? { _id: about._id, number: about.number, day: about.day } : null,
    payment: isTaxed ? null : { day: entry.day, method, reference },
    due: majorOf(dueMinor, currency),
    bank: isPayable ? said.bank : null,
    upiId: isPayable && currency === 'INR' ? said.upiId : null,
    footer: said.footer,
  };
}

const supplyStateOf = (state: { code: string; name: string } | undefined): SupplyState =>
  state ? { code: state.code, name: state.name } : null;

export function supplierOf(
  { legalName, address, gstin, email, phone }: BkbtrSetting['company'],
  state: GstState | undefined,
): Paper['supplier'] {
  return { legalName, address: [...address], gstin, state: supplyStateOf(state), email, phone };
}

export function buyerOf(home: InstitutionRow, day: string): Paper['buyer'] {
  const { name, code, legalName, gstin, address } = home;
  const state = gstin ? gstStateOf(gstin, day) : gstStateNamed(address.state ?? '', day);
  const { line1, line2, city, postalCode } = address;
  const lines = [line1, line2, [city, postalCode].filter(Boolean).join(' ')];
  return {
    ...{ name, code, gstin: gstin || null, state: supplyStateOf(state) },
    legalName: legalName || name,
    address: lines.flatMap((line) => (line ? [line] : [])),
  };
}

/** A page with a line of text, as a PDF. */
export function pdfOf(text: string): string {
  const letters = `BT /F1 14 Tf 48 780 Td (${text.replaceAll(/[()\\]/g, '')}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${letters.length}>>stream\n${letters}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let file = '%PDF-1.4\n';
  const places: number[] = [];
  for (const [index, object] of objects.entries()) {
    places.push(file.length);
    file += `${index + 1} 0 obj${object}endobj\n`;
  }
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  return `${file}xref\n0 6\n0000000000 65535 f \n${table}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
}
