import { and, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { PLATFORM } from '../database/scope.ts';
import { inTransaction } from '../database/transaction.ts';
import { inSlices, type Progress, wholeRun } from '../housekeeping/progress.ts';
import { HttpError } from '../http-error.ts';
import { log } from '../log.ts';
import { institution } from '../schema/tenant.ts';
import { moveInstitution } from './move.ts';
import { institutions, updateInstitution } from './store.ts';

/** Institutions of one slice. */
const SLICE = 200;

/** Every time is written alike, so that text compares like time. */
const isDue = (now: Date) =>
  sql`${institution.scheduledStatus} is not null and ${institution.scheduledStatus} ->> 'at' <= ${now.toISOString()}`;

/**
 * Carries out changes of status whose time has come. Each in a transaction of its own, and safe to run at any time and
 * twice: what is done is no longer scheduled.
 */
export async function applyScheduledStatuses(
  db: Database,
  now: Date,
  progress: Progress = wholeRun,
): Promise<void> {
  await inSlices(progress, async (after) => {
    const due = await db
      .select({ id: institution.id })
      .from(institution)
      .where(and(isDue(now), gt(institution.id, after)))
      .orderBy(institution.id)
      .limit(SLICE);
    for (const { id } of due) {
      try {
        await applyOne(db, id, now);
      } catch (error) {
        // An institution that fails doesn't stop the others.
        log('warn', 'scheduled-status', { institution: id, error });
      }
    }
    return due.at(-1)?.id;
  });
}

async function applyOne(db: Database, id: string, now: Date): Promise<void> {
  try {
    await inTransaction(db, async (tx) => {
      const dueRow = await lockDue(tx, id, now);
      if (!dueRow) return;
      const { context, row, change } = dueRow;
      await moveInstitution(context, row, change);
    });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    await inTransaction(db, (tx) => postpone(tx, id, now, error));
  }
}

/**
 * Postpones a change while the institution lacks something, which may still be added; drops one that its status no
 * longer allows.
 */
async function postpone(
  tx: Database,
  id: string,
  now: Date,
  { code, message }: HttpError,
): Promise<void> {
  const dueRow = await lockDue(tx, id, now);
  if (!dueRow) return;
  const { context, row, change } = dueRow;
  if (code !== 'BUSINESS_RULE') {
    await updateInstitution(context, row, { scheduledStatus: null });
  } else if (change.waitsFor !== message) {
    await updateInstitution(context, row, { scheduledStatus: { ...change, waitsFor: message } });
  }
}

/** Locks an institution whose scheduled change is due. It is carried out in the name of who scheduled it. */
async function lockDue(tx: Database, id: string, now: Date) {
  const platform = { db: tx, actor: { scope: PLATFORM, userId: null }, now };
  const row = await institutions.lock(platform, id, undefined);
  const change = row.scheduledStatus;
  if (!change || change.at > now.toISOString()) return undefined;
  const { by } = change;
  const actor = by ? { scope: PLATFORM, userId: by._id, name: by.name } : platform.actor;
  return { context: { ...platform, actor }, row, change };
}
