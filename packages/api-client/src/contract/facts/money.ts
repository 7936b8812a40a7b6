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
  if (CURRENCY_DIGITS[0].some((one) => one === currency)) return 0;
  return CURRENCY_DIGITS[3].some((one) => one === currency) ? 3 : 2;
}

/** Returns an amount in the smallest unit of its currency, in which it is stored; undefined if it has more digits. */
export function minorOf(amount: number, currency: string): number | undefined {
  const scaled = amount * 10 ** currencyDigits(currency);
  const whole = Math.round(scaled);
  return Math.abs(scaled - whole) < 1e-3 ? whole : undefined;
}
