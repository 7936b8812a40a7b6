import { randomUUID } from 'node:crypto';
import { OPENED_BY_PART } from '@booking/api-client/contract';
import * as z from 'zod/mini';
import { audited } from '../database/audit-context.ts';
import type { Database } from '../database/database.ts';
import { inTransaction, sqlState } from '../database/transaction.ts';
import { callerOfJob } from '../http/caller.ts';
import { httpErrorOf } from '../http/errors.ts';
import { fieldErrors } from '../http/field-errors.ts';
import { type Mounted, runList, runWrite } from '../http/mount.ts';
import { HttpError } from '../http-error.ts';
import { inRequest, log } from '../log.ts';
import { bodyFor, type ListedRow, targetOf } from './change-of.ts';
import { type BulkItem, type BulkJob, isChecking, lockItem, noteOutcome } from './jobs.ts';

/** Finds a call of the contract by its name. */
export type CallFinder = (name: string) => Mounted;

/** Undoes what a check has tried. */
class Tried extends Error {
  readonly outcome: 'Changed' | 'Same';

  constructor(outcome: 'Changed' | 'Same') {
    super('A check writes nothing.');
    this.outcome = outcome;
  }
}

/**
 * Does the next row of a job: its change and its outcome are one transaction, so that a process that dies leaves the row
 * either done and noted or neither. The rights are those of the job's user at this moment. Returns whether there was one.
 */
export function runNextRow(
  db: Database,
  find: CallFinder,
  job: BulkJob,
  now: Date,
): Promise<boolean> {
  const requestId = randomUUID();
  const work = async () => {
    let item: BulkItem | undefined;
    try {
      return await inTransaction(db, async (tx) => {
        item = await lockItem(tx, job);
        if (!item) return false;
        const outcome = await tryRow(tx, find, job, item, now);
        await noteOutcome(tx, item, { ...outcome, requestId });
        return true;
      });
    } catch (error) {
      if (!item || isOutage(error)) throw error;
      // Its next try would fail in the same way, and keep the rows after it from theirs.
      log('error', 'bulk.row', { job: job.id, row: item.rowId, error });
      await noteOutcome(db, item, {
        outcome: 'Failed',
        ...reasonOf(httpErrorOf(error)),
        requestId,
      });
      return true;
    }
  };
  return inRequest(requestId, () =>
    audited({ requestId, call: job.call, userId: job.userId }, work),
  );
}

/** Cancelled by the database for its length. */
const TOO_LONG = '57014';

/** Whether a row failed because nothing can be written now. It is tried again later. */
function isOutage(error: unknown): boolean {
  if (sqlState(error) === TOO_LONG) return false;
  return ['UNAVAILABLE', 'STORAGE_FULL'].includes(httpErrorOf(error).code);
}

/** More than there are jobs and people who change a row at the same moment. */
const CONFLICT_TRIES = 20;

type Outcome = Pick<BulkItem, 'outcome' | 'code' | 'message'>;

async function tryRow(
  tx: Database,
  find: CallFinder,
  job: BulkJob,
  item: BulkItem,
  now: Date,
): Promise<Outcome> {
  const none = { code: null, message: null };
  const isCheck = await isChecking(tx, job);
  for (let tries = 1; ; tries += 1) {
    try {
      // A part of the transaction that fails alone.
      const outcome = await inTransaction(tx, async (part) => {
        const done = await changeRow(part, find, job, item, now);
        if (isCheck) throw new Tried(done);
        return done;
      });
      return { outcome, ...none };
    } catch (error) {
      if (error instanceof Tried) return { outcome: error.outcome, ...none };
      if (!(error instanceof HttpError)) throw error;
      // Someone else has changed it since it was read, a moment ago: it is read again.
      if (error.code === 'VERSION_CONFLICT' && tries < CONFLICT_TRIES) continue;
      return { outcome: 'Failed', ...reasonOf(error) };
    }
  }
}

/** Changes a row as its own call does. */
async function changeRow(
  db: Database,
  find: CallFinder,
  { list, call: name, change, userId }: BulkJob,
  { rowId }: BulkItem,
  now: Date,
): Promise<'Changed' | 'Same'> {
  const call = find(name);
  const asked = { access: call.access, writes: true, parts: OPENED_BY_PART[name] };
  const caller = callerOfJob(db, userId, asked);
  const actor = await caller.admit();
  const page = await runList(find(list), db, {
    search: new URLSearchParams({ _id: rowId }),
    actor,
    now,
  });
  const [row]: readonly ListedRow[] = JSON.parse(page.json);
  if (!row) {
    if (name.endsWith('.remove')) return 'Same';
    throw new HttpError('NOT_FOUND', { message: 'It no longer exists.' });
  }
  const target = targetOf(list, row);
  const changes = bodyFor(change, target);
  if (!changes) return 'Same';
  const body = bodyOf(call, changes);
  const response = await runWrite(call, db, { id: target.id, body, actor, now });
  await caller.confirm(db, actor);
  return versionOf(response) === target.version ? 'Same' : 'Changed';
}

/** The body of a call, read by its schema; calls that take none get none. @throws HttpError `VALIDATION` */
export function bodyOf({ schema }: Mounted, body: object): unknown {
  if (!schema.body) return undefined;
  const read = z.safeParse(schema.body, body);
  if (read.success) return read.data;
  throw new HttpError('VALIDATION', { errors: fieldErrors(read.error.issues) });
}

function versionOf(response: unknown): number | undefined {
  if (typeof response !== 'object' || response === null || !('json' in response)) return undefined;
  return JSON.parse(String(response.json)).__v;
}

/** Returns the reason of a failure for a receipt: the mistake in a field rather than that there is one. */
function reasonOf({ code, message, details: { errors } }: HttpError) {
  return { code, message: errors?.[0]?.message ?? message };
}
