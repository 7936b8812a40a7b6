import {
  addDays,
  type BillingCycle,
  type BillingPeriod,
  billingPeriod,
  billingPeriodOn,
  TAX_RATE_DEFAULT,
} from '@booking/api-client/contract';
import type { PendingChange } from '../schema/subscription.ts';
import { addEntry, hasPaidSince } from './account.ts';
import { continueWith } from './continue.ts';
import { isUnpaid } from './due-moves.ts';
import { type End, end } from './end.ts';
import { type Writer, withEvent } from './events.ts';
import { anchorOf, chargeText, cyclePriceOf, hasPrice } from './prices.ts';
import type { SubscriptionRow } from './rows.ts';
import { platformDay } from './rules.ts';
import { NEVER, settle } from './settle.ts';

/**
 * Ends a period: the subscription ends, changes its plan, or continues; the next period is charged.
 */
export async function endPeriod(
  context: Writer,
  row: SubscriptionRow,
): Promise<string | undefined> {
  const today = platformDay(context.now);
  if (row.cancelAtPeriodEnd) return finish(context, row, 'Cancelled');
  if (!row.autoRenew || isUnpaid(row, today)) return expire(context, row);
  // A price that was never agreed can't be charged: what is due would be nothing, for ever.
  const next = row.pendingChange?.priceMinor ?? null;
  if (next === null && !hasPrice(row)) return expire(context, row);
  if (row.status === 'Trialing') return convert(context, row);
  if (!row.pendingChange) return renew(context, row);

  const { plan, agreed } = nextTerms(row.pendingChange);
  const { period, anchor } = nextPeriod(row, plan.billingCycle);
  await charge(context, { ...row, ...plan, ...agreed }, period);
  const terms = {
    ...plan,
    ...agreed,
    trialEndsAt: null,
    periodPriceMinor: null,
    pendingChange: null,
    currentPeriodStart: period.start,
    currentPeriodEnd: period.end,
    billingAnchor: anchor,
    events: withEvent(row, context, 'changePlan', plan.planName),
  };
  return continueWith(context, row, terms, 'Replaced');
}

/**
 * Charges the first period after the trial of a locked subscription: it stays one subscription, whatever is bought in
 * the end. Returns its id.
 *
 * @param ended The last day of the trial and what it is ended by, where that is not its time. Without a last day, there
 * was no trial.
 */
export async function convert(
  context: Writer,
  row: SubscriptionRow,
  ended?: Pick<SubscriptionRow, 'trialEndsAt' | 'events'> & { readonly firstDay: string },
): Promise<string> {
  const { plan, agreed } = row.pendingChange
    ? nextTerms(row.pendingChange)
    : { plan: row, agreed: {} };
  const { billingCycle, planName } = plan;
  const { period, anchor } = ended
    ? { period: billingPeriod(ended.firstDay, billingCycle, 0), anchor: ended.firstDay }
    : nextPeriod(row, billingCycle);
  await charge(context, { ...row, ...plan, ...agreed }, period);
  const event = row.pendingChange
    ? withEvent(row, context, 'changePlan', planName)
    : withEvent(row, context, 'renew');
  await settle(context, row, {
    ...(row.pendingChange && plan),
    ...agreed,
    ...(await countedFrom(context, row)),
    ...(ended && { trialEndsAt: ended.trialEndsAt }),
    status: 'Active',
    periodPriceMinor: null,
    pendingChange: null,
    currentPeriodStart: period.start,
    currentPeriodEnd: period.end,
    billingAnchor: anchor,
    events: ended?.events ?? event,
  });
  return row.id;
}

/**
 * Returns the changes by a plan that follows: the plan, and the terms that were agreed for it, if not all of those
 * stay.
 */
function nextTerms(next: PendingChange) {
  const { priceMinor, listPriceMinor, taxRate, taxInclusive, ...plan } = next;
  if (priceMinor === null) return { plan, agreed: {} };
  const agreed = {
    cyclePriceMinor: priceMinor,
    listPriceMinor: listPriceMinor ?? priceMinor,
    discount: null,
    taxRate: taxRate ?? TAX_RATE_DEFAULT,
    taxInclusive: taxInclusive ?? true,
  };
  return { plan, agreed };
}

async function renew(context: Writer, row: SubscriptionRow): Promise<string> {
  const { period, anchor } = nextPeriod(row, row.billingCycle);
  await charge(context, row, period);
  await settle(context, row, {
    currentPeriodStart: period.start,
    currentPeriodEnd: period.end,
    periodPriceMinor: null,
    billingAnchor: anchor,
    events: withEvent(row, context, 'renew'),
  });
  return row.id;
}

/** A trial that was just charged counts as revenue once it is paid, or at once where nothing is due. */
async function countedFrom(
  { db }: Writer,
  { institutionId, startDate }: SubscriptionRow,
): Promise<Pick<SubscriptionRow, 'paidFrom'>> {
  return { paidFrom: (await hasPaidSince(db, institutionId, startDate)) ? null : NEVER };
}

/** The period after the current one, and the day that its cycle counts from. */
function nextPeriod(row: SubscriptionRow, cycle: BillingCycle) {
  const first = addDays(row.currentPeriodEnd, 1);
  const anchor = anchorOf(row);
  const period = billingPeriodOn(anchor, cycle, first);
  // Rows of older versions know no anchor: their next period begins one, as another cycle does.
  const isAnchored = cycle === row.billingCycle && period.start === first;
  return isAnchored
    ? { period, anchor }
    : { period: billingPeriod(first, cycle, 0), anchor: first };
}

/** Charges a period what was agreed. */
export async function charge(context: Writer, row: SubscriptionRow, period: BillingPeriod) {
  await addEntry(context, row, {
    kind: 'charge',
    day: period.start,
    amountMinor: cyclePriceOf(row),
    taxRate: row.taxRate,
    text: chargeText(row.planName, period),
  });
}

export function expire(context: Writer, row: SubscriptionRow): Promise<undefined> {
  return finish(context, row, 'Expired');
}

async function finish(
  context: Writer,
  row: SubscriptionRow,
  status: End['status'],
): Promise<undefined> {
  await end(context, row, { status });
}
