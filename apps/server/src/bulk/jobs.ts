import {
  BULK_KEPT_DAYS,
  BULK_RECEIPT_MAX,
  type Bulk,
  type BulkOutcome,
} from '@booking/api-client/contract';
import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { newId } from '../database/id.ts';
import { deleteInBatches } from '../housekeeping/delete-in-batches.ts';
import { type Progress, wholeRun } from '../housekeeping/progress.ts';
import { HttpError } from '../http-error.ts';
import { bulkItem, bulkJob, isOpenJob } from '../schema/bulk.ts';

export type BulkJob = typeof bulkJob.$inferSelect;
export type BulkItem = typeof bulkItem.$inferSelect;

const OPEN_MAX = 3;
const REASONS_MAX = 20;

/** Adds a job with its rows. @throws HttpError `TOO_MANY_REQUESTS` while three of the user are under way. */
export async function insertJob(
  db: Database,
  job: Pick<BulkJob, 'userId' | 'list' | 'call' | 'change'>,
  rows: readonly { readonly id: string; readonly name: string }[],
  now: Date,
): Promise<string> {
  const open = await db.$count(bulkJob, and(eq(bulkJob.userId, job.userId), isOpenJob));
  if (open >= OPEN_MAX) {
    throw new HttpError('TOO_MANY_REQUESTS', {
      message: `${OPEN_MAX} changes of many rows are under way. Wait for one to end, or cancel it.`,
      headers: { 'Retry-After': '30' },
    });
  }
  const id = newId(now.getTime());
  const status = rows.length > 0 ? 'Checking' : 'Checked';
  const times = { createdAt: now, servedAt: now, endedAt: rows.length > 0 ? null : now };
  await db.insert(bulkJob).values({ ...job, ...times, id, status, total: rows.length });
  const texts = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;
  await db.execute(sql`
    insert into ${bulkItem} (job_id, place, row_id, name, outcome)
    select ${id}, place, row_id, name, 'Waiting'
    from unnest(${texts(rows.map((row) => row.id))}, ${texts(rows.map((row) => row.name))})
      with ordinality as given(row_id, name, place)`);
  return id;
}

/** Locks a job of the user. @throws HttpError `NOT_FOUND` */
export async function lockJob(db: Database, userId: string, id: string): Promise<BulkJob> {
  const [job] = await db
    .select()
    .from(bulkJob)
    .where(and(eq(bulkJob.id, id), eq(bulkJob.userId, userId)))
    .for('update');
  if (!job) throw notFound();
  return job;
}

export function notFound(): HttpError {
  return new HttpError('NOT_FOUND', { message: 'Change not found.' });
}

/** Opens rows of some outcomes again, and the job with them. */
export async function reopen(
  db: Database,
  { id }: BulkJob,
  outcomes: readonly BulkOutcome[],
  now: Date,
): Promise<void> {
  const opened = await db
    .update(bulkItem)
    .set({ outcome: 'Waiting', code: null, message: null, requestId: null })
    .where(and(eq(bulkItem.jobId, id), inArray(bulkItem.outcome, [...outcomes])));
  const isDone = opened.rowCount === 0;
  await db
    .update(bulkJob)
    .set({ status: isDone ? 'Done' : 'Running', endedAt: isDone ? now : null, servedAt: now })
    .where(eq(bulkJob.id, id));
}

/** Leaves the rows that were not reached as they are: of a check, those too that would have been changed. */
export async function stopJob(db: Database, { id, status }: BulkJob, now: Date): Promise<void> {
  const isCheck = status === 'Checking' || status === 'Checked';
  const left: readonly BulkOutcome[] = isCheck ? ['Waiting', 'Changed'] : ['Waiting'];
  await db
    .update(bulkItem)
    .set({ outcome: 'Stopped' })
    .where(and(eq(bulkItem.jobId, id), inArray(bulkItem.outcome, [...left])));
  await db.update(bulkJob).set({ status: 'Cancelled', endedAt: now }).where(eq(bulkJob.id, id));
}

/** Takes the open job that was served least lately. */
export async function nextJob(db: Database, now: Date): Promise<BulkJob | undefined> {
  const waiting = sql`(select id from ${bulkJob} where ${isOpenJob}
    order by ${bulkJob.servedAt} limit 1 for update skip locked)`;
  const [job] = await db
    .update(bulkJob)
    .set({ servedAt: now })
    .where(eq(bulkJob.id, waiting))
    .returning();
  return job;
}

/** The next row of a job, locked: another process takes another. */
export async function lockItem(db: Database, job: BulkJob): Promise<BulkItem | undefined> {
  const [item] = await db
    .select()
    .from(bulkItem)
    .where(and(eq(bulkItem.jobId, job.id), eq(bulkItem.outcome, 'Waiting')))
    .orderBy(asc(bulkItem.place))
    .limit(1)
    .for('update', { skipLocked: true });
  return item;
}

