import { and, asc, eq, gt, inArray, lt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { outsideRequestTime } from '../database/deadline.ts';
import { PLATFORM } from '../database/scope.ts';
import { inTransaction, onCommit } from '../database/transaction.ts';
import { deleteInBatches } from '../housekeeping/delete-in-batches.ts';
import { type Progress, untilDone, wholeRun } from '../housekeeping/progress.ts';
import { HttpError } from '../http-error.ts';
import { institutions } from '../institution/index.ts';
import { log } from '../log.ts';
import { observeQueue } from '../metrics/queues.ts';
import { createFairQueue } from '../queue/fair-queue.ts';
import type { WriteContext } from '../resource/context.ts';
import { isApplying, rateBatch, rateChange, VISIBLE_STATES } from '../schema/rate.ts';
import { forgetOldBatches, forgetOldChanges } from './forget.ts';
import type { RateContext } from './rate-context.ts';
import {
  addBatch,
  addChanges,
  applyChanges,
  type NewBatch,
  type RateBatchRow,
  type SavedChange,
} from './save.ts';

/*
 * A change of many cells. One statement over all of them would hold the embedded database, and an institution's row, for
 * seconds. So its changes are written down in slices, under a batch that no one sees (`staged`). One short transaction
 * then makes it hold: readers take what it says from its changes (`stored.ts`), while they are written to the rates in
 * slices too (`applying`). A process that ends before that transaction has changed nothing; one that ends after it leaves
 * a batch that holds, which the next write or the housekeeping finishes.
 */

/** Cells in one transaction: some tens of milliseconds of the embedded database. */
export const CELLS_AT_ONCE = 2_000;

/** One at a time over all institutes: each holds tens of megabytes, and a core for seconds. */
export const largeWrites = observeQueue('rate writes', createFairQueue({ places: 1, waiting: 10 }));

/** How long a batch may be staged. It is then of a process that has ended. */
const STAGED_MS = 15 * 60_000;

/** Writes down changes that no one sees yet. `db` is not a transaction. */
export async function stageBatch(
  context: WriteContext,
  { institutionId }: RateContext,
  newBatch: NewBatch,
  changes: readonly SavedChange[],
): Promise<RateBatchRow> {
  const { db } = context;
  const batch = await inTransaction(db, async (tx) => {
    await institutions.lock({ ...context, db: tx }, institutionId, undefined);
    const values = { ...newBatch, affected: changes.length, state: 'staged' } as const;
    return addBatch({ ...context, db: tx }, institutionId, values);
  });
  try {
    for (let from = 0; from < changes.length; from += CELLS_AT_ONCE) {
      await addChanges(db, batch, changes.slice(from, from + CELLS_AT_ONCE));
    }
    return batch;
  } catch (error) {
    await dropStaged(db, batch).catch(() => {});
    throw error;
  }
}

/**
 * Makes a staged batch hold, unless rates were changed since its changes were planned. They are written to the rates once
 * the transaction has been committed, before `inTransaction` ends. The institution is locked.
 *
 * @param db the database outside of the transaction.
 * @throws HttpError `UNAVAILABLE` for a plan that is no longer right.
 */
export async function publishBatch(
  tx: Database,
  db: Database,
  { revision: planned }: RateContext,
  { id, institutionId, revision }: RateBatchRow,
): Promise<void> {
  const later = alias(rateBatch, 'later');
  const changed = tx
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        eq(later.institutionId, institutionId),
        gt(later.revision, planned),
        inArray(later.state, VISIBLE_STATES),
      ),
    );
  const published = await tx
    .update(rateBatch)
    .set({ state: 'applying', appliedTo: '' })
    .where(and(eq(rateBatch.id, id), eq(rateBatch.state, 'staged'), notExists(changed)))
    .returning({ id: rateBatch.id });
  if (published.length === 0) throw tryAgain();
  await forgetOldBatches(tx, institutionId, revision);
  onCommit(tx, async () => {
    try {
      await finishBatches(db, institutionId);
    } catch (error) {
      // It holds already, and is finished later.
      log('warn', 'rate.batch', { error });
    }
  });
}

/** Returns the error for rates of an institute that are changing at this moment. */
function tryAgain(): HttpError {
  return new HttpError('UNAVAILABLE', { headers: { 'Retry-After': '2' }, isExpected: true });
}

