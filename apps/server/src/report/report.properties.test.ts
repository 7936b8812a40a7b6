import {
  addDays,
  type InstitutionStatus,
  netMonthOf,
  PLATFORM_EVENTS,
} from '@booking/api-client/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ADMIN, oneDatabase, useTestApp } from '../testing/app.ts';
import { stopAtNoon } from '../testing/noon.ts';
import {
  instantAgo,
  type RandomInstitute,
  type RandomSale,
  randomPlatform,
  SALE_DAYS,
  writePlatform,
} from '../testing/random-platform.ts';
import { type WholeReport, wholeReport } from '../testing/whole-report.ts';

/** Random platforms that a run looks at. */
const RUNS = Number(process.env.REPORT_RUNS ?? 12);
const OPEN: readonly InstitutionStatus[] = ['Pending', 'Active', 'Suspended', 'Inactive'];

const { now, today } = stopAtNoon();
const cents = (amount: number | null | undefined) => Math.round((amount ?? 0) * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const MONTHS = { Monthly: 1, Quarterly: 3, HalfYearly: 6, Yearly: 12 };

/** The net price of a month in minor units, half up, counted apart from the database. */
const netMinor = ({ priceMinor, cycle, ...tax }: RandomSale) =>
  netMonthOf(priceMinor, MONTHS[cycle], tax);

/** Whether it was paid on a day: from the day after its trial until the day on which it was paused or ended. */
function isPaidOn({ status, endedAgo }: RandomSale, day: string): boolean {
  if (status === 'Trialing' || day <= addDays(today, -SALE_DAYS.trialEnd)) return false;
  return status === 'Active' || status === 'PastDue' || day < addDays(today, -endedAgo);
}

/** Returns the net price of a month that it paid for its previous subscription, on a day. */
function paidBefore({ before, currency, ...tax }: RandomSale, day: string): number {
  if (!before || currency !== 'INR' || day < addDays(today, -before.fromAgo)) return 0;
  if (day >= addDays(today, -before.untilAgo)) return 0;
  return netMonthOf(before.priceMinor, 1, tax);
}

/** The status that an institute had just before an instant. */
function statusBefore(history: RandomInstitute['history'], end: string) {
  return history.findLast(({ daysAgo }, place) => instantAgo(now, daysAgo, place) < end)?.to;
}

/** Figures that exist for any period. */
const comparable = [
  'institutesTotal',
  'institutesActive',
  'institutesNew',
  'institutesClosed',
  'institutesActivated',
  'mrr',
  'payingInstitutes',
  'churnLogo',
  'churnRevenue',
  'trialsStarted',
  'trialConversion',
  'trialsEnded',
  'trialsConverted',
] as const;

describe.each(oneDatabase)('every figure of a random platform on $kind', (database) => {
  const test = useTestApp(database);
  let token: string;

  beforeAll(async () => {
    ({ accessToken: token } = await test.signIn(ADMIN));
  });

  async function read(query: string): Promise<WholeReport> {
    const { body } = await test.call('GET', `/report/superAdmin?${query}`, { token });
    return z.parse(wholeReport, body.data.report);
  }

  /** How many institutes the list finds. */
  async function listed(filters: Readonly<Record<string, string>> = {}): Promise<number> {
    const query = new URLSearchParams({ limit: '1', ...filters });
    const { status, body } = await test.call('GET', `/institution?${query}`, { token });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.total;
  }

  /** The report of some days up to today, on a platform that is written for it. */
  const onRandomPlatforms = (
    check: (
      platform: readonly RandomInstitute[],
      report: WholeReport,
      days: string,
    ) => Promise<void>,
  ) =>
    fc.assert(
      fc.asyncProperty(
        randomPlatform,
        fc.integer({ min: 0, max: 200 }),
        async (platform, length) => {
          await writePlatform(test.db, platform, now, today);
          const days = `startDate=${addDays(today, -length)}&endDate=${today}`;
          await check(platform, await read(days), days);
        },
      ),
      { numRuns: RUNS },
    );

  it('is the number of rows that the lists of the API find', async () => {
    await onRandomPlatforms(async (_, { kpis, byStatus, series, lists, period }) => {
      const open = { status: OPEN.join(',') };
      expect(kpis.institutesTotal.value).toBe(await listed(open));
      for (const [status, count] of Object.entries(byStatus)) {
        expect(count, status).toBe(await listed({ status }));
      }
      const begin = new Date(`${period.startDate}T00:00:00+05:30`).toISOString();
      expect(kpis.institutesNew.value).toBe(await listed({ 'createdAt[gte]': begin }));
      expect(kpis.payingInstitutes.value).toBe(
        await listed({ subscriptionStatus: 'Active,PastDue' }),
      );
      expect(kpis.institutesActive.value).toBe(await listed({ status: 'Active' }));
      const noActivitySince = new Date(`${addDays(today, -14)}T00:00:00+05:30`).toISOString();
      const quiet = await listed({ status: 'Active', noActivitySince });
      expect([kpis.quietInstitutes14.value, lists.quiet.total]).toEqual([quiet, quiet]);
      expect(lists.settingUp.total).toBe(await listed({ status: 'Pending' }));
      const pastDue = await listed({ subscriptionStatus: 'PastDue' });
      expect([kpis.pastDueCount.value, lists.pastDue.total]).toEqual([pastDue, pastDue]);
      const within = (days: number) => ({
        'currentPeriodEnd[gte]': today,
        'currentPeriodEnd[lte]': addDays(today, days),
      });
      const renewing = { subscriptionStatus: 'Active', renews: 'true', ...within(30) };
      const renewals = await listed(renewing);
      expect([kpis.renewalsDue30Count.value, lists.renewalsDue.total]).toEqual([
        renewals,
        renewals,
      ]);
      expect(lists.trialsEnding.total).toBe(
        await listed({ subscriptionStatus: 'Trialing', ...within(7) }),
      );
      expect(lists.newest.total).toBe(await listed());
      for (const { name, institutes } of series.states) {
        if (name) expect(institutes, name).toBe(await listed({ ...open, state: name }));
      }
    });
  });

  it('is the sum of the amounts behind it in its own currency; others are counted and not added', async () => {
    await onRandomPlatforms(async (platform, { kpis, series, lists, otherCurrencies }) => {
      const sales = platform.flatMap(({ sold }) => sold ?? []);
      const paying = sales.filter(({ status }) => status === 'Active' || status === 'PastDue');
      const rupees = paying.filter(({ currency }) => currency === 'INR');
      const mrr = sum(rupees.map(netMinor));
      expect(otherCurrencies).toBe(paying.length - rupees.length);
      expect(kpis.payingInstitutes.value).toBe(paying.length);
      expect(cents(kpis.mrr.value)).toBe(mrr);
      expect(cents(kpis.arr.value)).toBe(mrr * 12);
      expect(cents(kpis.arpi.value)).toBe(rupees.length ? Math.round(mrr / rupees.length) : 0);
      const owed = sum(
        rupees.filter(({ status }) => status === 'PastDue').map(({ owedMinor }) => owedMinor),
      );
      expect(cents(kpis.pastDueAmount.value)).toBe(owed);
      expect(cents(sum(series.pastDueAgeing.map(({ amount }) => amount)))).toBe(owed);
      expect(sum(series.pastDueAgeing.map(({ count }) => count))).toBe(kpis.pastDueCount.value);
      expect(cents(lists.pastDue.amount)).toBe(owed);
      expect(cents(lists.renewalsDue.amount)).toBe(cents(kpis.renewalsDue30Amount.value));
      const inCurrency = lists.pastDue.items.filter(({ amount }) => amount !== null);
      expect(inCurrency.length).toBeLessThanOrEqual(
        rupees.filter(({ status }) => status === 'PastDue').length,
      );
    });
  });

  it('is the sum of the parts of its chart, step by step and month by month', async () => {
    await onRandomPlatforms(async (_, { kpis, byStatus, series }) => {
      const { steps, plans, templates, states, mrrMovement } = series;
      expect(sum(steps.map(({ institutesNew }) => institutesNew))).toBe(kpis.institutesNew.value);
      expect(steps.at(-1)?.byStatus).toEqual(byStatus);
      expect(sum(states.map(({ institutes }) => institutes))).toBe(kpis.institutesTotal.value);
      expect(sum(templates.map(({ institutes }) => institutes))).toBe(kpis.institutesTotal.value);
      expect(sum(plans.map(({ institutes }) => institutes))).toBe(kpis.payingInstitutes.value);
      for (const mix of [plans, templates]) {
        expect(cents(sum(mix.map(({ mrr }) => mrr)))).toBe(cents(kpis.mrr.value));
      }
      expect(mrrMovement.at(-1)?.mrr ?? 0).toBe(kpis.mrr.value);
      for (const [at, month] of mrrMovement.slice(1).entries()) {
        const { churned, contraction, expansion, reactivated } = month;
        const change = month.new + expansion + reactivated - contraction - churned;
        expect(cents(change), month.month).toBe(cents(month.mrr - (mrrMovement[at]?.mrr ?? 0)));
      }
    });
  });

  it('of a step is what an institute had and paid at its end, whatever was written since', async () => {
    await onRandomPlatforms(async (platform, { series }) => {
      const sales = platform.flatMap(({ sold }) => sold ?? []);
      const rupees = sales.filter(({ currency }) => currency === 'INR');
      for (const { endDate, byStatus, mrr } of series.steps) {
        const paid = rupees.filter((sale) => isPaidOn(sale, endDate));
        const before = sum(sales.map((sale) => paidBefore(sale, endDate)));
        expect(cents(mrr), endDate).toBe(sum(paid.map(netMinor)) + before);
        const end = new Date(Date.parse(`${endDate}T00:00:00+05:30`) + 86_400_000).toISOString();
        for (const [status, count] of Object.entries(byStatus)) {
          const had = platform.filter(({ history }) => statusBefore(history, end) === status);
          expect(count, `${endDate} ${status}`).toBe(had.length);
        }
      }
    });
  });

  it('stands beside that of the same days of the period before', async () => {
    await onRandomPlatforms(async () => {
      const running = `startDate=${addDays(today, -9)}&endDate=${addDays(today, 20)}`;
      const { kpis, comparedWith } = await read(running);
      expect(comparedWith).toEqual({
        startDate: addDays(today, -39),
        endDate: addDays(today, -30),
      });
      const before = await read(
        `startDate=${addDays(today, -39)}&endDate=${addDays(today, -30)}&compare=none`,
      );
      for (const key of comparable) expect(kpis[key].before, key).toBe(before.kpis[key].value);
    });
  });

  it('of churn and conversion is of the 30 days up to the end of the period', async () => {
    await onRandomPlatforms(async (platform, { kpis }) => {
      const sales = platform.flatMap(({ sold }) => sold ?? []);
      const paid = sales.filter((sale) => isPaidOn(sale, addDays(today, -30)));
      const lost = paid.filter((sale) => !isPaidOn(sale, today));
      const inPercent = (part: number, whole: number) =>
        whole === 0 ? null : Math.round((part * 1000) / whole) / 10;
      expect(kpis.churnLogo.value).toBe(inPercent(lost.length, paid.length));
      const net = (of: readonly RandomSale[]) =>
        sum(of.filter(({ currency }) => currency === 'INR').map(netMinor));
      expect(kpis.churnRevenue.value).toBe(inPercent(net(lost), net(paid)));
      // Every trial that is over ended 86 days ago, and converted.
      const over = sales.some(({ status }) => status !== 'Trialing');
      const at = async (day: string) =>
        (await read(`startDate=${day}&endDate=${day}`)).kpis.trialConversion.value;
      expect(await at(addDays(today, -57))).toBe(over ? 100 : null);
      expect(await at(addDays(today, -56))).toBeNull();
    });
  });

  it('of the calendar counts all events of a kind, however many are listed', async () => {
    await onRandomPlatforms(async (_, { calendar }, days) => {
      const counted = (type: (typeof PLATFORM_EVENTS)[number]) =>
        sum(calendar.days.map(({ counts }) => counts[type]));
      expect(calendar.total).toBe(sum(PLATFORM_EVENTS.map(counted)));
      for (const type of PLATFORM_EVENTS) {
        const alone = await read(`${days}&events=${type}&eventsLimit=1`);
        expect(alone.calendar.total, type).toBe(counted(type));
        expect(alone.calendar.events.length).toBe(Math.min(1, counted(type)));
        expect(alone.calendar.events.every((event) => event.type === type)).toBe(true);
      }
    });
  });
});
