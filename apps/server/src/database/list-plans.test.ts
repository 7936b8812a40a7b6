import { BANK_MATCHES_MAX, LIST_TOTAL_MAX } from '@booking/api-client/contract';
import { SAMPLE_PASSWORD } from '@booking/api-client/sample';
import { eq, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { notice } from '../schema/notice.ts';
import { receivable } from '../schema/receivable.ts';
import { rolePermission } from '../schema/role-permission.ts';
import { appUser, institution, lastLogin } from '../schema/tenant.ts';
import { passkey, twoFactor } from '../schema/two-factor.ts';
import { seedSample } from '../seed/sample.ts';
import { ADMIN, databases, useTestApp } from '../testing/app.ts';
import { calls } from '../testing/calls.ts';
import { makeSome } from '../testing/make-rows.ts';
import { multiplyRows, tablesIn } from '../testing/many-rows.ts';
import { countsAll, type PlanStep, planOf, rowsRemoved } from '../testing/plans.ts';
import { type Statement, statementsOf } from '../testing/statements.ts';

const ROWS = 40_000;
/** Rows that may be sorted for one page. */
const FEW = 2_000;
/** Tables that stay small by their nature, whatever an installation grows to. */
const SMALL = [
  'template',
  'status_color',
  'pricing',
  'generic',
  'bkbtr_setting',
  'message_template',
  'message_template_sync',
  'color_removal',
];

/** Rows that a document is made of, where those are several. */
const ROWS_EACH: Readonly<Record<string, number>> = { 'bankLine.list': BANK_MATCHES_MAX };

/** Ordered by a count of other rows, which no index has: a palette or a catalogue is never so large that it matters. */
const COUNTED = ['color', 'ota'].flatMap((group) => [
  `${group}.list sort=usageCount`,
  `${group}.list sort=-usageCount`,
]);

const lists = calls.filter(({ route }) => route.response.kind === 'list');
const orders = z.object({
  properties: z.object({ sort: z.object({ items: z.object({ enum: z.array(z.string()) }) }) }),
});

/** First pages of each list: by default, in each order, searched, and as an export reads them. */
const pages = lists.flatMap((call) => {
  const { query = z.void() } = call.schema;
  const { properties } = z.parse(orders, z.toJSONSchema(query, { unrepresentable: 'any' }));
  const queries = [
    '',
    ...properties.sort.items.enum.map((order) => `sort=${order}`),
    'search=zanzibar',
    'search=or+ch',
    'search=mehta+udaipur',
    'search=utr123456789',
    `after=${'0'.repeat(24)}`,
    `after=${'8'.repeat(24)}`,
  ];
  return queries
    .filter((query) => !COUNTED.includes(`${call.name} ${query}`))
    .map((query) => ({ name: call.name, query, path: `${call.route.path}?${query}` }));
});

/** The embedded one has the same planner, and takes half a minute to be filled. */
const served = databases.filter(({ kind }) => kind === 'postgres');

describe.each(served)('a first page of forty thousand rows on $kind', (database) => {
  const test = useTestApp(database);
  const tokens: Record<string, string> = {};
  /** Partitions of months without a row, which are read as they are. */
  let empty: ReadonlySet<string>;

  beforeAll(async () => {
    await test.db.delete(appUser).where(eq(appUser.email, ADMIN));
    await seedSample(test.db, new Date());
    const ownerEmail = 'tours@booking.example';
    const [owner] = await test.db
      .select({ institutionId: appUser.institutionId })
      .from(appUser)
      .where(eq(appUser.email, ownerEmail));
    await makeSome(test, { id: owner?.institutionId ?? '', ownerEmail });
    // Roles that institutes have changed; those of templates are few.
    await test.db.execute(sql`
      insert into role_permission
        (id, template_id, institution_id, role, permissions, search_text, created_at, updated_at)
      select substr(md5(${institution.id} || ${rolePermission.id}), 1, 24), ${rolePermission.templateId},
        ${institution.id}, ${rolePermission.role}, ${rolePermission.permissions},
        ${rolePermission.searchText}, now(), now()
      from ${rolePermission} join ${institution}
        on ${institution.templateId} = ${rolePermission.templateId}`);
    // A receivable of each institute.
    await test.db.execute(sql`
      insert into ${receivable} (id, institution_id, created_at, updated_at)
      select substr(md5(${institution.id} || 'due'), 1, 24), ${institution.id}, now(), now()
      from ${institution} on conflict do nothing`);
    // An email to each, where the sample has some about a few: of those, reading all is the shortest way.
    await test.db.execute(sql`
      insert into ${notice}
        (institution_id, id, subscription_id, kind, day, occasion, status, created_at, updated_at)
      select id, substr(md5(id || 'notice'), 1, 24), '', 'paid', current_date, id, 'Sent', now(), now()
      from ${institution}`);
    // Nearly everyone of a platform that is a few years old.
    await test.db.execute(sql`
      insert into ${lastLogin} (user_id, at) select id, created_at from ${appUser}
      where status <> 'Invited' on conflict do nothing`);
    for (const who of ['admin', 'tours']) {
      const email = `${who}@booking.example`;
      const body = { email, password: SAMPLE_PASSWORD };
      tokens[who] = (await test.call('POST', '/user/login', { body })).body.accessToken;
    }
    // Users who sign in with a second factor.
    await test.db.execute(sql`
      insert into ${twoFactor} (user_id, sealed, confirmed_at) select id, 'sealed', now() from ${appUser}`);
    await test.db.execute(sql`
      insert into ${passkey} (id, user_id, name, credential_id, public_key, counter, transports, created_at)
      select id, id, 'Laptop', id, 'key', 0, '{}', now() from ${appUser}`);
    // Wrong passwords, which a list of users looks at.
    const wrong = { email: 'admin@booking.example', password: 'wrong' };
    await test.call('POST', '/user/login', { body: wrong });
    const sent = await statementsOf(async () => {
      for (const { route } of lists) await test.call('GET', route.path, { token: tokens.admin });
    });
    const read = sent.filter(({ text }) => text.includes('json_agg(page.document'));
    const tables = [...new Set(read.flatMap(({ text }) => tablesIn(text)))];
    const large = tables.filter((table) => !SMALL.includes(getTableConfig(table).name));
    await multiplyRows(test.pool, large, ROWS);
    for (const table of large) {
      const { name } = getTableConfig(table);
      // Copies of a table with one row for each institute may conflict with an existing row.
      expect(await test.db.$count(table), name).toBeGreaterThanOrEqual(ROWS * 0.8);
    }
    const { rows } = await test.pool.query<{ name: string }>(
      "select relname as name from pg_class where relispartition and relkind = 'r' and relpages = 0",
    );
    empty = new Set(rows.map(({ name }) => name));
    expect(empty.size).toBeGreaterThan(0);
  });

  /** Returns the statement that a list call sends for its page; undefined where the call is the platform's own. */
  async function statementOf(path: string, who: string): Promise<Statement | undefined> {
    let isAdmitted = true;
    const sent = await statementsOf(async () => {
      const { status, body } = await test.call('GET', path, { token: tokens[who] });
      isAdmitted = who === 'admin' || body.code !== 'FORBIDDEN';
      if (isAdmitted) expect(status, JSON.stringify(body)).toBe(200);
    });
    if (!isAdmitted) return undefined;
    const [page, ...more] = sent.filter(({ text }) => text.includes('json_agg(page.document'));
    if (!page || more.length > 0) throw new Error(`${path} is not one statement.`);
    return page;
  }

  it('looks once for the accounts that are locked, whatever the number of users', async () => {
    for (const isLocked of [true, false]) {
      const statement = await statementOf(`/user?isLocked=${isLocked}`, 'admin');
      const steps = statement ? await planOf(test.pool, statement, true) : [];
      // The page has the times of its rows besides. Of several ways to its rows, one is gone.
      const looks = steps.filter(
        (step) =>
          step['Relation Name'] === 'throttle' &&
          step.parent !== 'Aggregate' &&
          step['Actual Loops'] !== 0,
      );
      expect(looks).not.toEqual([]);
      expect(new Set(looks.map((step) => step['Actual Loops']))).toEqual(new Set([1]));
    }
  });

  it.each(pages)('[API-06] $name?$query reads by an index', async ({ path }) => {
    for (const who of Object.keys(tokens)) {
      const statement = await statementOf(path, who);
      const steps = statement ? await planOf(test.pool, statement) : [];
      const isScan = (step: PlanStep) =>
        step['Node Type'] === 'Seq Scan' &&
        !SMALL.includes(step['Relation Name'] ?? '') &&
        !empty.has(step['Relation Name'] ?? '') &&
        !countsAll(step);
      // The rows that are counted anyway.
      const most = ({ parent }: PlanStep) => (parent === 'Merge Join' ? LIST_TOTAL_MAX : FEW);
      const large = (step: PlanStep) =>
        isScan(step) || (step['Node Type'] === 'Sort' && step['Plan Rows'] > most(step));
      expect(steps.filter(large)).toEqual([]);
    }
  });

  it('[API-06] counts to ten thousand, all where it is asked, and nothing for an export', async () => {
    const read = async (query: string) => {
      const { body } = await test.call('GET', `/institution?limit=20&${query}`, {
        token: tokens.admin,
      });
      const { total, totalPages, isTotalCapped } = body;
      return { total, totalPages, isTotalCapped };
    };
    const all = await test.db.$count(institution);
    const capped = { total: LIST_TOTAL_MAX, totalPages: LIST_TOTAL_MAX / 20, isTotalCapped: true };
    expect(await read('')).toEqual(capped);
    expect(await read('count=exact')).toEqual({ total: all, totalPages: Math.ceil(all / 20) });
    const after = `after=${'0'.repeat(24)}`;
    expect(await read(after)).toEqual({ total: 20, totalPages: 1, isTotalCapped: true });
    expect(await read(`${after}&search=zanzibar`)).toEqual({ total: 0, totalPages: 0 });
    const statement = await statementOf(`/institution?${after}`, 'admin');
    const plan = statement ? await planOf(test.pool, statement, true) : [];
    // A few more than the page, whose rows are numbered.
    expect(Math.max(...plan.map((step) => step['Actual Rows'] ?? 0))).toBeLessThan(25);
    // Beyond what is counted there are pages all the same.
    const { body } = await test.call('GET', '/institution?page=1000&limit=20', {
      token: tokens.admin,
    });
    expect(body.results).toBe(20);
  });

  it('[API-06] finds what matches far along an order without reading all that is before it', async () => {
    const { pool } = test;
    const many = LIST_TOTAL_MAX + 2_000;
    await pool.query(`update asset set search_text = ' lawn', status = 'OutOfOrder' where id in (
      select id from asset order by code_key collate "C" desc, id desc limit ${many})`);
    await pool.query('analyze asset');
    const far = `where search_text like '% la%' order by code_key collate "C"`;
    const orders = { code: `${far}, id`, '-code': `${far} desc, id desc` };
    for (const [sort, order] of Object.entries(orders)) {
      for (const page of [1, 30]) {
        const query = `search=la&sort=${sort}&page=${page}&limit=20`;
        const { body } = await test.call('GET', `/asset/forTable?${query}`, {
          token: tokens.admin,
        });
        const { rows } = await pool.query<{ id: string }>(
          `select id from asset ${order} limit 20 offset ${(page - 1) * 20}`,
        );
        expect(body.data.assets.map(({ _id }: { _id: string }) => _id)).toEqual(
          rows.map(({ id }) => id),
        );
        expect(body.total).toBe(LIST_TOTAL_MAX);
      }
    }
    const first = await statementOf('/asset/forTable?search=la&sort=code', 'admin');
    const steps = first ? await planOf(pool, first, true) : [];
    expect(steps).not.toEqual([]);
    expect(rowsRemoved(steps)).toBeLessThan(ROWS - many);
  });

  it.each(lists)('[API-06] $name makes no documents of the rows before its page', async (call) => {
    const statement = await statementOf(`${call.route.path}?page=1000&limit=20`, 'admin');
    const steps = statement ? await planOf(test.pool, statement, true) : [];
    expect(steps).not.toEqual([]);
    const most = 20 * (ROWS_EACH[call.name] ?? 1);
    expect(Math.max(...steps.map((step) => step['Actual Loops'] ?? 0))).toBeLessThanOrEqual(most);
  });
});
