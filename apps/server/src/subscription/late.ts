import { addDays, lateOutcome, prorate } from '@booking/api-client/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { subscription } from '../schema/subscription.ts';
import { addCredit, balanceOf } from './account.ts';
import { continueWith } from './continue.ts';
import { type Writer, withEvent } from './events.ts';
import { anchorOf, chargeText, periodPriceOf } from './prices.ts';
import { type SubscriptionRow, subscriptionRows } from './rows.ts';
import { platformDay } from './rules.ts';
import { markPaid, paidNow, settle } from './settle.ts';
import { otherCurrent } from './shows-account.ts';

type Events = SubscriptionRow['events'];

/**
 * Settles the account of a locked institution after a payment that was recorded with one of its subscriptions. Where the
 * last one expired unpaid, all of it paid lets the rest of the period begin again; after the period, the days that were
 * not served are credited. So no one pays twice for one period.
 *
 * @param isOpen Whether the institution can be served again.
 * @returns the id of the subscription that is current then, or of the one that was given.
 */
export async function settlePayment(
  context: Writer,
  row: SubscriptionRow,
  events: Events,
  isOpen: boolean,
): Promise<string> {
  const late = await expiredUnpaid(context.db, row.institutionId);
  const outcome = late && (await outcomeOf(context, late));
  const id =
    late && outcome === 'revived' && isOpen
      ? await revive(context, late, row, events)
      : await settled(context, row, events, outcome && late);
  await markPaid(context, row.institutionId);
  return id;
}

async function settled(
  context: Writer,
  row: SubscriptionRow,
  events: Events,
  credited: ExpiredRow | undefined,
): Promise<string> {
  const ofShown =
    credited && (await creditUnused(context, credited, platformDay(credited.endedAt)));
  await settle(context, row, { events }, { isPaid: true, ...(ofShown && { ofShown }) });
  return row.id;
}

/** Lets the rest of a period that has been paid begin again, as another subscription: it was not paid in between. */
async function revive(
  context: Writer,
  late: SubscriptionRow,
  paidWith: SubscriptionRow,
  events: Events,
): Promise<string> {
  const isSame = late.id === paidWith.id;
  if (!isSame) await subscriptionRows.update(context, paidWith, { events });
  const terms = {
    status: 'Active',
    trialEndsAt: null,
    paidFrom: null,
    billingAnchor: anchorOf(late),
    events: withEvent(isSame ? { events } : late, context, 'revive'),
  } as const;
  return continueWith(context, late, terms, 'Continued', paidNow(platformDay(context.now))(late));
}

type ExpiredRow = SubscriptionRow & { readonly endedAt: Date };

/** The last subscription of an institution, where it expired within a period it was charged for, and no other has followed. */
async function expiredUnpaid(db: Database, institutionId: string): Promise<ExpiredRow | undefined> {
  const rows = await db
    .select()
    .from(subscription)
    .where(and(eq(subscription.institutionId, institutionId), isNull(subscription.continuedById)))
    .orderBy(subscription.endedAt)
    .for('update');
  const last = rows.filter(({ status }) => status !== 'Scheduled').at(-1);
  if (last?.status !== 'Expired' || !last.endedAt || periodPriceOf(last) === 0) return undefined;
  return (await otherCurrent(db, last)) ? undefined : { ...last, endedAt: last.endedAt };
}

async function outcomeOf(
  { db, now }: Writer,
  { institutionId, endedAt, currentPeriodStart: start, currentPeriodEnd: end }: ExpiredRow,
) {
  const { balanceMinor } = await balanceOf(db, institutionId);
  const isSettled = balanceMinor <= 0;
  const expiredOn = platformDay(endedAt);
  return lateOutcome({ start, end }, { expiredOn, today: platformDay(now), isSettled });
}

/**
 * Credits the days of the period of a subscription that has ended, from one on. Returns what changes of it: its period ends
 * the day before, and was charged as much less.
 */
export async function creditUnused(
  context: Writer,
  row: SubscriptionRow,
  from: string,
): Promise<Partial<Pick<SubscriptionRow, 'currentPeriodEnd' | 'periodPriceMinor'>>> {
  const { currentPeriodStart: start, currentPeriodEnd: end, trialEndsAt } = row;
  const priceMinor = periodPriceOf(row);
  const isCharged = from >= start && end > (trialEndsAt ?? '') && priceMinor > 0;
  if (!isCharged || from > end) return {};
  const price = { priceMinor, cycle: row.billingCycle };
  const { creditMinor } = prorate({ ...price, period: { start, end } }, price, from);
  await addCredit(context, row, {
    day: platformDay(context.now),
    amountMinor: creditMinor,
    taxRate: row.taxRate,
    text: `Unused: ${chargeText(row.planName, { start: from, end })}`,
  });
  return { currentPeriodEnd: addDays(from, -1), periodPriceMinor: priceMinor - creditMinor };
}