/** Whether rows are tried alone, by a job that has a row locked: its check may have ended since the slice began. */
export async function isChecking(db: Database, { id }: BulkJob): Promise<boolean> {
  const [job] = await db.select({ status: bulkJob.status }).from(bulkJob).where(eq(bulkJob.id, id));
  return job?.status === 'Checking';
}

/** Notes what became of a row that is still waiting. */
export async function noteOutcome(
  db: Database,
  { jobId, place }: BulkItem,
  outcome: Pick<BulkItem, 'outcome' | 'code' | 'message' | 'requestId'>,
): Promise<void> {
  await db
    .update(bulkItem)
    .set(outcome)
    .where(
      and(eq(bulkItem.jobId, jobId), eq(bulkItem.place, place), eq(bulkItem.outcome, 'Waiting')),
    );
}

/** Ends a job whose rows are all done. Returns whether it has ended, by this or before. */
export async function endJob(db: Database, { id }: BulkJob, now: Date): Promise<boolean> {
  const [job] = await db.select().from(bulkJob).where(eq(bulkJob.id, id)).for('update');
  if (job?.status !== 'Checking' && job?.status !== 'Running') return true;
  const waiting = and(eq(bulkItem.jobId, id), eq(bulkItem.outcome, 'Waiting'));
  if ((await db.$count(bulkItem, waiting)) > 0) return false;
  const status = job.status === 'Checking' ? 'Checked' : 'Done';
  await db.update(bulkJob).set({ status, endedAt: now }).where(eq(bulkJob.id, id));
  return true;
}

/** Returns a job of the user as the contract has it, with rows of some outcomes. @throws HttpError `NOT_FOUND` */
export async function readJob(
  db: Database,
  userId: string,
  id: string,
  asked: {
    readonly outcome?: readonly BulkOutcome[] | undefined;
    readonly after?: number | undefined;
  } = {},
): Promise<Bulk> {
  const [job] = await db
    .select()
    .from(bulkJob)
    .where(and(eq(bulkJob.id, id), eq(bulkJob.userId, userId)));
  if (!job) throw notFound();
  const ofJob = eq(bulkItem.jobId, id);
  const counted = await db
    .select({ outcome: bulkItem.outcome, count: sql<number>`count(*)::int` })
    .from(bulkItem)
    .where(ofJob)
    .groupBy(bulkItem.outcome);
  const countOf = (outcome: BulkOutcome) =>
    counted.find((group) => group.outcome === outcome)?.count ?? 0;
  const reasons = await db
    .select({
      code: sql<string>`coalesce(${bulkItem.code}, '')`,
      message: sql<string>`coalesce(${bulkItem.message}, '')`,
      count: sql<number>`count(*)::int`,
      names: sql<string[]>`(array_agg(${bulkItem.name} order by ${bulkItem.place}))[1:3]`,
    })
    .from(bulkItem)
    .where(and(ofJob, eq(bulkItem.outcome, 'Failed')))
    .groupBy(bulkItem.code, bulkItem.message)
    .orderBy(sql`count(*) desc`, bulkItem.message)
    .limit(REASONS_MAX);
  const rows = asked.outcome
    ? await db
        .select()
        .from(bulkItem)
        .where(
          and(
            ofJob,
            inArray(bulkItem.outcome, [...asked.outcome]),
            gt(bulkItem.place, asked.after ?? 0),
          ),
        )
        .orderBy(asc(bulkItem.place))
        .limit(BULK_RECEIPT_MAX)
    : [];
  return {
    _id: job.id,
    list: job.list,
    call: job.call,
    status: job.status,
    total: job.total,
    counts: {
      Waiting: countOf('Waiting'),
      Changed: countOf('Changed'),
      Same: countOf('Same'),
      Failed: countOf('Failed'),
      Stopped: countOf('Stopped'),
    },
    reasons,
    rows: rows.map(({ place, rowId, name, outcome, code, message, requestId }) => ({
      place,
      _id: rowId,
      name,
      outcome,
      code,
      message,
      requestId,
    })),
    createdAt: job.createdAt.toISOString(),
    endedAt: job.endedAt?.toISOString() ?? null,
  };
}

/** Removes receipts that are no longer kept, with their rows. */
export async function forgetOldBulks(
  db: Database,
  now: Date,
  progress: Progress = wholeRun,
): Promise<void> {
  const day = new Date(now.getTime() - BULK_KEPT_DAYS * 86_400_000);
  await deleteInBatches(db, bulkJob, lt(bulkJob.createdAt, day), { batch: 5, progress });
}
