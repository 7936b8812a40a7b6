import { getTableName, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { idempotencyKey } from '../schema/idempotency-key.ts';
import { meta } from '../schema/meta.ts';
import { note } from '../schema/note.ts';
import { notice } from '../schema/notice.ts';
import { outbox } from '../schema/outbox.ts';
import {
  refreshToken,
  securityEvent,
  sessionBranch,
  sessionFamily,
  throttle,
} from '../schema/session.ts';
import { appUser, institution } from '../schema/tenant.ts';
import {
  answerTo,
  distinct,
  goodRequests,
  plain,
  withOtherIds,
} from '../testing/access/good-requests.ts';
import { ADMIN, oneDatabase, PASSWORD, useTestApp } from '../testing/app.ts';
import { calls } from '../testing/calls.ts';
import { refers, tablesOf } from '../testing/foreign-keys.ts';
import { idMakers } from '../testing/id-makers.ts';
import { type IdKind, kindOfId, makeInside, nextIds } from '../testing/ids-inside.ts';
import { liftLimits } from '../testing/plan-limits.ts';
import { sessionStateIn } from '../testing/session-state.ts';
import { statementsOf } from '../testing/statements.ts';

/** Rows of one caller or one process: no other transaction locks rows of the tables above while it holds them. */
const own: readonly string[] = [
  idempotencyKey,
  throttle,
  outbox,
  meta,
  securityEvent,
  sessionBranch,
  refreshToken,
].map((table) => getTableName(table));

/** Notes and notices decide nothing for an institution: they are written without its lock. */
const withoutLock: readonly string[] = [note, notice].map((table) => getTableName(table));

/** Tables that belong to an institution, by their foreign keys: a change of them locks the institution first. */
const ofInstitution = [...tablesOf('institution')].filter((table) => !withoutLock.includes(table));

/** Rows that belong to a user or an institution are locked after them, although they refer to them. */
const owners: readonly string[] = [appUser, institution].map((table) => getTableName(table));

/** The tables that are locked after each table, with the write that does so first. */
const later = new Map<string, Map<string, string>>();

/** The writes by which the locks of one table lead to those of another; undefined where none do. */
function waysFrom(table: string, end: string, seen = new Set<string>()): string[] | undefined {
  if (table === end) return [];
  if (seen.has(table)) return undefined;
  seen.add(table);
  for (const [next, write] of later.get(table) ?? []) {
    const rest = waysFrom(next, end, seen);
    if (rest) return [`${table} before ${next} in ${write}`, ...rest];
  }
  return undefined;
}

/** Whether the order follows from the foreign keys: of two tables, the one that refers to the other comes first. */
function followsKeys(table: string, next: string): boolean {
  // Every write ends with a lock on the session that it is made in.
  if (next === getTableName(sessionFamily)) return true;
  return owners.includes(table) || !refers(next, table);
}

/** Notes the order of a transaction's locks. Two writes with opposite orders could wait for one another. */
function expectOneOrder(write: string, tables: readonly string[]): void {
  for (const [index, table] of tables.entries()) {
    for (const next of tables.slice(index + 1)) {
      expect(waysFrom(next, table), `${table} before ${next}, and in other writes`).toBeUndefined();
      expect(followsKeys(table, next), `${table} before ${next}, which refers to it`).toBe(true);
      const after = later.get(table) ?? new Map<string, string>();
      later.set(table, after);
      if (!after.has(next)) after.set(next, write);
    }
  }
}

/**
 * Returns the tables in which each transaction locks rows that it has not made, in the order of the locks, each once.
 */
function locksOf(statements: readonly string[]): string[][] {
  const transactions: string[][] = [];
  let newTables = new Set<string>();
  for (const text of statements) {
    // Each statement after a commit is a transaction of its own.
    if (/^\s*(?:begin|commit)/.test(text)) {
      transactions.push([]);
      newTables = new Set();
    }
    const [, inserted] = /^\s*insert into "(\w+)"/.exec(text) ?? [];
    // One that may change what is there locks it.
    if (inserted && !/ do update /.test(text)) newTables.add(inserted);
    const table = lockedBy(text);
    const locked = transactions.at(-1);
    if (!table || !locked || own.includes(table) || newTables.has(table)) continue;
    if (!locked.includes(table)) locked.push(table);
  }
  return transactions;
}

/**
 * The tables of an institution that a transaction locks or writes before the institution. A statement outside of one is the
 * platform's own work (`whatsapp/templates/sync.ts`): it holds nothing while it waits.
 */
function unheldWrites(statements: readonly string[]): string[] {
  const unlocked = new Set<string>();
  let isOpen = false;
  let isHeld = false;
  for (const text of statements) {
    const [, word] = /^\s*(begin|commit|rollback)(?! to)\b/.exec(text) ?? [];
    if (word) {
      isOpen = word === 'begin';
      isHeld = false;
    }
    const [, inserted] = /^\s*insert into "(\w+)"/.exec(text) ?? [];
    const table = lockedBy(text) ?? inserted ?? '';
    if (table === 'institution') isHeld = true;
    if (isOpen && !isHeld && ofInstitution.includes(table)) unlocked.add(table);
  }
  return [...unlocked];
}

function lockedBy(text: string): string | undefined {
  // Among locks of shared rows, only those count that every write takes at its end.
  if (/for update|for share of "session_family"/.test(text)) {
    return /for (?:update|share) of "(\w+)"/.exec(text)?.[1] ?? /\bfrom "(\w+)"/.exec(text)?.[1];
  }
  const [, merged] = /^\s*insert into "(\w+)".* do update /s.exec(text) ?? [];
  return merged ?? /^\s*(?:update|delete from) "(\w+)"/.exec(text)?.[1];
}

async function photo(background: string): Promise<File> {
  const create = { width: 1, height: 1, channels: 3, background } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  return new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' });
}

/**
 * Transactions lock rows in one order over all writes, so that no two wait for one another: users, then their institution,
 * then what belongs to it, then links, then what the platform keeps for all, then sessions. Of two tables, the one that
 * refers to the other comes first; a transaction that changes something that belongs to an institution locks the
 * institution's row before it. A row that the transaction has just inserted has no part in it: no one else sees it.
 * Every write ends with a lock on the session that it is made in (`http/caller.ts`), so sessions are last; two people
 * who end one another's sessions at the same moment wait for one another, and the second one is refused. The order is
 * found by watching the statements of every write, and follows from the foreign keys (`testing/foreign-keys.ts`).
 * Deadlocks are retried all the same.
 */
describe.each(oneDatabase)('locks on $kind', (database) => {
  const test = useTestApp(database);
  let token: string;

  // A call may end the sessions of the one who makes it.
  beforeEach(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
  });

  async function expectOrder(work: () => Promise<unknown>): Promise<string[][]> {
    const texts = (await statementsOf(work)).map(({ text }) => text);
    const transactions = locksOf(texts);
    for (const tables of transactions) {
      expectOneOrder(expect.getState().currentTestName ?? '', tables);
    }
    expect(unheldWrites(texts), 'written before the institution is locked').toEqual([]);
    expect(sessionStateIn(texts), 'left behind on a connection').toEqual([]);
    return transactions.filter(({ length }) => length > 0);
  }

  const writes = calls.filter(({ route }) => route.method !== 'GET' && !route.isPublic);

  it.each(writes)('$name takes its locks in the one order', async (call) => {
    const tenant = await test.institute(token);
    const makers: Readonly<Record<string, (typeof idMakers)[keyof typeof idMakers]>> = idMakers;
    const id = (await makers[call.route.param ?? '']?.(test, tenant)) ?? '';
    await liftLimits(test, tenant.id);
    await expectOrder(async () => {
      const requests = goodRequests(call, id, '', 6);
      const shapes = distinct(requests.flatMap((request) => [request, plain(call, request)]));
      // A body of one shape is sent twice: the second time it may find its work done.
      for (const shape of shapes.length === 1 ? [...shapes, ...shapes] : shapes) {
        const kinds = new Set<IdKind>();
        withOtherIds(shape, (fields, old) => {
          const kind = kindOfId(call.name, fields);
          if (kind) kinds.add(kind);
          return old;
        });
        const ids = await makeInside(test, tenant, kinds);
        const sent = withOtherIds(shape, nextIds(call.name, ids));
        await answerTo(test, call, sent, (await test.signIn(ADMIN)).accessToken);
      }
    });
  });

  it('knows what is left behind on a connection', () => {
    const left = [
      'listen news',
      "set role = 'other'",
      'begin; set jit = off',
      'select pg_advisory_lock(1)',
      "select set_config('booking.audit', '', false)",
    ];
    const ends = [
      'begin; set local jit = off',
      'select pg_advisory_xact_lock(1)',
      "select set_config('statement_timeout', $1, true)",
      'update "color" set "name" = $1',
    ];
    expect(sessionStateIn([...left, ...ends])).toEqual(left);
  });

  it('takes those of users before that of the institution that renames them', async () => {
    const tenant = await test.institute(token);
    const owner = (await test.signIn(tenant.ownerEmail)).accessToken;
    const path = `/institution/${tenant.id}`;
    const send = (way: string, body: unknown, as = token) =>
      test.call('PATCH', way, { token: as, body });

    const renamed = await expectOrder(() => send(path, { name: 'Heron House' }));
    expect(renamed).toEqual([['app_user', 'institution', 'session_family']]);

    const form = new FormData();
    form.set('firstName', 'Usha');
    const self = await expectOrder(() => send('/user/me', form, owner));
    expect(self).toEqual([['app_user', 'institution', 'session_family']]);

    // With a photo, which is replaced by the next one, and taken away.
    const photos = [await photo('red'), await photo('blue'), ''];
    for (const [index, avatar] of photos.entries()) {
      form.set('firstName', `Usha ${index}`);
      form.set('avatar', avatar);
      const shown = await expectOrder(() => send('/user/me', form, owner));
      expect(shown.flat()).toEqual(['app_user', 'institution', 'stored_file', 'session_family']);
    }

    const reason = { code: 'other', note: 'A test.' };
    const closed = await expectOrder(() =>
      send(`${path}/change-status`, { status: 'Closed', reason }),
    );
    expect(closed).toEqual([['institution', 'subscription', 'session_family']]);
  });

  it('takes those of an owner, and the institution, before the links that an invitation spends', async () => {
    const tenant = await test.institute(token);
    await test.db.execute(sql`
      update app_user set status = 'Invited', password_hash = null where email = ${tenant.ownerEmail}`);
    const letters = await test.mail();
    const letter = letters.find(({ to }) => to.address === tenant.ownerEmail);
    const [, link] = /password\/create\/([\w-]{43})/.exec(letter?.text ?? '') ?? [];
    const body = {
      type: 'create',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      firstName: 'Uma',
    };
    const spent = await expectOrder(async () => {
      const sent = await test.call('PATCH', `/user/generate-password/${link}`, { body });
      expect(sent.status, JSON.stringify(sent.body)).toBe(200);
    });
    expect(spent[0]?.slice(0, 2)).toEqual(['app_user', 'institution']);
  });

  it('takes those of what uses a colour before that of the colour', async () => {
    const { body } = await test.call('GET', '/color?isUsed=true&limit=2', { token });
    const [{ _id: old }, { _id: replaceBy }] = body.data.colors;
    const ota = { name: 'Lagoon Stays', code: 'LAGOON', kind: 'OTA', modes: ['Api'], color: old };
    await test.call('POST', '/ota', { token, body: ota });
    const removed = await expectOrder(() =>
      test.call('DELETE', `/color/${old}`, { token, body: { replaceBy } }),
    );
    expect(removed).toEqual([
      ['institution', 'category', 'ota', 'status_color', 'color', 'session_family'],
    ]);
  });
});
