/** Facts about papers: tax invoices, receipts, credit notes. */

/** Kinds of papers, one for each kind of line of an account: an invoice for a charge, a receipt for a payment, etc. */
export const PAPER_KINDS = [
  'taxInvoice',
  'receipt',
  'creditNote',
  'paymentReversal',
  'refundVoucher',
] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** The most characters of a number (CGST Rules 46 and 53). */
export const PAPER_NUMBER_MAX = 16;

/** How many digits of a number are kept free: 999,999 papers of a kind in a year. */
const DIGITS_MAX = 6;
const DIGITS_MIN = 4;

/** How numbers are written until Settings say otherwise. */
export const PAPER_SERIES: Readonly<Record<PaperKind, string>> = {
  taxInvoice: 'INV/{year}/{number}',
  receipt: 'RCT/{year}/{number}',
  creditNote: 'CRN/{year}/{number}',
  paymentReversal: 'REV/{year}/{number}',
  refundVoucher: 'RFV/{year}/{number}',
};

/** The service that is sold, by the list of the tax: the right to use software. */
export const SAC_DEFAULT = '997331';

/** The month in which the financial year of the tax begins, for every taxpayer. */
const YEAR_START_MONTH = 4;

/** The financial year of a day: `2026-27`. */
export function financialYearOf(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const first = month < YEAR_START_MONTH ? year - 1 : year;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

/** The number of a paper: `INV/26-27/0001`. */
export function paperNumber(format: string, financialYear: string, sequence: number): string {
  return format
    .replace('{year}', financialYear.slice(2))
    .replace('{number}', String(sequence).padStart(DIGITS_MIN, '0'));
}

/**
 * Whether a format makes numbers of the right length and characters, each unlike the others even if the format changes
 * within a year: it ends with the number, and what stands before that is no digit.
 */
export function isPaperFormat(format: string): boolean {
  const [, prefix] =
    /^((?:[A-Za-z0-9/-]|\{year\}(?!.*\{year\}))*[A-Za-z/-])\{number\}$/.exec(format) ?? [];
  return (
    prefix !== undefined &&
    paperNumber(prefix, '2026-27', 0).length <= PAPER_NUMBER_MAX - DIGITS_MAX
  );
}

/** The title of a paper. A supplier without a registration issues no tax invoice. */
export function paperTitle(kind: PaperKind, isRegistered: boolean): string {
  return kind === 'taxInvoice' && !isRegistered ? 'Invoice' : TITLES[kind];
}

const TITLES: Readonly<Record<PaperKind, string>> = {
  taxInvoice: 'Tax invoice',
  receipt: 'Receipt',
  creditNote: 'Credit note',
  paymentReversal: 'Payment reversal',
  refundVoucher: 'Refund voucher',
};
