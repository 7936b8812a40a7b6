import {
  addDays,
  type BillingCycle,
  type BillingPeriod,
  billingPeriod,
  billingPeriodOn,
  daysBetween,
  PLATFORM_TIME_ZONE,
  TAX_RATE_DEFAULT,
} from '@booking/api-client/contract';
import { and, desc, eq, isNotNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { readSettings } from '../bkbtr-setting/store.ts';
import type { Database } from '../database/database.ts';
import { PLATFORM } from '../database/scope.ts';
import { inTransaction } from '../database/transaction.ts';
import { log } from '../log.ts';
import { isHeldBack } from '../safeguards/holds.ts';
import { type PendingChange, subscription, suspendsOn } from '../schema/subscription.ts';
import { addEntry, hasPaidSince, NEVER, otherInForce, settle } from './account.ts';
import { continueWith } from './continue.ts';
import { type End, end } from './end.ts';
import { type Writer, withEvent } from './events.ts';
import { anchorOf, chargeText, cyclePriceOf, firstPeriod, hasPrice } from './prices.ts';
import { resume } from './resume.ts';
import { lockInstitution, type SubscriptionRow, subscriptionRows } from './rows.ts';
import { platformDay } from './rules.ts';

/** Days after which a first payment that never came ends a subscription: since it began, or since it was sold. */
const PENDING_DAYS = 30;

/** Months that one run makes up for, at most: a stopped product starts again. */
const CATCH_UP = 120;

/**
 * Moves subscriptions whose time has come, by the platform's calendar: starts scheduled ones, ends trials, renews
 * periods or ends them, resumes after pauses, and ends what was not paid within its grace days. Each in a transaction
 * of its own, and safe to run at any time and twice: a row that is up to date is left alone. Where far more than usual would
 * expire, those wait until someone says that it is right.
 */
export async function renewSubscriptions(db: Database, now: Date): Promise<void> {
  const today = platformDay(now);
  const { billing, housekeeping } = await readSettings(db);
  const ends = wouldExpire(today, billing.paymentDays);
  const count = await db.$count(subscription, ends);
  const isHeld = await isHeldBack(db, 'expire', count, housekeeping, now);
  const due = await db
    .select({ id: subscription.id, institutionId: subscription.institutionId })
    .from(subscription)
    .where(and(isDue(today), isHeld ? sql`(${ends}) is not true` : undefined))
    .orderBy(subscription.id);
  for (const { id, institutionId } of due) {
    try {
      await inTransaction(db, async (tx) => {
        const context = { db: tx, actor: { scope: PLATFORM, userId: null }, now };
        const institute = await lockInstitution(context, institutionId);
        // Closing has ended what it bought: what runs all the same is charged to no one.
        if (institute?.status !== 'Closed') await advance(context, id);
      });
    } catch (error) {
      // One that fails keeps no other from its renewal.
      log('warn', 'renewal', { subscription: id, error });
    }
  }
}

function isDue(today: string): SQL | undefined {
  const has = (status: SubscriptionRow['status']) => eq(subscription.status, status);
  const ended = lt(subscription.currentPeriodEnd, today);
  return or(
    and(has('Scheduled'), lte(subscription.startDate, today)),
    and(has('Trialing'), ended),
    and(has('Active'), ended),
    and(has('Paused'), lte(subscription.resumeOn, today)),
    and(has('PastDue'), or(ended, isPastGrace(today))),
    and(has('Pending'), lt(askedFrom, addDays(today, -PENDING_DAYS))),
  );
}

/** About those that would expire today: they are counted before anything is done. */
function wouldExpire(today: string, paymentDays: number): SQL | undefined {
  const has = (status: SubscriptionRow['status']) => eq(subscription.status, status);
  // The next period is charged on the day after this one, and to be paid within the days to pay.
  const isOver = sql`${subscription.currentPeriodEnd} + 1 + ${paymentDays}::int + ${subscription.graceDays} < ${today}::date`;
  const isLast = and(eq(subscription.autoRenew, false), lt(subscription.currentPeriodEnd, today));
  return or(
    and(has('Pending'), lt(askedFrom, addDays(today, -PENDING_DAYS))),
    and(has('PastDue'), isPastGrace(today)),
    and(or(has('Trialing'), has('Active')), or(isOver, isLast)),
  );
}

/** Since when the first payment is asked for: one that is sold later than it begins waits from its sale on. */
const askedFrom = sql`greatest(${subscription.startDate},
  (${subscription.createdAt} at time zone ${sql.raw(`'${PLATFORM_TIME_ZONE}'`)})::date)`;

const isPastGrace = (today: string) => sql`(${suspendsOn(subscription)}) <= ${today}::date`;

/** Moves one subscription until nothing is left to do today. */
async function advance(context: Writer, id: string): Promise<void> {
  let next: string | undefined = id;
  for (let moves = 0; next && moves < CATCH_UP; moves += 1) {
    const row = await subscriptionRows.lockIfFound(context, next);
    next = row && (await move(context, row));
  }
}

/** One move of a locked subscription. Returns the id to go on with, or undefined when it is up to date. */
async function move(context: Writer, row: SubscriptionRow): Promise<string | undefined> {
  const today = platformDay(context.now);
  switch (row.status) {
    case 'Scheduled':
      return row.startDate <= today ? start(context, row) : undefined;
    case 'Pending':
      return isNeverPaid(row, today) ? expire(context, row) : undefined;
    case 'Trialing':
    case 'Active':
    case 'PastDue':
      if (row.currentPeriodEnd < today) return endPeriod(context, row);
      return isUnpaid(row, today) ? expire(context, row) : undefined;
    case 'Paused':
      return row.resumeOn !== null && row.resumeOn <= today ? resume(context, row) : undefined;
    default:
      return undefined;
  }
}

/** Whether its first payment has been waited for long enough (`askedFrom`). */
function isNeverPaid({ startDate, createdAt }: SubscriptionRow, today: string): boolean {
  const last = addDays(today, -PENDING_DAYS);
  return startDate < last && platformDay(createdAt) < last;
}

/** Whether its grace days are over. */
function isUnpaid({ status, dueOn, dueSince, graceDays }: SubscriptionRow, today: string): boolean {
  const due = dueOn ?? dueSince;
  return status === 'PastDue' && due !== null && addDays(due, graceDays) < today;
}

/** A scheduled subscription waits for the current one to end, and begins no earlier than that. */
async function start(context: Writer, row: SubscriptionRow): Promise<string | undefined> {
  if (await otherInForce(context.db, row)) return undefined;
  const events = withEvent(row, context, 'start');
  const from = await lastEnd(context.db, row);
  const waited = from ? Math.max(0, daysBetween(row.startDate, platformDay(from))) : 0;
  const startDate = addDays(row.startDate, waited);
  const trialEndsAt = row.trialEndsAt && addDays(row.trialEndsAt, waited);
  const days = { startDate, trialEndsAt, ...firstPeriod(startDate, trialEndsAt, row.billingCycle) };
  if (!trialEndsAt) {
    await charge(context, row, { start: days.currentPeriodStart, end: days.currentPeriodEnd });
  }
  await settle(context, row, { ...days, status: trialEndsAt ? 'Trialing' : 'Pending', events });
  return row.id;
}

/** When the last other subscription of the institution ended. */
async function lastEnd(
  db: Database,
  { institutionId, id }: SubscriptionRow,
): Promise<Date | null | undefined> {
  const [last] = await db
    .select({ at: subscription.endedAt })
    .from(subscription)
    .where(
      and(
        eq(subscription.institutionId, institutionId),
        ne(subscription.id, id),
        isNotNull(subscription.endedAt),
      ),
    )
    .orderBy(desc(subscription.endedAt))
    .limit(1);
  return last?.at;
}

/** What comes after a period: its end as planned, another plan, or the next period, which is charged. */
async function endPeriod(context: Writer, row: SubscriptionRow): Promise<string | undefined> {
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

/** What a plan that follows changes: what it is, and what was agreed for it, if not all of that stays. */
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
async function charge(context: Writer, row: SubscriptionRow, period: BillingPeriod) {
  await addEntry(context, row, {
    kind: 'charge',
    day: period.start,
    amountMinor: cyclePriceOf(row),
    taxRate: row.taxRate,
    text: chargeText(row.planName, period),
  });
}

function expire(context: Writer, row: SubscriptionRow): Promise<undefined> {
  return finish(context, row, 'Expired');
}

async function finish(
  context: Writer,
  row: SubscriptionRow,
  status: End['status'],
): Promise<undefined> {
  await end(context, row, { status });
}
