import {
  addDays,
  addMonths,
  MRR_MOVEMENTS,
  type Subscription,
  schemas,
} from '@booking/api-client/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ADMIN, oneDatabase, useTestApp } from '../testing/app.ts';
import { stopAtNoon } from '../testing/noon.ts';
import { unpaidPlatform, writePlatform } from '../testing/random-platform.ts';
import { type WholeReport, wholeReport } from '../testing/whole-report.ts';

const RUNS = Number(process.env.REPORT_RUNS ?? 12);

const { now, today } = stopAtNoon();
const ago = (days: number) => addDays(today, -days);
const cents = (amount: number | null | undefined) => Math.round((amount ?? 0) * 100);

/** Returns the last day of a month, or the current day of the current month. */
const lastDayOf = (month: string) =>
  month === today.slice(0, 7) ? today : addDays(addMonths(`${month}-01`, 1), -1);

type Filters = Readonly<Record<string, string>>;
type Amount = (row: Subscription) => number;

/** A sum in the currency of the report; others are not added. */
const sumOf = (rows: readonly Subscription[], amount: Amount) =>
  rows
    .filter(({ currency }) => currency === 'INR')
    .reduce((sum, row) => sum + cents(amount(row)), 0);

const mrr: Amount = (row) => row.mrr;
const balance: Amount = (row) => row.balance;
const next: Amount = (row) => row.pendingChange?.price ?? row.amount;

/** In percent, as the report rounds it. */
const share = (part: number, whole: number) =>
  whole === 0 ? null : Math.round((part * 1000) / whole) / 10;

