import { BULK_ROWS_MAX, isPermission, LIST_LIMIT_MAX } from '@booking/api-client/contract';
import type { Database } from '../database/database.ts';
import type { RawJson } from '../database/document.ts';
import { onCommit } from '../database/transaction.ts';
import type { Call, Handlers } from '../http/call.ts';
import { runList } from '../http/mount.ts';
import { fieldError, HttpError } from '../http-error.ts';
import { checkChange, type ListedRow, nameOf } from './change-of.ts';
import { insertJob, lockJob, readJob, reopen, stopJob } from './jobs.ts';
import { bodyOf, type CallFinder } from './run-row.ts';

interface BulkParts {
  readonly db: Database;
  readonly find: CallFinder;
  /** Called when a job has rows to do. */
  readonly wake: () => void;
}

type Create = Omit<Call<'bulk', 'create'>, 'db'>;
type Found = { readonly id: string; readonly name: string };

/** Changes of all rows that match, or of some of them. Each is checked first, and made by `run`. */
export function bulkHandlers({ db: rootDb, find, wake }: BulkParts): Handlers['bulk'] {
  const read = async (
    { db, actor, id }: Pick<Call<'bulk', 'get'>, 'db' | 'actor' | 'id'>,
    asked = {},
  ): Promise<RawJson> => ({ json: JSON.stringify(await readJob(db, actor.userId, id, asked)) });

  return {
    create: {
      async prepare(call) {
        requireRights(call, find);
        checkChange(call.body);
        checkBody(call, find);
        // Before the transaction: pages of a list, one after the other.
        const rows = await matchingRows(call, rootDb, find);
        const { list, call: name, body, addTag, removeTag, addTrialDays } = call.body;
        const change = { body, addTag, removeTag, addTrialDays };
        const job = { userId: call.actor.userId, list, call: name, change };
        return async (db) => {
          const id = await insertJob(db, job, rows, call.now);
          onCommit(db, wake);
          return read({ ...call, db, id });
        };
      },
    },

    get: (call) => read(call, call.query),

    async run(call) {
      const { db, actor, id, now } = call;
      const job = await lockJob(db, actor.userId, id);
      if (job.status === 'Checking' || job.status === 'Running') {
        throw new HttpError('INVALID_TRANSITION', { message: 'Wait until it has ended.' });
      }
      await reopen(db, job, job.status === 'Checked' ? ['Changed'] : ['Failed', 'Stopped'], now);
      onCommit(db, wake);
      return read(call);
    },

    async cancel(call) {
      const { db, actor, id, now } = call;
      const job = await lockJob(db, actor.userId, id);
      if (job.status !== 'Done' && job.status !== 'Cancelled') await stopJob(db, job, now);
      return read(call);
    },
  };
}

/** @throws HttpError `FORBIDDEN` at the list or the call that the user may not make. */
function requireRights({ actor, body }: Create, find: CallFinder): void {
  for (const field of ['list', 'call'] as const) {
    const { access } = find(body[field]);
    if (isPermission(access) && !actor.permissions.has(access)) {
      throw fieldError('FORBIDDEN', field, 'You don’t have permission for this.', 'forbidden');
    }
  }
}

/** @throws HttpError `VALIDATION` for a body that the call would refuse of any row. */
function checkBody({ body: request }: Create, find: CallFinder): void {
  const { call, body, addTag, removeTag, addTrialDays } = request;
  // A body that is made from the row has the form of the call.
  if (addTag !== undefined || removeTag !== undefined || addTrialDays !== undefined) return;
  try {
    bodyOf(find(call), body);
  } catch (error) {
    if (!(error instanceof HttpError) || !error.details.errors) throw error;
    const errors = error.details.errors.map((fieldError) => ({
      ...fieldError,
      path: `body.${fieldError.path}`,
    }));
    throw new HttpError('VALIDATION', { errors });
  }
}

/** Sorts before every id. */
const FIRST_ID = '0'.repeat(24);

/** Reads the rows that match now, by their ids. @throws HttpError `VALIDATION` for too many, `INVALID_QUERY`. */
async function matchingRows(
  { actor, body: { list, query, only, except }, now }: Create,
  db: Database,
  find: CallFinder,
): Promise<readonly Found[]> {
  const out = new Set(except);
  const read = async (asked: Readonly<Record<string, string>>) => {
    const search = new URLSearchParams(query);
    for (const name of ['page', 'sort', 'fields', 'count']) search.delete(name);
    const limit = String(LIST_LIMIT_MAX);
    for (const [name, value] of Object.entries({ ...asked, limit })) search.set(name, value);
    const page = await runList(find(list), db, { search, actor, now });
    const rows: readonly ListedRow[] = JSON.parse(page.json);
    return { total: page.total, rows };
  };
  const listed: ListedRow[] = [];
  for (const _id of only ? pagesOf(only) : []) listed.push(...(await read({ _id })).rows);
  let after = only ? undefined : FIRST_ID;
  while (after !== undefined) {
    // Counted once, with the first page.
    const isFirst = after === FIRST_ID;
    const { total, rows } = await read({ after, ...(isFirst && { count: 'exact' }) });
    if (isFirst && total - out.size > BULK_ROWS_MAX) {
      const most = BULK_ROWS_MAX.toLocaleString('en-IN');
      const message = `More than ${most} rows match. Narrow the list.`;
      throw fieldError('VALIDATION', 'query', message, 'too_big');
    }
    listed.push(...rows);
    after = rows.length < LIST_LIMIT_MAX ? undefined : rows.at(-1)?._id;
  }
  return listed
    .filter(({ _id }) => !out.has(_id))
    .map((row) => ({ id: row._id, name: nameOf(list, row) }));
}

/** Ids in their order, as many at a time as one call of a list takes, each once. */
function pagesOf(ids: readonly string[]): readonly string[] {
  const sorted = [...new Set(ids)].sort();
  const pages = Math.ceil(sorted.length / LIST_LIMIT_MAX);
  return Array.from({ length: pages }, (_, at) =>
    sorted.slice(at * LIST_LIMIT_MAX, (at + 1) * LIST_LIMIT_MAX).join(','),
  );
}
