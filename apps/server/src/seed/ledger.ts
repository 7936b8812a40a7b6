import { addDays, discounted } from '@booking/api-client/contract';
import { periodsOf, type Random } from '@booking/api-client/sample';
import { newId } from '../database/id.ts';
import { created } from '../schema/columns.ts';
import type { subscription, subscriptionEntry } from '../schema/subscription.ts';
import { chargeText } from '../subscription/prices.ts';

type Subscription = typeof subscription.$inferInsert;
type Entry = typeof subscriptionEntry.$inferInsert;

/** Periods that an account goes back, at most. */
const PERIODS = 24;

/**
 * A subscription with its account: a charge for each period since the trial, each paid within days but that of the
 * current period where it is past due. A few have a discount, or end with their period.
 */
export function ledgerOf(
  random: Random,
  sold: Subscription,
): { readonly subscription: Subscription; readonly entries: readonly Entry[] } {
  const row = { ...sold, ...agreed(random, sold) };
  if (row.status === 'Trialing') return { subscription: row, entries: [] };
  const own = { institutionId: row.institutionId, subscriptionId: row.id };
  const amountMinor = row.cyclePriceMinor ?? 0;
  const periods = periodsOf({ ...row, trialEndsAt: row.trialEndsAt ?? null }, PERIODS);
  const entries = periods.flatMap((period) => {
    const { start } = period;
    const at = new Date(`${start}T06:00:00+05:30`);
    const line = { ...own, ...created(row.createdBy ?? null, at) };
    const text = chargeText(row.planName, period);
    const charge: Entry = { ...line, id: newId(), kind: 'charge', day: start, amountMinor, text };
    if (row.status === 'PastDue' && start === row.currentPeriodStart) return [charge];
    const reference = `UTR ${random.between(10_000_000, 99_999_999)}`;
    return [
      charge,
      {
        ...line,
        id: newId(),
        kind: 'payment' as const,
        day: start,
        amountMinor: -amountMinor,
        text: 'Payment',
        method: random.weighted({ UPI: 6, BankTransfer: 3, Card: 1 }),
        reference,
      },
    ];
  });
  return { subscription: row, entries };
}

/** Returns the terms that were agreed besides the plan. */
function agreed(random: Random, sold: Subscription): Partial<Subscription> {
  const { status, currentPeriodEnd, currentPeriodStart } = sold;
  const terms = { billingAnchor: addDays(currentPeriodEnd, 1) };
  if (status === 'PastDue') return { ...terms, dueSince: currentPeriodStart, graceDays: 60 };
  if (status === 'Expired') return { ...terms, autoRenew: false };
  if (status === 'Cancelled') {
    return { ...terms, cancelReason: { code: 'closedBusiness', note: '' } };
  }
  if (status !== 'Active') return terms;
  const listPriceMinor = sold.cyclePriceMinor ?? 0;
  const discount = { mode: 'percent', value: 10, reason: 'Second property.' } as const;
  return {
    ...terms,
    ...(random.chance(0.06) && {
      listPriceMinor,
      discount,
      cyclePriceMinor: discounted(listPriceMinor, discount, sold.currency),
    }),
    ...(random.chance(0.04) && {
      cancelAtPeriodEnd: true,
      cancelReason: { code: 'tooExpensive', note: '' },
    }),
  };
}