describe.each(oneDatabase)('the list that a figure opens, on $kind', (database) => {
  const test = useTestApp(database);
  let token: string;

  beforeAll(async () => {
    ({ accessToken: token } = await test.signIn(ADMIN));
  });

  /** Every row of `subscription.list`. */
  async function rowsOf(filters: Filters): Promise<readonly Subscription[]> {
    const query = new URLSearchParams({ limit: '100', ...filters });
    const { status, body } = await test.call('GET', `/subscription?${query}`, { token });
    expect(status, JSON.stringify(body)).toBe(200);
    const rows = z.parse(z.array(schemas.subscription.list.response), body.data.subscriptions);
    expect(rows).toHaveLength(body.total);
    return rows;
  }

  async function read(query: string): Promise<WholeReport> {
    const { body } = await test.call('GET', `/report/superAdmin?${query}`, { token });
    return z.parse(wholeReport, body.data.report);
  }

  /** Reports on some days that end today or earlier, of platforms that are written for them. */
  const onRandomPlatforms = (
    check: (
      report: WholeReport,
      days: { readonly first: string; readonly last: string },
    ) => Promise<void>,
  ) =>
    fc.assert(
      fc.asyncProperty(
        unpaidPlatform,
        fc.integer({ min: 0, max: 200 }),
        fc.constantFrom(0, 0, 12, 95),
        async (platform, length, endedAgo) => {
          await writePlatform(test.db, platform, now, today);
          const [first, last] = [ago(endedAgo + length), ago(endedAgo)];
          await check(await read(`startDate=${first}&endDate=${last}`), { first, last });
        },
      ),
      { numRuns: RUNS },
    );

  it('sums to the MRR of any day, in all and by plan', async () => {
    await onRandomPlatforms(async ({ kpis, series }, { last }) => {
      const paid = await rowsOf({ paidOn: last });
      expect(sumOf(paid, mrr)).toBe(cents(kpis.mrr.value));
      expect(paid).toHaveLength(kpis.payingInstitutes.value ?? 0);
      for (const plan of series.plans) {
        const rows = await rowsOf({ paidOn: today, plan: plan.key });
        expect({ mrr: sumOf(rows, mrr), institutes: rows.length }).toEqual({
          mrr: cents(plan.mrr),
          institutes: plan.institutes,
        });
      }
      for (const month of series.mrrMovement) {
        const rows = await rowsOf({ paidOn: lastDayOf(month.month) });
        expect(sumOf(rows, mrr), month.month).toBe(cents(month.mrr));
      }
    });
  });

  it('sums to the MRR that no one has paid for, apart from the other', async () => {
    await onRandomPlatforms(async ({ kpis }, { last }) => {
      const unpaid = await rowsOf({ unpaidOn: last });
      expect(sumOf(unpaid, mrr)).toBe(cents(kpis.mrrUnpaid.value));
      expect(unpaid).toHaveLength(kpis.unpaidInstitutes.value ?? 0);
      const paid = new Set((await rowsOf({ paidOn: last })).map(({ _id }) => _id));
      expect(unpaid.filter(({ _id }) => paid.has(_id))).toEqual([]);
    });
  });

  it('has the institutes that were lost, and what they paid', async () => {
    await onRandomPlatforms(async ({ kpis }, { last }) => {
      const before = addDays(last, -30);
      const paid = await rowsOf({ paidOn: before });
      const lost = await rowsOf({ paidOn: before, lostBy: last });
      expect(share(lost.length, paid.length)).toBe(kpis.churnLogo.value);
      expect(share(sumOf(lost, mrr), sumOf(paid, mrr))).toBe(kpis.churnRevenue.value);
    });
  });

  it('has what moved the MRR in a month, part by part', async () => {
    const change: Amount = (row) => row.mrr - (row.mrrBefore ?? 0);
    await onRandomPlatforms(async ({ series }) => {
      for (const { month, churned, ...parts } of series.mrrMovement.slice(-4)) {
        const before = addDays(`${month}-01`, -1);
        const last = lastDayOf(month);
        const lost = await rowsOf({ paidOn: before, lostBy: last });
        expect(sumOf(lost, mrr), `${month} churned`).toBe(cents(churned));
        for (const movement of MRR_MOVEMENTS) {
          const rows = await rowsOf({ movedBy: last, movement });
          const moved =
            movement === 'contraction' ? 0 - cents(parts[movement]) : cents(parts[movement]);
          expect(sumOf(rows, change), `${month} ${movement}`).toBe(moved);
        }
      }
    });
  });

  it('has the trials of the period, by what became of them', async () => {
    await onRandomPlatforms(async ({ kpis, series: { trials } }, { first, last }) => {
      const began = {
        'trialEndsAt[exists]': 'true',
        'startDate[gte]': first,
        'startDate[lte]': last,
      };
      const count = async (filters: Filters) => (await rowsOf({ ...began, ...filters })).length;
      expect(trials).toEqual({
        started: await count({}),
        running: await count({ status: 'Trialing' }),
        converted: await count({ isConverted: 'true' }),
        ended: await count({ isConverted: 'false', status: 'Cancelled,Expired' }),
      });
      const unpaid = await count({ isConverted: 'false', status: 'Active,PastDue,Paused' });
      expect(trials.started).toBe(trials.running + trials.converted + trials.ended + unpaid);
      expect(kpis.trialsStarted.value).toBe(trials.started);
      const ended = {
        'trialEndsAt[gte]': addDays(last, -29),
        'trialEndsAt[lte]': last < today ? last : ago(1),
      };
      const all = await rowsOf(ended);
      const converted = await rowsOf({ ...ended, isConverted: 'true' });
      expect(share(converted.length, all.length)).toBe(kpis.trialConversion.value);
      expect(kpis.trialsEnded.value).toBe(all.length);
      expect(kpis.trialsConverted.value).toBe(converted.length);
    });
  });

  it('has what is past due, by age, with the balances that are owed', async () => {
    await onRandomPlatforms(async ({ kpis, lists, series: { pastDueAgeing } }) => {
      const late = await rowsOf({ lateOn: today });
      expect(late).toHaveLength(kpis.pastDueCount.value ?? 0);
      expect(sumOf(late, balance)).toBe(cents(kpis.pastDueAmount.value));
      expect(sumOf(late, balance)).toBe(cents(lists.pastDue.amount));
      for (const { fromDays, toDays, count, amount } of pastDueAgeing) {
        const rows = await rowsOf({
          lateOn: today,
          ...(fromDays > 1 && { 'dueSince[lte]': ago(fromDays) }),
          ...(toDays !== null && { 'dueSince[gte]': ago(toDays) }),
        });
        expect({ count: rows.length, owed: sumOf(rows, balance) }).toEqual({
          count,
          owed: cents(amount),
        });
      }
    });
  });

  it('has what renews and the trials that end, with what the next period is charged', async () => {
    await onRandomPlatforms(async ({ kpis, lists }) => {
      const renewing = await rowsOf({
        status: 'Active',
        renews: 'true',
        'currentPeriodEnd[gte]': today,
        'currentPeriodEnd[lte]': addDays(today, 30),
      });
      expect(renewing).toHaveLength(kpis.renewalsDue30Count.value ?? 0);
      expect(sumOf(renewing, next)).toBe(cents(kpis.renewalsDue30Amount.value));
      expect(sumOf(renewing, next)).toBe(cents(lists.renewalsDue.amount));
      const ending = await rowsOf({
        status: 'Trialing',
        'trialEndsAt[gte]': today,
        'trialEndsAt[lte]': addDays(today, 7),
      });
      expect(ending).toHaveLength(lists.trialsEnding.total);
      expect(sumOf(ending, next)).toBe(cents(lists.trialsEnding.amount));
    });
  });
});
