import { addDays, CURRENT_STATUSES, type SubscriptionUpdate } from '@booking/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { subscriptionHandlers } from '../customer/subscription.ts';
import { PLATFORM } from '../database/scope.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Call } from '../http/call.ts';
import { HttpError } from '../http-error.ts';
import { paysOn, sources } from '../report/sources.ts';
import { pricing, subscription, subscriptionEntry } from '../schema/index.ts';
import { ADMIN, oneDatabase, useTestApp } from '../testing/app.ts';
import { balance } from './account.ts';
import { renewSubscriptions } from './renewals.ts';
import { platformDay } from './rules.ts';

const { create, update: change } = subscriptionHandlers;

const DAY = 86_400_000;
const FIRST = Date.parse('2027-01-29T06:00:00Z');
const cycles = fc.constantFrom('Monthly' as const, 'Quarterly' as const, 'Yearly' as const);
const reason = { code: 'other', note: '' } as const;

/** An action after some days. Plans are chosen by their index in the list. */
interface Step {
  readonly days: number;
  readonly action: SubscriptionUpdate['action'];
  readonly plan: number;
  readonly cycle: 'Monthly' | 'Quarterly' | 'Yearly';
  readonly when: 'now' | 'periodEnd';
  readonly amount: number;
}

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    days: fc.integer({ min: 0, max: 45 }),
    action: fc.constantFrom(
      'recordPayment',
      'recordPayment',
      'reversePayment',
      'changePlan',
      'keepPlan',
      'setTerms',
      'pause',
      'resume',
      'cancel',
      'keep',
    ),
    plan: fc.nat(2),
    cycle: cycles,
    when: fc.constantFrom('now', 'periodEnd'),
    amount: fc.integer({ min: 1, max: 50_000 }),
  }),
  { minLength: 4, maxLength: 14 },
);

describe.each(oneDatabase)('whatever is done to a subscription, on $kind', (database) => {
  const test = useTestApp(database);
  let institution = '';
  let plans: readonly string[] = [];

  beforeAll(async () => {
    const { accessToken } = await test.signIn(ADMIN);
    institution = (await test.institute(accessToken)).id;
    const rows = await test.db.select().from(pricing).where(sql`price_minor is not null`);
    plans = rows.map(({ id }) => id);
  });

  const actor = { scope: PLATFORM, userId: 'a'.repeat(24), name: 'Anjali Menon' };
  /** A call at a moment, as the server makes it. */
  const inCall = (now: Date, work: (call: object) => Promise<unknown>) =>
    inTransaction(test.db, (db) => work({ db, actor, now })).catch((error: unknown) => {
      // An action that a status or a rule refuses is no step.
      if (!(error instanceof HttpError)) throw error;
    });

  const sell = (now: Date, plan: number, billingCycle: Step['cycle']) =>
    inCall(now, (call) => {
      const body = { institution, pricing: plans[plan], billingCycle };
      return create({ ...call, body } as Call<'subscription', 'create'>);
    });

  const update = (now: Date, id: string, body: object) =>
    inCall(now, (call) => change({ ...call, id, body } as Call<'subscription', 'update'>));

  async function act(now: Date, { action, plan, cycle: billingCycle, when, amount }: Step) {
    const rows = await rowsNow();
    const row = rows.find(({ status }) => isCurrent(status)) ?? rows.at(-1);
    if (!row) return;
    const [payment] = (await entriesNow()).filter(({ kind }) => kind === 'payment');
    const discount = { mode: 'percent', value: 1 + (amount % 50), reason: 'A test.' };
    const data = {
      recordPayment: { amount, paidOn: platformDay(now), method: 'UPI' },
      reversePayment: { entry: payment?.id, reason: 'A test.' },
      changePlan: { pricing: plans[plan], billingCycle, when },
      setTerms: { discount: amount % 3 === 0 ? null : discount, graceDays: amount % 60 },
      pause: amount % 2 === 0 ? {} : { resumeOn: addDays(platformDay(now), 1 + (amount % 60)) },
      cancel: { when, reason },
    };
    await update(now, row.id, { action, ...Object(Reflect.get(data, action)) });
  }

  const rowsNow = () =>
    test.db
      .select()
      .from(subscription)
      .where(eq(subscription.institutionId, institution))
      .orderBy(subscription.id);
  const entriesNow = () =>
    test.db
      .select()
      .from(subscriptionEntry)
      .where(eq(subscriptionEntry.institutionId, institution));
  const isCurrent = (status: string) => CURRENT_STATUSES.some((current) => current === status);

  /** The MRR of the institute at the end of a day, as the report counts it. */
  async function mrrOn(day: string): Promise<number> {
    const of = { scope: PLATFORM, templates: undefined, currency: 'INR' };
    const sourceTables = sources(of, sql`${day}::date`);
    const { rows } = await test.db.execute<{ mrr: number }>(sql`
      with ${sourceTables} select coalesce(sum(net_minor), 0)::int as mrr from paid
      where institution_id = ${institution} and ${paysOn(sql`${day}::date`)}`);
    return Number(rows[0]?.mrr ?? 0);
  }

  async function check(today: string): Promise<void> {
    const rows = await rowsNow();
    const current = rows.filter(({ status }) => isCurrent(status));
    expect(current.length).toBeLessThanOrEqual(1);
    const account = balance(await entriesNow());
    const due = rows.filter(({ dueSince }) => dueSince !== null);
    expect(due.map(({ dueSince }) => dueSince)).toEqual(
      account.dueSince === null ? [] : [account.dueSince],
    );
    for (const { status, currentPeriodStart, currentPeriodEnd } of current) {
      expect(currentPeriodStart <= currentPeriodEnd).toBe(true);
      if (status !== 'Paused') expect(currentPeriodEnd >= today).toBe(true);
      if (status === 'Active') expect(account.balanceMinor).toBeLessThanOrEqual(0);
      if (status === 'PastDue') expect(account.balanceMinor).toBeGreaterThan(0);
    }
  }

  it('its account sums, one is current, and the figures of past days stay', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (done) => {
        await test.db
          .delete(subscriptionEntry)
          .where(eq(subscriptionEntry.institutionId, institution));
        await test.db.delete(subscription).where(eq(subscription.institutionId, institution));
        let now = new Date(FIRST);
        const seen = new Map<string, number>();
        const pay = async () => {
          const { balanceMinor } = balance(await entriesNow());
          const amount = balanceMinor / 100;
          const paidOn = platformDay(now);
          const last = (await rowsNow()).at(-1);
          if (!last || amount <= 0) return;
          await update(now, last.id, { action: 'recordPayment', amount, paidOn, method: 'UPI' });
        };
        for (const step of done) {
          now = new Date(now.getTime() + step.days * DAY);
          await renewSubscriptions(test.db, now);
          // A new subscription is paid at once: before its first payment it counts for no day.
          if (!(await rowsNow()).some(({ status }) => isCurrent(status))) {
            await sell(now, step.plan, step.cycle);
            await pay();
          }
          await act(now, step);
          const today = platformDay(now);
          await check(today);
          for (const [day, mrr] of seen) {
            if (day < today) expect({ day, mrr: await mrrOn(day) }).toEqual({ day, mrr });
          }
          for (const day of [addDays(today, -1), today]) {
            if (!seen.has(day) || day === today) seen.set(day, await mrrOn(day));
          }
        }
      }),
      { numRuns: 10 },
    );
  });
});
