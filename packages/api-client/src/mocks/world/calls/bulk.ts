import * as z from 'zod/mini';
import { accessOf, isPermission } from '../../../contract/facts/access.ts';
import { addDays } from '../../../contract/facts/billing.ts';
import {
  BULK_RECEIPT_MAX,
  BULK_ROWS_MAX,
  type BulkCall,
  type BulkList,
  type BulkOutcome,
} from '../../../contract/facts/bulk.ts';
import { LIST_LIMIT_MAX } from '../../../contract/facts/list.ts';
import type { Page } from '../../../contract/list.ts';
import type { Bulk, BulkRow } from '../../../contract/schemas/bulk.ts';
import { type CallSchemas, schemas } from '../../../contract/schemas.ts';
import { failure, MockFailure } from '../../failure.ts';
import type { InputOf } from '../../resolver.ts';
import type { BulkJob } from '../bulk-job.ts';
import { fieldFailure } from '../refuse.ts';
import type { Store } from '../store.ts';
import type { CallsOf, WorldCall } from '../world-call.ts';

type Create = WorldCall<InputOf<'bulk.create'>>;
type Fields = Readonly<Record<string, unknown>>;
/** The calls of a world by their names. */
type Calls = Readonly<Record<string, (call: WorldCall<unknown>) => unknown>>;

export function bulkCalls(store: Store, callsOf: () => Calls): CallsOf<'bulk'> {
  const find = ({ id, caller }: Pick<Create, 'id' | 'caller'>): BulkJob => {
    const job = store.bulks.get(id);
    if (job.userId !== caller.user._id) throw store.bulks.missing();
    return job;
  };
  const write = (job: BulkJob, rows: readonly BulkRow[], status: Bulk['status'], at: string) => {
    const next = { ...job, bulk: counted({ ...job.bulk, rows: [...rows], status, endedAt: at }) };
    store.bulks.replace(next);
    return { ...next.bulk, rows: [] };
  };

  return {
    create(call) {
      requireRights(call);
      checkChange(call.input);
      const targets = matchingRows(call, callsOf());
      const at = call.writer.at;
      const { list, call: name } = call.input;
      const rows = targets.map(
        (row, place): BulkRow => ({
          ...{ place: place + 1, _id: row.id, name: row.name },
          outcome: row.body ? 'Changed' : 'Same',
          ...{ code: null, message: null, requestId: null },
        }),
      );
      const job: BulkJob = {
        ...store.fresh(call.writer),
        userId: call.caller.user._id,
        bulk: counted({
          ...{ _id: '', list, call: name, status: 'Checked', total: rows.length },
          ...{ counts: NO_COUNTS, reasons: [], rows, createdAt: at, endedAt: at },
        }),
        writes: new Map(
          targets.map((row) => [
            row.id,
            (more) => {
              const { body } = row;
              if (body) callsOf()[name]?.({ ...more, id: row.id, input: parsed(name, body) });
              return body !== undefined;
            },
          ]),
        ),
      };
      store.bulks.add({ ...job, bulk: { ...job.bulk, _id: job._id } });
      return { ...job.bulk, _id: job._id, rows: [] };
    },

    get(call) {
      const { bulk } = find(call);
      const { outcome, after = 0 } = call.input;
      const rows = bulk.rows.filter((row) => outcome?.includes(row.outcome) && row.place > after);
      return { ...bulk, rows: rows.slice(0, BULK_RECEIPT_MAX) };
    },

    run(call) {
      const job = find(call);
      const isFirst = job.bulk.status === 'Checked';
      const isDue = ({ outcome }: BulkRow) =>
        isFirst ? outcome === 'Changed' : outcome === 'Failed' || outcome === 'Stopped';
      const { caller, writer, request } = call;
      const rows = job.bulk.rows.map((row) =>
        isDue(row) ? done(row, () => job.writes.get(row._id)?.({ caller, writer, request })) : row,
      );
      return write(job, rows, 'Done', writer.at);
    },

    cancel(call) {
      const job = find(call);
      const isOver = job.bulk.status === 'Done' || job.bulk.status === 'Cancelled';
      if (isOver) return { ...job.bulk, rows: [] };
      const rows = job.bulk.rows.map((row): BulkRow => ({ ...row, outcome: 'Stopped' }));
      return write(job, rows, 'Cancelled', call.writer.at);
    },
  };
}

const NO_COUNTS: Bulk['counts'] = { Waiting: 0, Changed: 0, Same: 0, Failed: 0, Stopped: 0 };

/** A row after its write. */
function done(row: BulkRow, work: () => boolean | undefined): BulkRow {
  try {
    const outcome: BulkOutcome = work() ? 'Changed' : 'Same';
    return { ...row, outcome, code: null, message: null, requestId: null };
  } catch (error) {
    if (!(error instanceof MockFailure)) throw error;
    const { code, message, errors, requestId } = error.body;
    return { ...row, outcome: 'Failed', code, message: errors?.[0]?.message ?? message, requestId };
  }
}

/** How many rows there are of each outcome, and why some failed. */
function counted(bulk: Bulk): Bulk {
  const counts = { ...NO_COUNTS };
  const reasons = new Map<string, Bulk['reasons'][number]>();
  for (const { outcome, code, message, name } of bulk.rows) {
    counts[outcome] += 1;
    if (code === null || message === null) continue;
    const reason = reasons.get(message) ?? { code, message, count: 0, names: [] };
    const names = [...reason.names, name].slice(0, 3);
    reasons.set(message, { ...reason, count: reason.count + 1, names });
  }
  return { ...bulk, counts, reasons: [...reasons.values()].sort((a, b) => b.count - a.count) };
}

