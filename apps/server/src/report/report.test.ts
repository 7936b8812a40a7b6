import { addDays, superAdminReport } from '@booking/api-client/contract';
import { SAMPLE_PASSWORD } from '@booking/api-client/sample';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as tables from '../schema/index.ts';
import type { StatusEvent } from '../schema/tenant.ts';
import { seedSample } from '../seed/sample.ts';
import { platformDay } from '../subscription/rules.ts';
import { ADMIN, databases, useTestApp } from '../testing/app.ts';
import { stopAtNoon } from '../testing/noon.ts';
import { withKnownZone } from './zone.ts';

const { now, today } = stopAtNoon();
const month = `startDate=${addDays(today, -29)}&endDate=${today}`;
const cents = (amount: number) => Math.round(amount * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe.each(databases)('the report on $kind', (database) => {
  const test = useTestApp(database);
  let token: string;

  beforeAll(async () => {
    await test.db.delete(tables.appUser).where(eq(tables.appUser.email, ADMIN));
    await seedSample(test.db, now);
    token = await signIn('admin@booking.example');
  });

  async function signIn(email: string): Promise<string> {
    const { body } = await test.call('POST', '/user/login', {
      body: { email, password: SAMPLE_PASSWORD },
    });
    return body.accessToken;
  }

  async function read(query: string, as = token) {
    const { status, body } = await test.call('GET', `/report/superAdmin?${query}`, { token: as });
    expect(body.errors).toBeUndefined();
    expect(status).toBe(200);
    return z.parse(superAdminReport, body.data.report);
  }

  /** The figure of a section that was asked for. */
  function given<T>(value: T | undefined): T {
    if (value === undefined) throw new Error('The section is absent.');
    return value;
  }

  async function institutes(query: string): Promise<number> {
    const { body } = await test.call('GET', `/institution?limit=1&${query}`, { token });
    return body.total;
  }

  it('[API-03 report.superAdmin] answers every section, and only those asked for', async () => {
    // Shorter than any month: a whole one is compared with the whole one before.
    const whole = await read(`startDate=${addDays(today, -26)}&endDate=${today}`);
    expect(whole).toMatchObject({
      period: { startDate: addDays(today, -26), endDate: today, groupBy: 'day' },
      comparedWith: { startDate: addDays(today, -53), endDate: addDays(today, -27) },
      otherCurrencies: 0,
    });
    const { kpis, series, calendar, lists } = whole;
    for (const section of [kpis, series, calendar, lists]) expect(section).toBeDefined();
    const part = await read(`${month}&sections=lists&compare=none`);
    expect(Object.keys(part)).toEqual(
      expect.not.arrayContaining(['kpis', 'byStatus', 'series', 'calendar']),
    );
    expect(part.comparedWith).toBeNull();
  });

  it('counts what the list of institutes finds', async () => {
    const { kpis, byStatus, lists } = await read(month);
    const figures = given(kpis);
    expect(figures.institutesTotal.value).toBe(
      await institutes('status=Pending,Active,Suspended,Inactive'),
    );
    for (const [status, count] of Object.entries(given(byStatus))) {
      expect(await institutes(`status=${status}`), status).toBe(count);
    }
    expect(figures.pastDueCount.value).toBe(await institutes('subscriptionStatus=PastDue'));
    const ahead = `currentPeriodEnd[gte]=${today}&currentPeriodEnd[lte]=${addDays(today, 30)}`;
    expect(figures.renewalsDue30Count.value).toBe(
      await institutes(`subscriptionStatus=Active&renews=true&${ahead}`),
    );
    const week = `currentPeriodEnd[gte]=${today}&currentPeriodEnd[lte]=${addDays(today, 7)}`;
    const { trialsEnding, pastDue, renewalsDue, newest } = given(lists);
    expect(trialsEnding.total).toBe(await institutes(`subscriptionStatus=Trialing&${week}`));
    expect(pastDue.total).toBe(figures.pastDueCount.value);
    expect(renewalsDue.total).toBe(figures.renewalsDue30Count.value);
    expect(newest.total).toBe(await institutes(''));
  });

  it('adds up: the charts to the figures, the movement to the difference', async () => {
    const { kpis, series } = await read(month);
    const { mrr, arr, pastDueCount, pastDueAmount, institutesNew } = given(kpis);
    const { plans, templates, mrrMovement, pastDueAgeing, steps } = given(series);
    expect(mrr.value).toBeGreaterThan(0);
    for (const mix of [plans, templates]) {
      expect(cents(sum(mix.map((share) => share.mrr)))).toBe(cents(mrr.value ?? 0));
    }
    expect(cents(arr.value ?? 0)).toBe(cents(mrr.value ?? 0) * 12);
    expect(sum(steps.map((step) => step.institutesNew))).toBe(institutesNew.value);
    expect(sum(pastDueAgeing.map((bucket) => bucket.count))).toBe(pastDueCount.value);
    expect(cents(sum(pastDueAgeing.map((bucket) => bucket.amount)))).toBe(
      cents(pastDueAmount.value ?? 0),
    );
    expect(mrrMovement).toHaveLength(12);
    expect(mrrMovement.at(-1)?.mrr).toBe(mrr.value);
    for (const [n, movement] of mrrMovement.slice(1).entries()) {
      const before = mrrMovement[n]?.mrr ?? 0;
      const change =
        movement.new +
        movement.expansion +
        movement.reactivated -
        movement.contraction -
        movement.churned;
      expect(cents(change), movement.month).toBe(cents(movement.mrr - before));
    }
  });

  it('counts the events of a day that it lists, in the zone of the viewer', async () => {
    const { calendar } = await read(
      `startDate=${addDays(today, -3)}&endDate=${addDays(today, 3)}&sections=calendar`,
    );
    const { days, events, total } = given(calendar);
    expect(days).toHaveLength(7);
    expect(total).toBe(sum(days.flatMap((day) => Object.values(day.counts))));
    expect(events).toHaveLength(total);
    for (const { date, counts } of days) {
      for (const [type, count] of Object.entries(counts)) {
        const listed = events.filter((event) => event.date === date && event.type === type);
        expect(listed, `${date} ${type}`).toHaveLength(count);
      }
    }
    const creations = events.filter((event) => event.type === 'instituteCreated');
    for (const { at, date } of creations) expect(platformDay(new Date(at ?? ''))).toBe(date);
  });

  it('leaves what happened outside of the hours out, and keeps what is due on the day', async () => {
    const days = `startDate=${addDays(today, -2)}&endDate=${addDays(today, 7)}&sections=calendar`;
    const whole = given((await read(days)).calendar);
    const happened = whole.events.flatMap(({ at }) => at ?? []);
    const due = whole.events.filter(({ at }) => at === null);
    expect(happened.length).toBeGreaterThan(1);
    expect(due.length).toBeGreaterThan(0);
    const [first = '', last = ''] = [happened[0], happened.at(-1)];
    const from = given((await read(`${days}&eventsFrom=${last}`)).calendar);
    expect(from.events.flatMap(({ at }) => at ?? []).every((at) => at >= last)).toBe(true);
    expect(from.events.filter(({ at }) => at === null)).toEqual(due);
    const until = given((await read(`${days}&eventsUntil=${first}`)).calendar);
    expect(until.total).toBe(due.length);
    expect(until.events).toEqual(due);
  });

  it('moves what happened, not what is due, with the zone', async () => {
    const at = 'startDate=2000-01-01&endDate=2002-09-01&sections=calendar';
    const { id } = await test.institute(token);
    const history: readonly StatusEvent[] = [
      { from: null, to: 'Pending', reason: null, at: '2001-05-05T20:00:00.000Z', by: null },
    ];
    await test.db
      .update(tables.institution)
      .set({ statusHistory: history })
      .where(eq(tables.institution.id, id));
    const dayIn = async (zone: string) =>
      given((await read(`${at}&timezone=${zone}`)).calendar).events.map((event) => event.date);
    expect(await dayIn('Asia/Kolkata')).toEqual(['2001-05-06']);
    expect(await dayIn('America/New_York')).toEqual(['2001-05-05']);
  });

  it.each(['US/Pacific-New', 'Canada/East-Saskatchewan'])(
    'takes or refuses the older name %s, which the database may not know',
    async (zone) => {
      const { status, body } = await test.call(
        'GET',
        `/report/superAdmin?${month}&timezone=${zone}`,
        {
          token,
        },
      );
      if (status === 200) expect(body).toMatchObject({ data: { period: { timezone: zone } } });
      else expect(body).toMatchObject({ code: 'INVALID_QUERY', errors: [{ path: 'timezone' }] });
    },
  );

  it('refuses a zone that only the database does not know', async () => {
    const work = () => test.db.execute(sql`select now() at time zone 'Mars/Olympus'`);
    await expect(withKnownZone(work)).rejects.toMatchObject({
      code: 'INVALID_QUERY',
      details: { errors: [{ path: 'timezone' }] },
    });
    const broken = () => test.db.execute(sql`select 1 / 0`);
    await expect(withKnownZone(broken)).rejects.not.toMatchObject({ code: 'INVALID_QUERY' });
  });

  it('shows users of an institution their own alone', async () => {
    const own = await read(month, await signIn('tours@booking.example'));
    expect(own.kpis?.institutesTotal.value).toBe(1);
    expect(own.lists?.newest.items.map((item) => item.institution.code)).toEqual(['SAFFRON']);
    expect(own.kpis?.usersTotal.value).toBeLessThan(20);
  });

  it('shows no amounts to someone of an institution who may not view its subscription', async () => {
    const email = 'tours@booking.example';
    const as = await signIn(email);
    const is = (role: string) =>
      test.db.update(tables.appUser).set({ role }).where(eq(tables.appUser.email, email));
    const moneyOf = async () => {
      const { kpis, lists } = await read(month, as);
      const rows = [lists?.renewalsDue, lists?.pastDue, lists?.trialsEnding];
      const amounts = rows.flatMap((list) => list?.items.map(({ amount }) => amount) ?? []);
      return [kpis?.mrr.value, ...rows.map((list) => list?.amount), ...amounts].filter(Boolean);
    };
    expect(await moneyOf()).not.toEqual([]);
    await is('Manager');
    expect(await moneyOf()).toEqual([]);
    await is('Owner');
  });

  it('narrows everything to a template', async () => {
    const [tours] = await test.db
      .select({ id: tables.template.id })
      .from(tables.template)
      .where(eq(tables.template.key, 'tours'));
    const { kpis, series } = await read(`${month}&template=${tours?.id}`);
    expect(kpis?.institutesTotal.value).toBe(
      await institutes(`template=${tours?.id}&status=Pending,Active,Suspended,Inactive`),
    );
    expect(series?.templates.map((template) => template.key)).toEqual(['tours']);
  });

  it.each([
    ['', 'startDate'],
    ['startDate=2026-11-02&endDate=2026-11-01', 'endDate'],
    ['startDate=2020-01-01&endDate=2026-01-01', 'endDate'],
    [`${month}&timezone=Mars/Olympus`, 'timezone'],
    [`${month}&sections=gossip`, 'sections.0'],
    [`${month}&groupBy=hour`, 'groupBy'],
    [`${month}&events=party`, 'events.0'],
    [`${month}&eventsFrom=noon`, 'eventsFrom'],
    [`${month}&eventsLimit=0`, 'eventsLimit'],
    [`${month}&eventsLimit=2001`, 'eventsLimit'],
    [`${month}&institution=x`, 'institution'],
  ])('refuses %s by name', async (query, path) => {
    const { status, body } = await test.call('GET', `/report/superAdmin?${query}`, { token });
    expect(status).toBe(400);
    expect(body.errors[0].path).toBe(path);
  });
});
