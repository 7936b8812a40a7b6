import { addDays } from '@booking/api-client/contract';
import { SAMPLE_PASSWORD } from '@booking/api-client/sample';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { appUser } from '../schema/tenant.ts';
import { seedSample } from '../seed/sample.ts';
import { ADMIN, allDatabases, useTestApp } from '../testing/app.ts';
import { stopAtNoon } from '../testing/noon.ts';
import { planOf } from '../testing/plans.ts';
import { type Statement, statementsOf } from '../testing/statements.ts';
import { wholeReport } from '../testing/whole-report.ts';

const { now, today } = stopAtNoon();
const days = (back: number) => `startDate=${addDays(today, -back)}&endDate=${today}`;
const cents = (amount: number) => Math.round(amount * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const isReport = ({ text }: Statement) => text.includes('status_span as materialized');
const isBegin = ({ text }: Statement) => text.startsWith('begin isolation level repeatable read');

describe.each(allDatabases)('one report on $kind', (database) => {
  const test = useTestApp(database);
  let token: string;

  beforeAll(async () => {
    await test.db.delete(appUser).where(eq(appUser.email, ADMIN));
    await seedSample(test.db, now);
    const body = { email: 'admin@booking.example', password: SAMPLE_PASSWORD };
    ({
      body: { accessToken: token },
    } = await test.call('POST', '/user/login', { body }));
  });

  async function read(query: string) {
    const { status, body } = await test.call('GET', `/report/superAdmin?${query}`, { token });
    expect(status).toBe(200);
    return z.parse(wholeReport, body.data.report);
  }

  it('is one statement in a transaction that reads one moment, on one connection', async () => {
    let used = 0;
    let most = 0;
    const taken = () => {
      used += 1;
      most = Math.max(most, used);
    };
    const givenBack = () => {
      used -= 1;
    };
    test.pool.on('acquire', taken).on('release', givenBack);
    const sent = await statementsOf(() => read(days(30)));
    test.pool.off('acquire', taken).off('release', givenBack);
    expect(most).toBe(1);
    expect(sent.filter(isReport)).toHaveLength(1);
    const begin = sent.find(isBegin);
    expect(begin?.text).toBe('begin isolation level repeatable read, read only');
  });

  it('leaves connections to everyone else, however many are asked for', async () => {
    const sent = await statementsOf(() =>
      Promise.all(Array.from({ length: 12 }, () => read(`${days(30)}`))),
    );
    let open = 0;
    let most = 0;
    for (const statement of sent) {
      if (isBegin(statement)) open += 1;
      if (statement.text === 'commit') open -= 1;
      most = Math.max(most, open);
    }
    expect(sent.filter(isReport)).toHaveLength(12);
    expect(most).toBeLessThanOrEqual(2);
  });

  it('adds up while others write', async () => {
    let isReading = true;
    const write = async () => {
      for (let round = 0; isReading; round += 1) {
        const open = round % 2 === 0;
        await test.db.execute(sql`
          update subscription set status = ${open ? 'PastDue' : 'Active'}, cycle_price_minor = ${1000 + round}
          where status in ('Active', 'PastDue') and billing_cycle = 'Yearly'`);
        await test.db.execute(sql`
          update institution set status_history = jsonb_set(status_history, '{-1,to}', ${open ? '"Inactive"' : '"Active"'})
          where status = 'Active'`);
      }
    };
    const writing = write();
    try {
      for (let round = 0; round < 8; round += 1) {
        const { kpis, series, lists, byStatus } = await read(days(30));
        const { plans, mrrMovement, pastDueAgeing, steps } = series;
        expect(cents(sum(plans.map(({ mrr }) => mrr)))).toBe(cents(kpis.mrr.value ?? 0));
        expect(mrrMovement.at(-1)?.mrr).toBe(kpis.mrr.value);
        expect(sum(pastDueAgeing.map(({ count }) => count))).toBe(kpis.pastDueCount.value);
        expect(lists.pastDue.total).toBe(kpis.pastDueCount.value);
        expect(steps.at(-1)?.byStatus).toEqual(byStatus);
      }
    } finally {
      isReading = false;
      await writing;
    }
  });

  it('reads each change once, however many steps it is asked for', async () => {
    const readRows = async (groupBy: string) => {
      const query = `${days(1090)}&sections=series&groupBy=${groupBy}`;
      const [statement] = (await statementsOf(() => answer(query))).filter(isReport);
      if (!statement) throw new Error('The report sent nothing.');
      const steps = await planOf(test.pool, statement, true);
      return sum(steps.map((step) => (step['Actual Rows'] ?? 0) * (step['Actual Loops'] ?? 0)));
    };
    // Thirty times the steps: each has a few rows of its own, and none looks at the changes again.
    const [byMonth, byDay] = [await readRows('month'), await readRows('day')];
    expect(byDay - byMonth).toBeLessThan(1091 * 20);
  });

  async function answer(query: string) {
    const { status } = await test.call('GET', `/report/superAdmin?${query}`, { token });
    expect(status).toBe(200);
  }

  it.each([
    ['startDate=0001-01-01&endDate=0001-01-02', 'startDate'],
    ['startDate=1899-12-31&endDate=1900-01-02', 'startDate'],
    ['startDate=1899-12-30&endDate=1899-12-31', 'endDate'],
  ])('refuses %s, which is before its first day', async (query, path) => {
    const { status, body } = await test.call('GET', `/report/superAdmin?${query}`, { token });
    expect(status).toBe(400);
    expect(body.errors.map((error: { path: string }) => error.path)).toContain(path);
  });

  it('reads the first day that there is', async () => {
    const first = 'startDate=1900-01-01&endDate=1900-01-02';
    for (const compare of ['previous', 'lastYear']) await answer(`${first}&compare=${compare}`);
  });
});
