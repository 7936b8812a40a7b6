import { numberFormat } from '../../../region/region.ts';

/** An amount with its currency: ₹4,200. */
export function priceText(amount: number, currency: string): string {
  return numberFormat({
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
}
