import { addDays, daysBetween } from '@booking/api-client/contract';
import { and, desc, eq, gt, isNotNull, ne, sql } from 'drizzle-orm';
import { readSettings } from '../bkbtr-setting/index.ts';
import type { Database } from '../database/database.ts';
import { PLATFORM } from '../database/scope.ts';
import { inTransaction } from '../database/transaction.ts';
import { inSlices, type Progress, wholeRun } from '../housekeeping/progress.ts';
import { log } from '../log.ts';
import { isHeldBack } from '../safeguards/index.ts';
import { subscription } from '../schema/subscription.ts';
import { isDue, isNeverPaid, isUnpaid, wouldExpire } from './due-moves.ts';
import { charge, endPeriod, expire } from './end-period.ts';
import { type Writer, withEvent } from './events.ts';
import { followFirst } from './follow-moves.ts';
import { firstPeriod } from './prices.ts';
import { resume } from './resume.ts';
import { lockInstitution, type SubscriptionRow, subscriptionRows } from './rows.ts';
import { platformDay } from './rules.ts';
import { settle } from './settle.ts';
import { otherCurrent } from './shows-account.ts';

/** Subscriptions of one slice. */
const SLICE = 200;

/** Months that one run makes up for, at most: a stopped product starts again. */
const CATCH_UP = 120;

/**
 * Moves subscriptions whose time has come, by the platform's calendar: starts scheduled ones, ends trials, renews
 * periods or ends them, resumes after pauses, and ends what was not paid within its grace days. Each in a transaction
 * of its own, and safe to run at any time and twice: a row that is up to date is left alone. Where far more than usual would
 * expire, those wait until someone says that it is right.
 */
export async function renewSubscriptions(
  db: Database,
  now: Date,
  progress: Progress = wholeRun,
): Promise<void> {
  const today = platformDay(now);
  const { billing, housekeeping } = await readSettings(db);
  const ends = wouldExpire(today, billing.paymentDays);
  const count = await db.$count(subscription, ends);
  const isHeld = await isHeldBack(db, 'expire', count, housekeeping, now);
  const isNext = and(isDue(today), isHeld ? sql`(${ends}) is not true` : undefined);
  await inSlices(progress, async (after) => {
    // Found by what is due, and then ordered: in the order of the ids, all subscriptions would be read for the few.
    const { rows: due } = await db.execute<{ id: string; institutionId: string }>(sql`
      with due as materialized (select ${subscription.id}, ${subscription.institutionId}
        from ${subscription} where ${and(isNext, gt(subscription.id, after))})
      select id, institution_id as "institutionId" from due order by id limit ${SLICE}`);
    for (const { id, institutionId } of due) await renew(db, now, id, institutionId);
    return due.at(-1)?.id;
  });
}

async function renew(db: Database, now: Date, id: string, institutionId: string): Promise<void> {
  try {
    await inTransaction(db, async (tx) => {
      const context = { db: tx, actor: { scope: PLATFORM, userId: null }, now };
      const institute = await lockInstitution(context, institutionId);
      // Closing has ended what it bought: what runs all the same is charged to no one.
      if (institute?.status !== 'Closed') await advance(context, id);
    });
  } catch (error) {
    // A subscription that fails doesn't stop the others.
    log('warn', 'renewal', { subscription: id, error });
  }
}

/** Moves one subscription until nothing is left to do today. */
async function advance(context: Writer, id: string): Promise<void> {
  let next: string | undefined = id;
  for (let moves = 0; next && moves < CATCH_UP; moves += 1) {
    const row = await subscriptionRows.lockIfFound(context, next);
    next = row && (await move(context, await followFirst(context, row)));
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

/** A scheduled subscription waits for the current one to end, and begins no earlier than that. */
async function start(context: Writer, row: SubscriptionRow): Promise<string | undefined> {
  if (await otherCurrent(context.db, row)) return undefined;
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
