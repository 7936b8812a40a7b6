import { addDays, PROMISE_DAYS_MAX, roundedMinor, todayOf } from '@booking/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Call, Handlers } from '../http/call.ts';
import { fieldError } from '../http-error.ts';
import { readTaxes } from '../paper/index.ts';
import { versionConflict } from '../resource/version-conflict.ts';
import { receivable } from '../schema/receivable.ts';
import { lockInstitution } from '../subscription/index.ts';
import { listReceivables, readReceivable, readTotals } from './receivable.ts';
import { receivableRows as rows } from './rows.ts';

type Update = Call<'receivable', 'update'>;
type Row = typeof receivable.$inferSelect;

/** The calls about what institutes owe. */
export const receivableHandlers = {
  list: listReceivables,
  totals: readTotals,
  taxes: readTaxes,

  async update(call) {
    const { id, body, now } = call;
    // Two first notes of an institute wait for one another at its row.
    const home = await lockInstitution(call, id);
    if (!home) throw rows.notFound();
    const row = await lockNotes(call, id);
    const before = await readReceivable(call, id);
    if (body.__v !== undefined && body.__v !== (row ? row.version + 1 : 0)) {
      throw await versionConflict(call, before, receivable, eq(receivable.institutionId, id));
    }
    const changes = {
      ...promiseOf(call, JSON.parse(before.json).currency),
      ...contactOf(call, todayOf('billing', now)),
    };
    if (row) await rows.update(call, row, changes);
    else await rows.insert(call, { institutionId: id, ...changes });
    return readReceivable(call, id);
  },
} satisfies Handlers['receivable'];

async function lockNotes({ db, actor }: Update, id: string): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(receivable)
    .where(and(eq(receivable.institutionId, id), rows.within(actor.scope)))
    .for('update');
  return row;
}

const NO_PROMISE = { promiseDay: null, promiseMinor: null, promiseNote: null, promisedAt: null };

function promiseOf({ body: { promise }, now }: Update, currency: string): Partial<Row> {
  if (promise === undefined) return {};
  if (promise === null) return NO_PROMISE;
  const { day: promiseDay, amount, note: promiseNote = null } = promise;
  const today = todayOf('billing', now);
  if (promiseDay < today || promiseDay > addDays(today, PROMISE_DAYS_MAX)) {
    throw fieldError('VALIDATION', 'promise.day', 'Choose a day from today to a year ahead.');
  }
  const promiseMinor = roundedMinor(amount, currency);
  return { promiseDay, promiseMinor, promiseNote, promisedAt: now };
}

function contactOf({ body: { contact }, actor }: Update, today: string): Partial<Row> {
  if (contact === undefined) return {};
  if (contact === null) return { contactDay: null, contactNote: null, contactBy: null };
  if (contact.day > today) {
    throw fieldError('VALIDATION', 'contact.day', 'Choose today or an earlier day.');
  }
  return { contactDay: contact.day, contactNote: contact.note, contactBy: actor.userId };
}
