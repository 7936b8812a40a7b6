import { numberFormat } from '../../region/region.ts';

/** "1,03,948". */
export function countOf(value: number): string {
  return numberFormat({ maximumFractionDigits: 0 }).format(value);
}

/** "₹1,03,948", without paise, in the report's currency. */
export function moneyOf(value: number, currency: string): string {
  return moneyFormat(currency, 'standard').format(value);
}

/** "₹1L": an amount where room is short. */
export function shortMoneyOf(value: number, currency: string): string {
  return moneyFormat(currency, 'compact').format(value);
}

/** "12.5". */
export function decimalOf(value: number): string {
  return numberFormat({ maximumFractionDigits: 1 }).format(value);
}

/** "1 institute", "1,204 institutes". */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${countOf(count)} ${count === 1 ? singular : plural}`;
}

function moneyFormat(currency: string, notation: 'standard' | 'compact') {
  return numberFormat({
    style: 'currency',
    currency,
    notation,
    minimumFractionDigits: 0,
    maximumFractionDigits: notation === 'compact' ? 1 : 0,
  });
}
