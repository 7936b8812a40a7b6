import { addDays, type Subscription, schemas } from '@booking/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { subscriptionHandlers } from '../customer/subscription.ts';
import { PLATFORM } from '../database/scope.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Call } from '../http/call.ts';
import { superAdminReport } from '../report/super-admin.ts';
import { institution, pricing, subscription, subscriptionEntry } from '../schema/index.ts';
import { ADMIN, databases, type Institute, useTestApp } from '../testing/app.ts';
import { renewSubscriptions } from './renewals.ts';

const { create, update } = subscriptionHandlers;

const noon = (day: string) => new Date(`${day}T12:00:00+05:30`);
const reason = { code: 'other', note: '' } as const;

describe.each(databases)('what is charged, over time, on $kind', (database) => {
  const test = useTestApp(database);
  let token = '';
  let institute: Institute;
  const plans: Record<string, string> = {};
  const actor = { scope: PLATFORM, userId: 'a'.repeat(24), name: 'Anjali Menon' };

  beforeEach(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
    institute = await test.institute(token);
    for (const { key, id } of await test.db.select().from(pricing)) plans[key] = id;
    // Without the trial of today, so that time can be told from any day on, and without the figures of other tests.
    await test.db.delete(subscriptionEntry);
    await test.db.delete(subscription);
  });

  /** Every subscription of the institute, the first one first. */
  async function all(): Promise<readonly Subscription[]> {
    const path = `/subscription?institution=${institute.id}&sort=createdAt&limit=100`;
    const { body } = await test.call('GET', path, { token });
    return z.parse(z.array(schemas.subscription.list.response), body.data.subscriptions);
  }

  async function last(): Promise<Subscription> {
    const row = (await all()).at(-1);
    if (!row) throw new Error('There is no subscription.');
    return row;
  }

  const run = (day: string, work: (call: object) => Promise<unknown>) =>
    inTransaction(test.db, (db) => work({ db, actor, now: noon(day) }));

  const sell = async (day: string, body: object = {}): Promise<Subscription> => {
    const sold = { institution: institute.id, pricing: plans.basic, billingCycle: 'Monthly' };
    await run(day, (call) =>
      create({ ...call, body: { ...sold, ...body } } as Call<'subscription', 'create'>),
    );
    return last();
  };

  const act = async (day: string, action: string, body: object = {}): Promise<Subscription> => {
    const { _id: id } = await last();
    await run(day, (call) =>
      update({ ...call, id, body: { action, ...body } } as Call<'subscription', 'update'>),
    );
    return last();
  };

  const pay = (day: string, amount: number) =>
    act(day, 'recordPayment', { amount, paidOn: day, method: 'UPI' });

  /** What the housekeeping of each day does. */
  async function until(from: string, to: string): Promise<void> {
    for (let day = from; day <= to; day = addDays(day, 1)) {
      await renewSubscriptions(test.db, noon(day));
    }
  }

  const charges = async () =>
    (
      await test.db
        .select()
        .from(subscriptionEntry)
        .where(eq(subscriptionEntry.institutionId, institute.id))
        .orderBy(subscriptionEntry.id)
    ).map(({ kind, amountMinor, day }) => [kind, day, amountMinor / 100]);

  /** A yearly plan whose trial ended on 26 November, and that no one has paid for. */
  const unpaid = () =>
    sell('2026-11-13', { billingCycle: 'Yearly', trialEndsAt: '2026-11-26', graceDays: 7 });

  async function figures(day: string) {
    const days = { startDate: day, endDate: day };
    const { json } = await superAdminReport(PLATFORM, test.db, days, noon(day));
    const { kpis } = JSON.parse(json);
    const { mrr, mrrUnpaid, unpaidInstitutes, payingInstitutes, trialConversion, pastDueCount } =
      kpis;
    return Object.fromEntries(
      Object.entries({
        mrr,
        mrrUnpaid,
        unpaidInstitutes,
        payingInstitutes,
        trialConversion,
        pastDueCount,
      }).map(([key, figure]) => [
        key,
        z.parse(z.object({ value: z.nullable(z.number()) }), figure).value,
      ]),
    );
  }

  describe('a period that is paid late', () => {
    it('is revived by the payment of all that is due, and charged once', async () => {
      const { price } = await unpaid();
      await until('2026-11-27', '2026-12-15');
      expect(await last()).toMatchObject({ status: 'Expired', endedAs: 'Expired', balance: price });
      expect(await pay('2026-12-16', price - 1)).toMatchObject({ status: 'Expired', balance: 1 });
      expect(await pay('2026-12-17', 1)).toMatchObject({
        status: 'Active',
        currentPeriodStart: '2026-11-27',
        currentPeriodEnd: '2027-11-26',
        balance: 0,
        dueSince: null,
        events: [{ action: 'revive' }, ...Array.from({ length: 5 }, () => ({}))],
      });
      await until('2026-12-17', '2026-12-20');
      expect((await charges()).filter(([kind]) => kind === 'charge')).toEqual([
        ['charge', '2026-11-27', price],
      ]);
      // The next one is charged when the year is over.
      await renewSubscriptions(test.db, noon('2027-11-27'));
      expect(await last()).toMatchObject({ currentPeriodStart: '2027-11-27', status: 'PastDue' });
    });

    it('has its unused days credited once it is over', async () => {
      await sell('2026-10-01', { graceDays: 2 });
      await pay('2026-10-01', 999);
      await until('2026-11-01', '2026-11-20');
      // Charged on 1 November, to be paid by the 8th, and two days more.
      expect(await last()).toMatchObject({ status: 'Expired', balance: 999 });
      const settled = await pay('2026-12-05', 999);
      // From 11 to 30 November it was not served: 20 of 30 days.
      expect(settled).toMatchObject({
        status: 'Expired',
        balance: -666,
        currentPeriodEnd: '2026-11-10',
      });
      expect(await pay('2026-12-06', 1)).toMatchObject({ balance: -667 });
    });

    it('of a closed institute is credited, and revives nothing', async () => {
      const { price } = await unpaid();
      await until('2026-11-27', '2026-12-15');
      await test.db
        .update(institution)
        .set({ status: 'Closed' })
        .where(eq(institution.id, institute.id));
      const paid = await pay('2026-12-16', price);
      expect(paid.status).toBe('Expired');
      // Served from 27 November to 11 December: 15 of 365 days.
      expect(paid.balance).toBeCloseTo(-(price - (price * 15) / 365), 1);
    });

    it.each([
      ['expired', async () => until('2026-11-01', '2026-11-25'), 'Expired'],
      [
        'was cancelled',
        async () => act('2026-11-11', 'cancel', { when: 'now', reason }),
        'Cancelled',
      ],
    ])('and is renewed after it %s is not charged twice', async (_, ends, status) => {
      await sell('2026-10-01', { graceDays: 2 });
      await pay('2026-10-01', 999);
      await until('2026-11-01', '2026-11-01');
      await ends();
      expect(await last()).toMatchObject({ status, balance: 999 });
      const day = status === 'Expired' ? '2026-11-26' : '2026-11-11';
      await sell(day);
      // 20 of 30 days of November are credited: expired on the 11th, or charged again from then on.
      expect(await last()).toMatchObject({ balance: 999 + 999 - 666, dueSince: '2026-11-01' });
    });

    it('that was a trial is credited nothing', async () => {
      await sell('2026-11-01', { trialEndsAt: '2026-11-20' });
      await act('2026-11-03', 'cancel', { when: 'now', reason });
      expect(await sell('2026-11-04')).toMatchObject({ balance: 999 });
    });

    it('leaves the rest to a reversal: the usual days to pay begin again', async () => {
      await sell('2026-11-01');
      await pay('2026-11-02', 999);
      const [entry] = await test.db
        .select()
        .from(subscriptionEntry)
        .where(sql`kind = 'payment' and institution_id = ${institute.id}`);
      const back = await act('2026-11-25', 'reversePayment', {
        entry: entry?.id,
        reason: 'Bounced',
      });
      expect(back).toMatchObject({
        dueSince: '2026-11-01',
        dueOn: '2026-12-02',
        suspendsOn: '2026-12-10',
      });
    });
  });

  describe('what is due', () => {
    it('stands on one row, and the rows sum to what is owed', async () => {
      await sell('2026-11-01');
      await pay('2026-11-01', 999);
      await act('2026-11-16', 'changePlan', {
        pricing: plans.standard,
        billingCycle: 'Monthly',
        when: 'now',
      });
      const rows = await all();
      expect(rows.map(({ balance }) => balance)).toEqual([0, 500]);
      expect(rows.map(({ accountBalance }) => accountBalance)).toEqual([500, 500]);
      expect(rows.map(({ dueSince }) => dueSince)).toEqual([null, '2026-11-16']);
      await act('2026-11-16', 'cancel', { when: 'now', reason });
      expect((await all()).map(({ balance }) => balance)).toEqual([0, 500]);
      // A payment of the first one is one of the account, which the last shows.
      const [first] = await all();
      await run('2026-11-17', (call) =>
        update({
          ...call,
          id: first?._id,
          body: { action: 'recordPayment', amount: 600, paidOn: '2026-11-17', method: 'UPI' },
        } as Call<'subscription', 'update'>),
      );
      expect((await all()).map(({ balance }) => balance)).toEqual([0, -100]);
    });

    it('is due before it is past due, and has the day on which it is suspended', async () => {
      await sell('2026-10-12', { graceDays: 9 });
      await pay('2026-10-12', 999);
      await renewSubscriptions(test.db, noon('2026-11-12'));
      expect(await last()).toMatchObject({
        status: 'PastDue',
        dueSince: '2026-11-12',
        dueOn: '2026-11-19',
        suspendsOn: '2026-11-29',
      });
      const late = async (day: string) =>
        (
          await test.call('GET', `/subscription?institution=${institute.id}&lateOn=${day}`, {
            token,
          })
        ).body;
      expect([await late('2026-11-19'), await late('2026-11-20')]).toMatchObject([
        { total: 0 },
        { total: 1 },
      ]);
      expect([
        (await figures('2026-11-19')).pastDueCount,
        (await figures('2026-11-20')).pastDueCount,
      ]).toEqual([0, 1]);
      await until('2026-11-13', '2026-11-28');
      expect((await last()).status).toBe('PastDue');
      await until('2026-11-29', '2026-11-29');
      expect((await last()).status).toBe('Expired');
    });

    it('sorts a list by amount, by age and by the day of suspension', async () => {
      await sell('2026-11-01');
      for (const sort of ['-balance', 'balance', 'dueSince', '-dueSince', 'suspendsOn']) {
        const { status } = await test.call('GET', `/subscription?sort=${sort}`, { token });
        expect({ sort, status }).toEqual({ sort, status: 200 });
      }
      await sell('2026-11-02', { institution: (await test.institute(token)).id }).catch(() => {});
      const { body } = await test.call('GET', '/subscription?sort=-balance&limit=100', { token });
      const balances = body.data.subscriptions.map(({ balance }: Subscription) => balance);
      expect(balances).toEqual(balances.toSorted((a: number, b: number) => b - a));
      expect(balances[0]).toBeGreaterThan(0);
    });
  });

  describe('the day of the month', () => {
    it.each([
      ['2026-01-31', ['2026-02-28', '2026-03-31', '2026-04-30']],
      ['2028-01-31', ['2028-02-29', '2028-03-31', '2028-04-30']],
      ['2026-03-30', ['2026-04-30', '2026-05-30', '2026-06-30']],
    ])('of one paused and resumed on %s stays', async (day, starts) => {
      await sell(day);
      await pay(day, 99_000);
      await act(day, 'pause');
      await act(day, 'resume');
      const periodStarts: string[] = [];
      for (const start of starts) {
        await until(addDays(start, -1), start);
        periodStarts.push((await last()).currentPeriodStart);
      }
      expect(periodStarts).toEqual(starts);
    });

    it.each([
      // 28 days of pause move the start of the next period from 31 January to 28 February.
      ['2026-12-31', '2027-01-20', '2027-02-17', ['2027-02-28', '2027-03-31', '2027-04-30']],
      // A year of pause.
      ['2026-12-31', '2027-01-20', '2028-01-20', ['2028-01-31', '2028-02-29', '2028-03-31']],
      // 30 days: from 31 March to 30 April.
      ['2027-01-31', '2027-03-05', '2027-04-04', ['2027-04-30', '2027-05-31', '2027-06-30']],
      // Ten days move the day itself.
      ['2027-01-31', '2027-02-05', '2027-02-15', ['2027-03-10', '2027-04-10', '2027-05-10']],
    ])(
      'of one sold on %s, paused on %s and resumed on %s goes on at the month’s end',
      async (from, paused, resumed, starts) => {
        await sell(from);
        await pay(from, 99_000);
        await until(addDays(from, 27), paused);
        await act(paused, 'pause');
        await act(resumed, 'resume');
        const periodStarts: string[] = [];
        for (const start of starts) {
          await until(addDays(start, -1), start);
          periodStarts.push((await last()).currentPeriodStart);
        }
        expect(periodStarts).toEqual(starts);
      },
    );
  });

  describe('revenue', () => {
    it('counts who has paid, and shows apart who never did', async () => {
      await unpaid();
      await renewSubscriptions(test.db, noon('2026-11-27'));
      const before = await figures('2026-11-28');
      expect(before).toMatchObject({
        mrr: 0,
        payingInstitutes: 0,
        unpaidInstitutes: 1,
        trialConversion: 0,
      });
      const { mrr, price, paidFrom } = await last();
      expect({ paidFrom, unpaid: before.mrrUnpaid }).toEqual({ paidFrom: null, unpaid: mrr });
      await pay('2026-12-01', price / 2);
      expect((await last()).paidFrom).toBe('2026-12-01');
      expect(await figures('2026-12-01')).toMatchObject({
        mrr,
        mrrUnpaid: 0,
        payingInstitutes: 1,
        trialConversion: 100,
      });
      // The figures of the days before stay as they were.
      expect(await figures('2026-11-28')).toMatchObject({ mrr: 0, mrrUnpaid: mrr });
    });

    it('never counts what expired unpaid', async () => {
      await unpaid();
      await until('2026-11-27', '2026-12-20');
      expect(await figures('2026-12-20')).toMatchObject({
        mrr: 0,
        mrrUnpaid: 0,
        trialConversion: 0,
      });
    });

    it('counts a trial that ends in a price of 0 as converted', async () => {
      await sell('2026-11-13', { trialEndsAt: '2026-11-26', price: 0 });
      await renewSubscriptions(test.db, noon('2026-11-27'));
      expect(await figures('2026-11-28')).toMatchObject({
        payingInstitutes: 1,
        trialConversion: 100,
      });
    });
  });

  describe('one that ended', () => {
    it('says why, and carries no planned change', async () => {
      await sell('2026-11-01');
      await pay('2026-11-01', 9_999);
      const basic = { pricing: plans.standard, billingCycle: 'Monthly' };
      await act('2026-11-02', 'changePlan', { ...basic, when: 'periodEnd' });
      await act('2026-11-03', 'changePlan', {
        pricing: plans.professional,
        billingCycle: 'Monthly',
        when: 'now',
      });
      await act('2026-11-04', 'pause');
      await act('2026-11-05', 'resume');
      await act('2026-11-06', 'cancel', { when: 'now', reason });
      const rows = await all();
      expect(rows.map(({ endedAs }) => endedAs)).toEqual(['Replaced', 'Continued', 'Cancelled']);
      expect(rows.map(({ pendingChange }) => pendingChange)).toEqual([null, null, null]);
      const path = `/subscription?institution=${institute.id}&isEnded=`;
      const ended = await test.call('GET', `${path}true`, { token });
      expect(ended.body.total).toBe(3);
      expect((await test.call('GET', `${path}false`, { token })).body.total).toBe(0);
    });
  });
});
