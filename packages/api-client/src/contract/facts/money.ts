/** Facts about amounts of money. */

/** Currencies whose smallest unit is not a hundredth, by the digits after the point. */
export const CURRENCY_DIGITS = {
  0: [
    'BIF',
    'CLP',
    'DJF',
    'GNF',
    'ISK',
    'JPY',
    'KMF',
    'KRW',
    'PYG',
    'RWF',
    'UGX',
    'VND',
    'VUV',
    'XAF',
    'XOF',
    'XPF',
  ],
  3: ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'],
} as const;

/** How many digits amounts of a currency have after the point: 2 for INR, 0 for JPY. */
export function currencyDigits(currency: string): number {
  if (CURRENCY_DIGITS[0].some((code) => code === currency)) return 0;
  return CURRENCY_DIGITS[3].some((code) => code === currency) ? 3 : 2;
}

/** How many of the smallest unit of a currency make one of it: 100 for INR, 1 for JPY. */
export function currencyScale(currency: string): number {
  return 10 ** currencyDigits(currency);
}

/** How far a computed number is from the one that is meant, at most. */
const FLOAT_ERROR = 1e-13;

/** Returns an amount in the smallest unit of its currency, in which it is stored; undefined if it has more digits. */
export function minorOf(amount: number, currency: string): number | undefined {
  return hasDigits(amount, currencyDigits(currency)) ? roundedMinor(amount, currency) : undefined;
}

/** The same for an amount whose digits were checked before, or come from the server: 12.34 is 1,234 paise. */
export function roundedMinor(amount: number, currency: string): number {
  return Math.round(amount * currencyScale(currency));
}

/** An amount of the smallest unit as people write it: 1,234 paise are 12.34. */
export function majorOf(minor: number, currency: string): number {
  return minor / currencyScale(currency);
}

/**
 * The one way in which amounts are divided: the quotient of two whole numbers, half up, without a fraction in between.
 * Every percentage, proration, tax and month of the product is made with it, in previews as on the server. Exact up to
 * 2^53, which is a hundred times what the highest price times a percentage needs.
 * @param divisor above 0
 */
export function divideHalfUp(dividend: number, divisor: number): number {
  const rest = ((dividend % divisor) + divisor) % divisor;
  return (dividend - rest) / divisor + (2 * rest >= divisor ? 1 : 0);
}

/** A percentage as amounts are computed with it: its hundredths as a whole number, 3,770 for 37.7 %. */
export function hundredthsOf(percent: number): number {
  return Math.round(percent * 100);
}

/** Hundredths of 100 %. */
const WHOLE = 10_000;

/**
 * An amount with a percentage added to it, or taken off if negative, half up: 525.00 less 37.7 % is 327.08.
 * @param step rounds to a multiple of it, from the exact amount
 */
export function addPercent(minor: number, percent: number, step = 1): number {
  return divideHalfUp(minor * (WHOLE + hundredthsOf(percent)), WHOLE * step) * step;
}

/** A part of an amount, such as 9 of 30 days of it, half up. */
export function shareOf(minor: number, part: number, whole: number): number {
  return divideHalfUp(minor * part, whole);
}

/** The tax of a plan, as it was agreed. */
export interface TaxTerms {
  /** A percentage. */
  readonly taxRate: number;
  /** Whether prices have it in them already, or it is added. */
  readonly taxInclusive: boolean;
}

/** Returns the charge for a price: 1,180.00 and 18 % not in it are 1,392.40. */
export function withTax(minor: number, { taxRate, taxInclusive }: TaxTerms): number {
  return taxInclusive ? minor : addPercent(minor, taxRate);
}

/**
 * Returns the part of a charged amount that is not tax, half up: 1,000.00 of 1,180.00 at 18 %. A price that tax was
 * added to comes back to the paisa. A credit is the charge with the other sign.
 */
export function netOf(grossMinor: number, taxRate: number): number {
  const net = divideHalfUp(Math.abs(grossMinor) * WHOLE, WHOLE + hundredthsOf(taxRate));
  return grossMinor < 0 ? -net : net;
}

/** Returns the tax in a charged amount: the rest of `netOf`. */
export function taxIn(grossMinor: number, taxRate: number): number {
  return grossMinor - netOf(grossMinor, taxRate);
}

/** Returns the charge of a cycle per month without tax, each amount half up once: 23,988 a year at 18 % is 1,694.07. */
export function netMonthOf(grossMinor: number, months: number, tax: TaxTerms): number {
  // A price that tax was added to is itself the one to divide.
  if (!tax.taxInclusive) return divideHalfUp(netOf(grossMinor, tax.taxRate), months);
  return divideHalfUp(grossMinor * WHOLE, (WHOLE + hundredthsOf(tax.taxRate)) * months);
}

/** Whether a number is written with at most `digits` digits after the point. */
export function hasDigits(amount: number, digits: number): boolean {
  const scaled = amount * 10 ** digits;
  // Sums of floating point numbers are off in their last digits, and in no others.
  return Math.abs(scaled - Math.round(scaled)) <= Math.abs(scaled) * FLOAT_ERROR;
}

/** An amount of a document, in major units, with the path of its field. */
export type AmountAt = readonly [path: string, amount: number];

/** Returns the path of the first amount that has more digits than its currency; undefined if each fits. */
export function finerThanCurrency(
  amounts: readonly AmountAt[],
  currency: string,
): string | undefined {
  return amounts.find(([, amount]) => minorOf(amount, currency) === undefined)?.[0];
}
