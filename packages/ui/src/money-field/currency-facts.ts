/** How a locale writes a currency: its sign, whether that stands before the amount, and the decimals of minor units. */
export function currencyFacts(currency: string, locale: string) {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const parts = format.formatToParts(1).filter(({ type }) => type !== 'literal');
  return {
    sign: parts.find(({ type }) => type === 'currency')?.value ?? currency,
    isBefore: parts[0]?.type === 'currency',
    digits: format.resolvedOptions().maximumFractionDigits ?? 0,
  };
}
