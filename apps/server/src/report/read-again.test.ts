import { addDays, superAdminReport } from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { appUser } from '../schema/tenant.ts';
import { seedSample } from '../seed/sample.ts';
import { ADMIN, databases, useTestApp } from '../testing/app.ts';
import { stopAtNoon } from '../testing/noon.ts';
import { statementsOf } from '../testing/statements.ts';

const { now, today } = stopAtNoon();
const TOURS = 'tours@booking.example';
const month = `startDate=${addDays(today, -29)}&endDate=${today}&sections=kpis`;

describe.each(databases)('a report that is asked for again, on $kind', (database) => {
  // The sample counts as many institutes.
  const test = useTestApp(database, {}, { reportsCachedFrom: 1 });
  let admin: string;

  beforeAll(async () => {
    const [account] = await test.db.select().from(appUser).where(eq(appUser.email, ADMIN));
    if (!account) throw new Error('There is no administrator.');
    await test.db.delete(appUser).where(eq(appUser.email, ADMIN));
    await seedSample(test.db, now);
    // A sign-in with the hash of the sample would replace it, which is a write.
    await test.db.update(appUser).set({ passwordHash: account.passwordHash });
  });
  let at = now.getTime();
  beforeEach(async () => {
    // Each test has figures of its own: those of the tests before are too old.
    wait(3_600);
    admin = await signIn('admin@booking.example');
  });

  function wait(seconds: number): void {
    at += seconds * 1000;
    vi.setSystemTime(at);
  }

  async function signIn(email: string): Promise<string> {
    return (await test.signIn(email)).accessToken;
  }

  /** Reads, and counts the reports that the database made for it. */
  async function read(token = admin, query = month) {
    let body: unknown;
    const sent = await statementsOf(async () => {
      const answer = await test.call('GET', `/report/superAdmin?${query}`, { token });
      expect(answer.status).toBe(200);
      body = answer.body.data.report;
    });
    const reports = sent.filter(({ text }) => text.includes('status_span as materialized')).length;
    return { ...z.parse(superAdminReport, body), reports };
  }

  it('is not made again, and says how old it is', async () => {
    const first = await read();
    expect(first).toMatchObject({ reports: 1, asOf: new Date(at).toISOString() });
    expect(first.ageSeconds).toBeUndefined();
    wait(42);
    expect(await read()).toEqual({ ...first, reports: 0, ageSeconds: 42 });
  });

  it('is shown once more after a minute, while the next one is made', async () => {
    const { asOf } = await read();
    wait(61);
    expect(await read()).toMatchObject({ asOf, ageSeconds: 61 });
    await vi.waitUntil(async () => (await read()).ageSeconds === undefined, { timeout: 300_000 });
    expect(await read()).toMatchObject({ reports: 0, asOf: new Date(at).toISOString() });
  });

  it('is another one with other parameters, and in another zone', async () => {
    await read();
    expect(await read(admin, `${month}&compare=none`)).toMatchObject({ reports: 1 });
    expect(await read(admin, `${month}&timezone=Asia/Tokyo`)).toMatchObject({ reports: 1 });
  });

  it('is another one on the next day of its reader', async () => {
    const midnight = Date.parse(`${addDays(today, 1)}T00:00:00+09:00`);
    wait((midnight - at) / 1000 - 10);
    const token = await signIn('admin@booking.example');
    const tokyo = `${month}&timezone=Asia/Tokyo`;
    expect(await read(token, tokyo)).toMatchObject({ reports: 1 });
    wait(5);
    expect(await read(token, tokyo)).toMatchObject({ reports: 0 });
    wait(5);
    expect(await read(token, tokyo)).toMatchObject({ reports: 1 });
  });

  it('is made for those alone whose rows it reads, and without what they may not see', async () => {
    await read();
    const owner = await signIn(TOURS);
    const own = await read(owner);
    expect(own).toMatchObject({ reports: 1, kpis: { institutesTotal: { value: 1 } } });
    expect(own.kpis?.mrr.value).toBeGreaterThan(0);
    expect(await read(owner)).toMatchObject({
      reports: 0,
      kpis: { institutesTotal: { value: 1 } },
    });
    await test.db.update(appUser).set({ role: 'Manager' }).where(eq(appUser.email, TOURS));
    expect(await read(owner)).toMatchObject({ reports: 1, kpis: { mrr: { value: 0 } } });
    await test.db.update(appUser).set({ role: 'Owner' }).where(eq(appUser.email, TOURS));
  });

  it('is made again for someone who has written, in any session of theirs, and shown to others', async () => {
    const owner = await signIn(TOURS);
    const { kpis } = await read();
    await read(owner);
    await test.institute(admin);
    const after = await read();
    expect(after.reports).toBe(1);
    expect(after.kpis?.institutesTotal.value).toBe((kpis?.institutesTotal.value ?? 0) + 1);
    expect(await read(await signIn('admin@booking.example'))).toMatchObject({ reports: 1 });
    expect(await read(owner)).toMatchObject({ reports: 0 });
  });
});

describe.each(databases)('a report of few institutes, on $kind', (database) => {
  const test = useTestApp(database);

  it('is made for each request', async () => {
    const token = (await test.signIn(ADMIN)).accessToken;
    const sent = await statementsOf(async () => {
      for (let request = 0; request < 2; request += 1) {
        const { body } = await test.call('GET', `/report/superAdmin?${month}`, { token });
        expect(body.data.report.ageSeconds).toBeUndefined();
      }
    });
    expect(sent.filter(({ text }) => text.includes('status_span as materialized'))).toHaveLength(2);
  });
});
