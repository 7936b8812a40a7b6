import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newId } from '../database/id.ts';
import { PLATFORM } from '../database/scope.ts';
import { created } from '../schema/columns.ts';
import { pricing } from '../schema/pricing.ts';
import { subscription, subscriptionEntry } from '../schema/subscription.ts';
import { ADMIN, databases, useTestApp } from '../testing/app.ts';
import { type WholeReport, wholeReport } from '../testing/whole-report.ts';
import { superAdminReport } from './super-admin.ts';

const now = new Date('2026-11-22T12:00:00+05:30');

type Sold = Omit<
  typeof subscription.$inferInsert,
  | 'id'
  | 'institutionId'
  | 'pricingId'
  | 'plan'
  | 'planName'
  | 'currency'
  | 'createdAt'
  | 'updatedAt'
> & { readonly plan: 'basic' | 'standard'; readonly owes?: string };

const basic = { plan: 'basic', billingCycle: 'Monthly', cyclePriceMinor: 99_900 } as const;
const standard = { plan: 'standard', billingCycle: 'Monthly', cyclePriceMinor: 199_900 } as const;
const period = (currentPeriodStart: string, currentPeriodEnd: string) => ({
  currentPeriodStart,
  currentPeriodEnd,
});
const noon = (day: string) => new Date(`${day}T12:00:00+05:30`);

/** The platform of the table in `docs/billing.md`, in its order. */
const platform: readonly (readonly Sold[])[] = [
  [
    {
      ...standard,
      billingCycle: 'Yearly',
      cyclePriceMinor: 2_398_800,
      status: 'Active',
      startDate: '2026-03-01',
      ...period('2026-03-01', '2027-02-28'),
    },
  ],
  [
    {
      ...basic,
      status: 'Cancelled',
      startDate: '2026-06-05',
      ...period('2026-11-05', '2026-12-04'),
      endedAt: noon('2026-11-10'),
    },
    {
      ...standard,
      status: 'Active',
      startDate: '2026-11-10',
      ...period('2026-11-10', '2026-12-09'),
    },
  ],
  [
    {
      ...basic,
      status: 'PastDue',
      startDate: '2026-08-12',
      ...period('2026-11-12', '2026-12-11'),
      graceDays: 15,
      dueSince: '2026-11-12',
      owes: '2026-11-12',
    },
  ],
  [
    {
      ...basic,
      status: 'Expired',
      startDate: '2026-09-01',
      ...period('2026-11-01', '2026-11-30'),
      endedAt: noon('2026-11-10'),
      dueSince: '2026-11-01',
      owes: '2026-11-01',
    },
  ],
  [
    {
      ...basic,
      status: 'Trialing',
      startDate: '2026-11-14',
      trialEndsAt: '2026-11-27',
      ...period('2026-11-14', '2026-11-27'),
    },
  ],
  [
    {
      ...basic,
      status: 'Active',
      startDate: '2026-10-20',
      trialEndsAt: '2026-11-02',
      ...period('2026-11-03', '2026-12-02'),
    },
  ],
];

describe.each(databases)('the examples of docs/billing.md on $kind', (database) => {
  const test = useTestApp(database);
  let report: WholeReport;

  beforeAll(async () => {
    const { accessToken: token } = await test.signIn(ADMIN);
    const ids: string[] = [];
    for (const _ of platform) ids.push((await test.institute(token)).id);
    await test.db.delete(subscription);
    const [plan] = await test.db.select().from(pricing);
    if (!plan) throw new Error('There is no plan.');
    for (const [place, sales] of platform.entries()) {
      for (const { owes, ...sale } of sales) {
        const own = { institutionId: ids[place] ?? '', id: newId(), ...created(null, now) };
        const offer = { pricingId: plan.id, planName: sale.plan, currency: 'INR' };
        await test.db.insert(subscription).values({ ...offer, ...sale, ...own });
        if (!owes) continue;
        const charge = { kind: 'charge', day: owes, amountMinor: 99_900, text: 'Basic' } as const;
        const line = { ...own, id: newId(), subscriptionId: own.id };
        await test.db.insert(subscriptionEntry).values({ ...line, ...charge });
      }
    }
    const days = { startDate: '2026-11-01', endDate: '2026-11-30' };
    const { json } = await superAdminReport(PLATFORM, test.db, days, now);
    report = z.parse(wholeReport, JSON.parse(json));
  });

  it('have these figures', () => {
    const { kpis, lists } = report;
    const values = Object.fromEntries(Object.entries(kpis).map(([key, { value }]) => [key, value]));
    expect(values).toMatchObject({
      mrr: 5_081.36,
      arr: 60_976.32,
      payingInstitutes: 4,
      arpi: 1_270.34,
      churnRevenue: 20,
      churnLogo: 25,
      trialsStarted: 1,
      trialConversion: 100,
      trialsEnded: 1,
      trialsConverted: 1,
      pastDueCount: 1,
      pastDueAmount: 999,
      renewalsDue30Count: 2,
      renewalsDue30Amount: 2_998,
    });
    expect(lists.trialsEnding).toMatchObject({ total: 1, amount: 999 });
    expect(lists.pastDue).toMatchObject({ total: 1, amount: 999 });
  });

  it('have these parts', () => {
    const { trials, pastDueAgeing, plans } = report.series;
    expect(trials).toEqual({ started: 1, running: 1, converted: 0, ended: 0 });
    expect(pastDueAgeing.filter(({ count }) => count > 0)).toEqual([
      { fromDays: 8, toDays: 15, count: 1, amount: 999 },
    ]);
    expect(plans).toEqual([
      { key: 'standard', name: 'standard', institutes: 2, mrr: 3_388.14 },
      { key: 'basic', name: 'basic', institutes: 2, mrr: 1_693.22 },
    ]);
  });

  it('move from 4,233.90 to 5,081.36 in November', () => {
    expect(report.series.mrrMovement.slice(-2)).toMatchObject([
      { month: '2026-10', mrr: 4_233.9 },
      {
        month: '2026-11',
        new: 846.61,
        reactivated: 0,
        expansion: 847.46,
        contraction: 0,
        churned: 846.61,
        mrr: 5_081.36,
      },
    ]);
  });
});
