import { and, asc, eq, gt, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import { audited } from '../database/audit-context.ts';
import type { Database } from '../database/database.ts';
import { PLATFORM } from '../database/scope.ts';
import { inTransaction } from '../database/transaction.ts';
import { inSlices, type Progress, wholeRun } from '../housekeeping/progress.ts';
import { wakeHousekeeping } from '../housekeeping/wake.ts';
import { queueNotices } from '../notice/index.ts';
import type { Plan } from '../plan/index.ts';
import type { WriteContext } from '../resource/context.ts';
import { planMove } from '../schema/plan-move.ts';
import { subscription } from '../schema/subscription.ts';
import { institution } from '../schema/tenant.ts';
import { changeNotice } from './change-notice.ts';
import { EVENTS_MAX } from './events.ts';
import { canMove, runs } from './move.ts';
import { termsAfter } from './noticed-terms.ts';
import { type SubscriptionRow, subscriptionRows } from './rows.ts';

/*
 * A move of all subscriptions of a plan. One statement over them would hold their institutions, and may take longer than a
 * statement has. So the call that asks for it writes the move down, and lets a first slice follow, which is all of them for
 * most plans. The housekeeping lets the others follow, a slice at a time. Someone who changes or renews one before its turn lets
 * that one follow first, so that no one acts on what the move has made untrue. Each subscription has the number of the last
 * move that has reached it: none is reached twice, wherever a process ends.
 */

/** Subscriptions in one transaction, and so the institutions that it holds. */
export const MOVED_AT_ONCE = 200;

type Move = typeof planMove.$inferSelect;

/** Subscriptions of a plan that only moves before a number have reached; without one, all that run. */
const unreached = (pricingId: string, number?: number): SQL | undefined =>
  and(
    eq(subscription.pricingId, pricingId),
    runs,
    number === undefined ? undefined : lt(subscription.moveNumber, number),
  );

/**
 * Locks the next subscriptions of a plan, after their institutions and before the plan (`resource/lock-order.test.ts`).
 * Returns their ids.
 */
export async function lockNext(
  db: Database,
  pricingId: string,
  number?: number,
): Promise<readonly string[]> {
  const next = await db
    .select({ id: subscription.id, institutionId: subscription.institutionId })
    .from(subscription)
    .where(unreached(pricingId, number))
    .orderBy(asc(subscription.moveNumber), asc(subscription.id))
    .limit(MOVED_AT_ONCE);
  const ids = next.map(({ id }) => id);
  if (ids.length === 0) return ids;
  const homes = next.map(({ institutionId }) => institutionId);
  await db
    .select({ id: institution.id })
    .from(institution)
    .where(inArray(institution.id, homes))
    .orderBy(asc(institution.id))
    .for('update');
  await db
    .select({ id: subscription.id })
    .from(subscription)
    .where(inArray(subscription.id, ids))
    .orderBy(asc(subscription.id))
    .for('update');
  return ids;
}

/** Lets locked subscriptions follow the moves of their plan that have not reached them, in their order. */
async function followAll(
  { db, now }: Pick<WriteContext, 'db' | 'now'>,
  pricingId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const moves = await db
    .select()
    .from(planMove)
    .where(eq(planMove.pricingId, pricingId))
    .orderBy(asc(planMove.number));
  for (const move of moves) await follow({ db, now }, move, ids);
}

/** Lets the first subscriptions of a plan follow, which the caller has locked before it (`lockNext`). The others follow at once. */
export async function followFrom(
  context: Pick<WriteContext, 'db' | 'now'>,
  { id: pricingId, moveNumber: number }: Plan,
  first: readonly string[],
): Promise<void> {
  const { db } = context;
  await followAll(context, pricingId, first);
  const isDone = await endMoves(db, { pricingId, number });
  if (!isDone) wakeHousekeeping(db);
}

/** Does the same for one that is about to be changed otherwise. Returns it as it is then. */
export async function followFirst(
  context: Pick<WriteContext, 'db' | 'now'>,
  row: SubscriptionRow,
): Promise<SubscriptionRow> {
  const { db } = context;
  const isAhead = and(eq(planMove.pricingId, row.pricingId), gt(planMove.number, row.moveNumber));
  if ((await db.$count(planMove, isAhead)) === 0) return row;
  await followAll(context, row.pricingId, [row.id]);
  const moved = await subscriptionRows.lockIfFound({ db, actor: { scope: PLATFORM } }, row.id);
  return moved ?? row;
}

async function follow(
  { db, now }: Pick<WriteContext, 'db' | 'now'>,
  { pricingId, number, changes, currency, event }: Move,
  ids: readonly string[],
): Promise<void> {
  const userId = event.by?._id ?? null;
  const context = { db, now, actor: { scope: PLATFORM, userId } };
  const isNext = and(inArray(subscription.id, [...ids]), unreached(pricingId, number));
  for (const next of changes) {
    const moves = and(
      isNext,
      canMove,
      eq(subscription.billingCycle, next.billingCycle),
      currency === null ? undefined : eq(subscription.currency, currency),
    );
    const rows = await db.select().from(subscription).where(moves).orderBy(asc(subscription.id));
    if (rows.length === 0) continue;
    await queueNotices(
      context,
      rows.map((row) => changeNotice(row, termsAfter(row, next))),
    );
    await db
      .update(subscription)
      .set({
        pendingChange: next,
        events: sql`(${JSON.stringify([event])}::jsonb || ${subscription.events}) - ${EVENTS_MAX}::int`,
        moveNumber: number,
        updatedAt: now,
        updatedBy: userId,
        version: sql`${subscription.version} + 1`,
      })
      .where(moves);
  }
  // It passes by those that it does not change.
  await db.update(subscription).set({ moveNumber: number }).where(isNext);
}

/** Lets all subscriptions follow the moves of their plans. Part of the housekeeping. */
export function finishPlanMoves(
  db: Database,
  now: Date,
  progress: Progress = wholeRun,
): Promise<void> {
  return inSlices(progress, async () => {
    const move = await oldest(db);
    if (move) await moveSlice(db, now, move);
    return move?.id;
  });
}

async function oldest(db: Database): Promise<Move | undefined> {
  const [move] = await db.select().from(planMove).orderBy(asc(planMove.id)).limit(1);
  return move;
}

function moveSlice(db: Database, now: Date, move: Move): Promise<void> {
  return audited(move.audit, () =>
    inTransaction(db, async (tx) => {
      const ids = await lockNext(tx, move.pricingId, move.number);
      await followAll({ db: tx, now }, move.pricingId, ids);
      await endMoves(tx, move);
    }),
  );
}

/** Removes the moves of a plan up to one, if that has reached all. Returns whether it has. */
async function endMoves(
  db: Database,
  { pricingId, number }: Pick<Move, 'pricingId' | 'number'>,
): Promise<boolean> {
  const [left] = await db
    .select({ id: subscription.id })
    .from(subscription)
    .where(unreached(pricingId, number))
    .limit(1);
  if (left) return false;
  await db
    .delete(planMove)
    .where(and(eq(planMove.pricingId, pricingId), lte(planMove.number, number)));
  return true;
}
