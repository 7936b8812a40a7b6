import { getTableName, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as tables from '../schema/index.ts';
import {
  answerTo,
  distinct,
  goodRequests,
  plain,
  withOtherIds,
} from '../testing/access/good-requests.ts';
import { ADMIN, oneDatabase, PASSWORD, useTestApp } from '../testing/app.ts';
import { calls } from '../testing/calls.ts';
import { idMakers } from '../testing/id-makers.ts';
import { type IdKind, kindOfId, makeInside, nextIds } from '../testing/ids-inside.ts';
import { liftLimits } from '../testing/plan-limits.ts';

/** Tables whose rows are no one's change, or are part of the entry of another row. */
const WITHOUT_ENTRIES: Readonly<Record<string, string>> = {
  audit_entry: 'it is the log',
  bulk_item: 'the change of each row has its own entry',
  color_removal: 'the removal of the colour has the entry',
  housekeeping_part: 'how far a part of the product has got',
  housekeeping_run: 'when a round of the product ran',
  idempotency_key: 'the answers of writes that have entries',
  last_login: 'each sign-in is a session',
  message_template: 'a copy of what the provider has',
  message_template_sync: 'a copy of what the provider has',
  meta: 'facts about the database itself',
  plan_move: 'each subscription that follows has an entry',
  paper_series: 'the last number of a kind, which is that of its last paper',
  passkey: 'each change is a security event, which has the entry; each use is a sign-in',
  passkey_enrolment: 'a passkey that is being added',
  rate: 'each change is part of a batch, which has the entry',
  rate_change: 'the history of a batch, which has the entry',
  recovery_code: 'codes, of a second factor whose security event has the entry',
  refresh_token: 'tokens, of a session that has the entry',
  role_rename: 'each user that is renamed has an entry, and so has the role',
  search_word: 'the words of a row whose change has an entry',
  session_branch: 'tokens, of a session that has the entry',
  sign_in_challenge: 'a sign-in that waits for its second factor',
  stored_file: 'the record that names the file has the entry',
  throttle: 'counts tries',
  two_factor: 'each change is a security event, which has the entry',
  unused_object: 'a file that nothing names any more',
};

const rule = z.object({
  kind: z.string(),
  record: z.optional(z.string()),
  keys: z.optional(z.array(z.string())),
  omit: z.optional(z.array(z.string())),
  unless: z.optional(z.record(z.string(), z.array(z.string()))),
});
type Rule = z.infer<typeof rule>;

/** Columns whose changes the triggers do not record by themselves. */
const BOOKKEEPING =
  'id institution_id created_at updated_at created_by updated_by version search_text seen_as';

const stored = z.record(z.string(), z.unknown());
type Row = z.infer<typeof stored>;
const entry = z.object({
  record_kind: z.string(),
  record_id: z.string(),
  call: z.nullable(z.string()),
  user_name: z.nullable(z.string()),
  address: z.nullable(z.string()),
  request_id: z.nullable(z.string()),
  changes: z.array(z.object({ field: z.string() })),
});

/** Returns the name of a column as the contract writes it. */
const fieldOf = (column: string) =>
  column.replaceAll(/_(\w)/g, (_, letter) => letter.toUpperCase());

/** Null, an empty list, and an object of nothing else. */
function isNone(value: unknown): boolean {
  if (typeof value !== 'object') return value === undefined;
  if (value === null || Array.isArray(value)) return !value?.length;
  return Object.values(value).every(isNone);
}

/** A row, unless it is one that no one sees. */
function seenRow(row: Row | undefined, unless: Rule['unless'] = {}): Row | undefined {
  const isUnseen = Object.entries(unless).some(([column, values]) =>
    values.includes(String(row?.[column])),
  );
  return isUnseen ? undefined : row;
}

interface Difference {
  readonly record: string;
  readonly fields: readonly string[];
}

/** One line a record: a row may be written in two steps, and what belongs to a record may be several rows. */
function byRecord(differences: readonly Difference[]): string[] {
  const fields = new Map<string, Set<string>>();
  for (const { record, fields: some } of differences) {
    fields.set(record, new Set([...(fields.get(record) ?? []), ...some]));
  }
  return [...fields].map(([record, all]) => `${record}: ${[...all].sort().join()}`).sort();
}

/** Every value of a body under the name of a secret. */
function secretsOf(body: unknown): string[] {
  const secrets: string[] = [];
  JSON.stringify(body, (key, value) => {
    if (typeof value === 'string' && /password|token|secret/i.test(key)) secrets.push(value);
    return value;
  });
  return secrets;
}

describe.each(oneDatabase)('the entry of every write on $kind', (database) => {
  const test = useTestApp(database);
  const rules = new Map<string, Rule>();
  let token: string;

  beforeAll(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
    const { rows } = await test.db.execute<{ name: string; argument: string }>(sql`
      select distinct tgrelid::regclass::text as name, rtrim(encode(tgargs, 'escape'), '\\0') as argument
      from pg_trigger where tgname like 'audit\\_%' and tgnargs = 1`);
    for (const { name, argument } of rows) {
      rules.set(name, z.parse(rule, JSON.parse(argument.replace(/\\000$/, ''))));
    }
  });

  it('is asked for every table of the product', () => {
    const names = Object.values(tables).map((table) => getTableName(table));
    const said = [...rules.keys(), ...Object.keys(WITHOUT_ENTRIES)];
    expect(
      [...names].sort(),
      'A migration that adds a table calls audit_writes_of, as 0033_audit-log.sql does.',
    ).toEqual([...said].sort());
  });

  async function state() {
    const parts = [...rules.keys()].map(
      (name) => `select '${name}' as name, to_jsonb(t) as row from ${name} t`,
    );
    const { rows } = await test.db.execute<{ name: string; row: unknown }>(
      sql.raw(parts.join(' union all ')),
    );
    const all = new Map([...rules.keys()].map((name) => [name, new Map<string, Row>()]));
    for (const { name, row } of rows) {
      const read = z.parse(stored, row);
      const key = (rules.get(name)?.keys ?? ['id']).map((column) => read[column]).join();
      all.get(name)?.set(key, read);
    }
    return all;
  }

  /** The fields that differ between two states, by record. */
  function differences(
    before: ReadonlyMap<string, ReadonlyMap<string, Row>>,
    after: ReadonlyMap<string, ReadonlyMap<string, Row>>,
  ): Difference[] {
    return [...rules].flatMap(([name, { kind, record = 'id', omit = [], unless }]) => {
      const [old, now] = [before.get(name), after.get(name)];
      const keys = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
      return [...keys].flatMap((key) => {
        const [was, is] = [seenRow(old?.get(key), unless), seenRow(now?.get(key), unless)];
        if (!was && !is) return [];
        const silent = [...BOOKKEEPING.split(' '), ...omit];
        const fields = Object.keys(is ?? was ?? {})
          .filter((column) => !silent.includes(column))
          .filter((column) => {
            const [from, to] = [was?.[column], is?.[column]];
            if (isNone(from) && isNone(to)) return false;
            return JSON.stringify(from) !== JSON.stringify(to);
          })
          .map(fieldOf);
        if (was && is && fields.length === 0) return [];
        return { record: `${kind} ${(is ?? was)?.[record]}`, fields };
      });
    });
  }

  async function entriesAfter(last: string) {
    const { rows } = await test.db.execute(
      sql`select * from audit_entry where id > ${last} order by id`,
    );
    return z.parse(z.array(entry), rows);
  }

  async function lastEntry(): Promise<string> {
    const { rows } = await test.db.execute<{ id: string }>(
      sql`select coalesce(max(id), '') as id from audit_entry`,
    );
    return rows[0]?.id ?? '';
  }

  const writes = calls.filter(({ route }) => route.method !== 'GET');
  const seen = new Set<string>();

  it.each(writes)('of $name says exactly what it has changed', async (call) => {
    // A call may end the sessions of the one who makes it.
    token = (await test.signIn(ADMIN)).accessToken;
    const tenant = await test.institute(token);
    const makers: Readonly<Record<string, (typeof idMakers)[keyof typeof idMakers]>> = idMakers;
    const id = (await makers[call.route.param ?? '']?.(test, tenant)) ?? '';
    await liftLimits(test, tenant.id);
    const requests = goodRequests(call, id, '', 2);
    const secrets: string[] = [PASSWORD];
    for (const shape of distinct(requests.flatMap((request) => [request, plain(call, request)]))) {
      const kinds = new Set<IdKind>();
      withOtherIds(shape, (fields, old) => {
        const kind = kindOfId(call.name, fields);
        if (kind) kinds.add(kind);
        return old;
      });
      const ids = await makeInside(test, tenant, kinds);
      const sent = withOtherIds(shape, nextIds(call.name, ids));
      const bearer = call.route.isPublic ? undefined : (await test.signIn(ADMIN)).accessToken;
      const [before, last] = [await state(), await lastEntry()];
      const { status, text: reply } = await answerTo(test, call, sent, bearer);
      expect(status, reply).toBeLessThan(500);
      const entries = await entriesAfter(last);
      const told = byRecord(
        entries.map(({ record_kind: kind, record_id: record, changes }) => ({
          record: `${kind} ${record}`,
          fields: changes.map(({ field }) => field.split('.')[0] ?? ''),
        })),
      );
      expect(told).toEqual(byRecord(differences(before, await state())));
      if (status >= 400) continue;
      if (told.length > 0) seen.add(call.name);
      secrets.push(...secretsOf(sent.body));
      for (const line of entries) {
        expect(line).toMatchObject({ call: call.name, address: '192.0.2.8' });
        expect(line.request_id).not.toBeNull();
        if (bearer) expect(line.user_name).toBe('Anjali Menon');
      }
    }
    const { rows } = await test.db.execute<{ text: string }>(
      sql`select coalesce(string_agg(e::text, ' '), '') as text from audit_entry e`,
    );
    const text = rows[0]?.text ?? '';
    for (const secret of secrets.filter(({ length }) => length > 7)) {
      expect(text).not.toContain(secret);
    }
    expect(text).not.toMatch(/\$argon2/);
  });

  it('was there for most writes, which would otherwise prove nothing', () => {
    expect(seen.size).toBeGreaterThan(writes.length / 3);
  });
});