function requireRights({ input, caller }: Create): void {
  for (const field of ['list', 'call'] as const) {
    const access = accessOf(input[field]);
    if (!isPermission(access) || caller.permissions.has(access)) continue;
    throw fieldFailure('FORBIDDEN', field, 'You don’t have permission for this.', 'forbidden');
  }
}

/** @throws MockFailure where the parts of a change contradict each other. */
function checkChange(input: Create['input']): void {
  const { list, call, body, addTag, removeTag, addTrialDays } = input;
  const [group] = call.split('.');
  if (list.split('.')[0] !== group) {
    const message = 'Choose the list of the rows that the change is about.';
    throw fieldFailure('VALIDATION', 'list', message);
  }
  const special = { addTag, removeTag, addTrialDays };
  const isOf = { addTag: 'institution', removeTag: 'institution', addTrialDays: 'subscription' };
  for (const [name, value] of Object.entries(special)) {
    const of = Object.entries(isOf).find(([key]) => key === name)?.[1];
    if (value === undefined || `${of}.update` === call) continue;
    throw fieldFailure('VALIDATION', name, `Only ${of}.update takes this.`);
  }
  for (const name of ['__v', 'email']) {
    if (!Object.hasOwn(body, name)) continue;
    const message = 'This can’t be the same for many rows.';
    throw fieldFailure('VALIDATION', `body.${name}`, message);
  }
  const isSpecial = Object.values(special).some((value) => value !== undefined);
  if (!isSpecial) parsed(call, body, 'body.');
}

/** Returns a body as the schema of the call has read it. @throws MockFailure `VALIDATION` */
function parsed(name: BulkCall, body: object, path = ''): unknown {
  const schema = schemaOf(name).body;
  if (!schema) return undefined;
  const result = z.safeParse(schema, body);
  if (result.success) return result.data;
  const errors = result.error.issues.map((issue) => ({
    path: `${path}${issue.path.join('.')}`,
    ...{ code: issue.code, message: issue.message },
  }));
  throw failure('VALIDATION', { errors });
}

function schemaOf(name: BulkCall | BulkList): CallSchemas {
  const [group = '', call = ''] = name.split('.');
  const all: Readonly<Record<string, Readonly<Record<string, CallSchemas>>>> = schemas;
  const schema = all[group]?.[call];
  if (!schema) throw new TypeError(`No call is named ${name}`);
  return schema;
}

/** The rows that match now, with what is written of each; undefined for one that is so already. */
function matchingRows(call: Create, calls: Calls) {
  const { list, query, only, except } = call.input;
  const asked = Object.fromEntries(new URLSearchParams(query));
  const { page, sort, fields, ...criteria } = asked;
  const schema = schemaOf(list).query;
  const targets: Fields[] = [];
  for (let after: unknown = '0'.repeat(24); after !== undefined; ) {
    const input = schema && z.safeParse(schema, { ...criteria, after, limit: LIST_LIMIT_MAX });
    if (!input?.success) throw failure('INVALID_QUERY');
    // The response of a list is a page.
    const listed = calls[list]?.({ ...call, input: input.data }) as Page<Fields> | undefined;
    const { items = [], total = 0 } = listed ?? {};
    if (total > BULK_ROWS_MAX) {
      const message = 'More than 10,000 rows match. Narrow the list.';
      throw fieldFailure('VALIDATION', 'query', message, 'too_big');
    }
    targets.push(...items);
    after = items.length < LIST_LIMIT_MAX ? undefined : items.at(-1)?._id;
  }
  return targets
    .filter(({ _id }) => !except.some((id) => id === _id))
    .filter(({ _id }) => only?.some((id) => id === _id) ?? true)
    .map((row) => {
      const target = list === 'subscription.current' ? row.subscription : row;
      const fields: Fields = isFields(target) ? target : row;
      return { id: String(fields._id), name: nameOf(row), body: bodyFor(call.input, fields) };
    });
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function nameOf({ name, code, header, firstName, lastName, institution }: Fields): string {
  if (typeof header === 'string') return header;
  if (typeof firstName === 'string') return `${firstName} ${lastName}`;
  if (typeof name === 'string') return name;
  return isFields(institution) ? String(institution.name) : String(code);
}

/** The body of a row's own write; undefined if the row is so already. */
function bodyFor({ addTag, removeTag, addTrialDays, body }: Create['input'], fields: Fields) {
  if (addTrialDays !== undefined) {
    const last = String(fields.trialEndsAt ?? fields.startDate);
    return { action: 'extendTrial', trialEndsAt: addDays(last, addTrialDays) };
  }
  if (addTag === undefined && removeTag === undefined) {
    const differs = Object.entries(body).some(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(fields[name]),
    );
    return differs || Object.keys(body).length === 0 ? body : undefined;
  }
  const tags = Array.isArray(fields.tags) ? fields.tags.map(String) : [];
  const left = tags.filter((tag) => tag !== removeTag);
  const next = addTag === undefined || left.includes(addTag) ? left : [...left, addTag];
  return next.join('\n') === tags.join('\n') ? undefined : { tags: next };
}