/** Refuses a write to rates that a large batch is still being written to. The institution is locked. */
export async function requireFinished(tx: Database, institutionId: string): Promise<void> {
  if (await nextUnfinished(tx, institutionId)) throw tryAgain();
}

/** Writes applied batches to the rates, of one institution or of all. `db` is not a transaction. */
export function finishBatches(
  db: Database,
  institutionId?: string,
  progress: Progress = wholeRun,
): Promise<void> {
  return outsideRequestTime(async () => {
    let batch = await nextUnfinished(db, institutionId);
    if (!batch) return;
    await untilDone(progress, async () => {
      if (batch) await applySlice(db, batch);
      batch = await nextUnfinished(db, institutionId);
      return batch !== undefined;
    });
    if (institutionId) await forgetOldChanges(db, institutionId);
  });
}

async function nextUnfinished(
  db: Database,
  institutionId?: string,
): Promise<RateBatchRow | undefined> {
  const [batch] = await db
    .select()
    .from(rateBatch)
    .where(
      and(
        isApplying,
        institutionId === undefined ? undefined : eq(rateBatch.institutionId, institutionId),
      ),
    )
    .orderBy(asc(rateBatch.institutionId), asc(rateBatch.revision))
    .limit(1);
  return batch;
}

/** Applies the next cells of a batch. Anyone else who does the same waits, and goes on behind it. */
async function applySlice(db: Database, { id, institutionId }: RateBatchRow): Promise<void> {
  await inTransaction(db, async (tx) => {
    await institutions.lockIfFound({ db: tx, actor: { scope: PLATFORM } }, institutionId);
    const [batch] = await tx.select().from(rateBatch).where(eq(rateBatch.id, id)).for('update');
    if (batch?.state !== 'applying') return;
    const from = batch.appliedTo ?? '';
    const cells = tx
      .select({ cell: rateChange.cell })
      .from(rateChange)
      .where(
        and(
          eq(rateChange.institutionId, institutionId),
          eq(rateChange.revision, batch.revision),
          gt(rateChange.cell, from),
        ),
      )
      .orderBy(asc(rateChange.cell))
      .limit(CELLS_AT_ONCE)
      .as('next');
    const [next] = await tx
      .select({ last: sql<string | null>`max(${cells.cell})`, count: sql<number>`count(*)::int` })
      .from(cells);
    const last = next?.last ?? null;
    if (last !== null) await applyChanges(tx, batch, { after: from, upTo: last });
    const isDone = last === null || (next?.count ?? 0) < CELLS_AT_ONCE;
    await tx
      .update(rateBatch)
      .set(isDone ? { state: 'done', appliedTo: null } : { appliedTo: last })
      .where(eq(rateBatch.id, id));
  });
}

/** Finishes batches that hold, and removes those that came to nothing. For the housekeeping. */
export async function finishRateBatches(
  db: Database,
  now: Date,
  progress: Progress = wholeRun,
): Promise<void> {
  await finishBatches(db, undefined, progress);
  const left = await db
    .select()
    .from(rateBatch)
    .where(
      and(
        inArray(rateBatch.state, ['staged', 'dropped']),
        lt(rateBatch.createdAt, new Date(now.getTime() - STAGED_MS)),
      ),
    );
  for (const batch of left) {
    await dropStaged(db, batch, progress);
    await progress.reach('');
  }
}

async function dropStaged(
  db: Database,
  { id, institutionId, revision }: RateBatchRow,
  progress: Progress = wholeRun,
): Promise<void> {
  const isLeft = and(eq(rateBatch.id, id), inArray(rateBatch.state, ['staged', 'dropped']));
  // It can no longer be published. Its row goes last: its number is not given away while it has changes.
  const dropped = await db
    .update(rateBatch)
    .set({ state: 'dropped' })
    .where(isLeft)
    .returning({ id: rateBatch.id });
  if (dropped.length === 0) return;
  const changes = and(
    eq(rateChange.institutionId, institutionId),
    eq(rateChange.revision, revision),
  );
  await deleteInBatches(db, rateChange, changes, { progress });
  await db.delete(rateBatch).where(isLeft);
}
