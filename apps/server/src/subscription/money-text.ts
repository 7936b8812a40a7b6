import { majorOf } from '@booking/api-client/contract';

/** An amount as people read it, such as “₹1,999”. @param minor In the smallest unit of the currency. */
export function moneyText(minor: number, currency: string): string {
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(majorOf(minor, currency));
}
