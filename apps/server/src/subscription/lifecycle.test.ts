import { addDays, type Subscription } from '@booking/api-client/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { PLATFORM } from '../database/scope.ts';
import type { Call } from '../http/call.ts';
import { superAdminReport } from '../report/super-admin.ts';
import { databases } from '../testing/app.ts';
import { noon, reason, update, useLifecycle } from '../testing/lifecycle.ts';
import { renewSubscriptions } from './renewals.ts';

describe.each(databases)('what is charged, over time, on $kind', (database) => {
  const lifecycle = useLifecycle(database);
  const { test, sell, pay, act, plans, all, run, last, until, unpaid } = lifecycle;

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
          await test.call(
            'GET',
            `/subscription?institution=${lifecycle.institute.id}&lateOn=${day}`,
            {
              token: lifecycle.token,
            },
          )
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
        const { status } = await test.call('GET', `/subscription?sort=${sort}`, {
          token: lifecycle.token,
        });
        expect({ sort, status }).toEqual({ sort, status: 200 });
      }
      await sell('2026-11-02', { institution: (await test.institute(lifecycle.token)).id }).catch(
        () => {},
      );
      const { body } = await test.call('GET', '/subscription?sort=-balance&limit=100', {
        token: lifecycle.token,
      });
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
      const path = `/subscription?institution=${lifecycle.institute.id}&isEnded=`;
      const ended = await test.call('GET', `${path}true`, { token: lifecycle.token });
      expect(ended.body.total).toBe(3);
      expect((await test.call('GET', `${path}false`, { token: lifecycle.token })).body.total).toBe(
        0,
      );
    });
  });
});
