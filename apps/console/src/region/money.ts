import { numberFormat } from './region.ts';

/** "₹1,999" or "₹299.70": decimals are shown if there are any. */
export function moneyText(amount: number, currency: string): string {
  return numberFormat({
    style: 'currency',
    currency,
    // No “-₹0”.
    signDisplay: 'negative',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
}

/** "₹1,694" for 1,694.07: a figure, such as the MRR, which no one pays. */
export function wholeMoneyText(amount: number, currency: string): string {
  return numberFormat({
    style: 'currency',
    currency,
    signDisplay: 'negative',
    maximumFractionDigits: 0,
  }).format(amount);
}
