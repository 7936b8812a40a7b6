import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { type Progress, untilDone, wholeRun } from '../housekeeping/progress.ts';
import { enqueueNotices } from '../outbox/index.ts';
import { notice } from '../schema/notice.ts';
import { outbox } from '../schema/outbox.ts';

const HOUR = 3_600_000;
const SLICE = 500;

/**
 * Queues notices again that wait and have no email in the outbox: a process of an older version, which runs beside this one
 * during an update, takes emails that it does not know for ones that no one gets.
 */
export async function requeueNotices(
  db: Database,
  now: Date,
  progress: Progress = wholeRun,
): Promise<void> {
  await untilDone(progress, () => requeueSome(db, now));
}

/** Returns whether there may be more. */
function requeueSome(db: Database, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const email = tx.select({ one: sql`1` }).from(outbox).where(eq(outbox.noticeId, notice.id));
    const lost = await tx
      .select({ id: notice.id })
      .from(notice)
      .where(
        and(
          eq(notice.status, 'Queued'),
          lt(notice.createdAt, new Date(now.getTime() - HOUR)),
          notExists(email),
        ),
      )
      .orderBy(notice.createdAt)
      .limit(SLICE)
      .for('update', { skipLocked: true });
    // Notices that were sent, or queued by another server, since they were read.
    const queued = await tx
      .select({ noticeId: outbox.noticeId })
      .from(outbox)
      .where(
        inArray(
          outbox.noticeId,
          lost.map(({ id }) => id),
        ),
      );
    const queuedIds = new Set(queued.map(({ noticeId }) => noticeId));
    const again = lost.filter(({ id }) => !queuedIds.has(id));
    await enqueueNotices(
      tx,
      again.map(({ id }) => ({ noticeId: id, dueAt: now })),
      now,
    );
    return lost.length === SLICE;
  });
}
