import { keptBy } from '../primitives/text/kept-by.ts';
import { englishNumbers } from '../primitives/text/number-formats.ts';

const styleOf = (currency: string) =>
  ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' }) as const;

/** Decimals are those of the currency, and only where there are any. */
export const moneyDecimals = { trailingZeroDisplay: 'stripIfInteger' } as const;

/** How a locale writes a currency: its sign, whether that stands before the amount, and the decimals of minor units. */
export function currencyFacts(currency: string, locale: string) {
  const format = new Intl.NumberFormat(locale, styleOf(currency));
  const parts = format.formatToParts(1).filter(({ type }) => type !== 'literal');
  return {
    sign: parts.find(({ type }) => type === 'currency')?.value ?? currency,
    isBefore: parts[0]?.type === 'currency',
    digits: format.resolvedOptions().maximumFractionDigits ?? 0,
  };
}

const formatOf = /* @__PURE__ */ keptBy(
  (currency: string, locale: string, decimals: 'all' | 'any') =>
    // Nothing is never negative: no "-₹0".
    new Intl.NumberFormat(locale, {
      ...styleOf(currency),
      ...(decimals === 'any' && moneyDecimals),
      signDisplay: 'negative',
    }),
);

/** How `formatMoney` writes an amount. */
export interface MoneyFormat {
  /** Also writes decimals that are zeros, for amounts below each other: "₹1,03,948.00". Default false. */
  hasAllDecimals?: boolean | undefined;
}

/**
 * Returns an amount as `MoneyField` shows it, with the sign of its currency: "₹1,03,948", "₹1,999.50". An amount that is
 * no number has no text.
 * @param amount In major units, as on the wire.
 * @param currency ISO 4217.
 */
export function formatMoney(
  amount: number,
  currency: string,
  locale: string = englishNumbers.locale,
  { hasAllDecimals = false }: MoneyFormat = {},
): string {
  if (!Number.isFinite(amount)) return '';
  return formatOf(currency, locale, hasAllDecimals ? 'all' : 'any').format(amount);
}
