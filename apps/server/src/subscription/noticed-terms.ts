import type { NoticedTerms } from '../schema/notice.ts';
import type { PendingChange } from '../schema/subscription.ts';
import { cyclePriceOf, hasPrice } from './prices.ts';
import type { SubscriptionRow } from './rows.ts';

/** Returns the terms of a subscription, as a notice states them. */
export function termsOf(row: SubscriptionRow): NoticedTerms {
  const { planName, billingCycle, currency } = row;
  return { planName, billingCycle, currency, priceMinor: hasPrice(row) ? cyclePriceOf(row) : null };
}

/** Returns its terms after a planned change. */
export function termsAfter(
  row: SubscriptionRow,
  next: Pick<PendingChange, 'planName' | 'billingCycle' | 'priceMinor'>,
): NoticedTerms {
  const { priceMinor, ...same } = termsOf(row);
  const { planName, billingCycle } = next;
  return { ...same, planName, billingCycle, priceMinor: next.priceMinor ?? priceMinor };
}

/** Returns the terms of its next period. */
export function nextTermsOf(row: SubscriptionRow): NoticedTerms {
  return row.pendingChange ? termsAfter(row, row.pendingChange) : termsOf(row);
}

export function isSameTerms(a: NoticedTerms, b: NoticedTerms): boolean {
  return (
    a.planName === b.planName &&
    a.billingCycle === b.billingCycle &&
    a.priceMinor === b.priceMinor &&
    a.currency === b.currency
  );
}
