import type { Pricing, Subscription } from '@booking/api-client';
import { majorOf, roundedMinor, taxIn } from '@booking/api-client/facts';
import { taxAdded, taxName } from '@booking/content/tax-words';
import { moneyText } from './money.ts';
import { numberFormat } from './region.ts';

/** "18% GST" */
export function taxText(taxRate: number, currency: string): string {
  const rate = numberFormat({ maximumFractionDigits: 2 }).format(taxRate);
  return `${rate}% ${taxName(currency)}`;
}

/** Returns the text beside the price of a plan that tax is added to: "plus 18% GST". */
export function taxAddedText(
  price: Pick<Pricing | Subscription, 'taxRate' | 'taxInclusive' | 'currency'>,
): string | undefined {
  return taxAdded(price) && `plus ${taxText(price.taxRate, price.currency)}`;
}

/** Returns the tax included in an amount that is charged: "₹304.93 (18% GST)". Undefined where there is none. */
export function taxInText(amount: number, taxRate: number, currency: string): string | undefined {
  const tax = taxIn(roundedMinor(amount, currency), taxRate);
  if (tax === 0) return undefined;
  return `${moneyText(majorOf(tax, currency), currency)} (${taxText(taxRate, currency)})`;
}
