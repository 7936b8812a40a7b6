import { addDays, type Subscription, schemas } from '@booking/api-client/contract';
import { beforeEach } from 'vitest';
import * as z from 'zod/mini';
import { subscriptionHandlers } from '../customer/subscription.ts';
import { PLATFORM } from '../database/scope.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Call } from '../http/call.ts';
import { pricing, subscription, subscriptionEntry } from '../schema/index.ts';
import { renewSubscriptions } from '../subscription/renewals.ts';
import { ADMIN, type Institute, useTestApp } from './app.ts';
import type { TestDatabase } from './databases.ts';

export const { create, update } = subscriptionHandlers;

export const noon = (day: string) => new Date(`${day}T12:00:00+05:30`);
export const reason = { code: 'other', note: '' } as const;

/** An institute whose subscriptions are sold, paid and renewed day by day. */
export function useLifecycle(database: TestDatabase) {
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

  /** Runs the housekeeping of each day. */
  async function until(from: string, to: string): Promise<void> {
    for (let day = from; day <= to; day = addDays(day, 1)) {
      await renewSubscriptions(test.db, noon(day));
    }
  }

  /** A yearly plan whose trial ended on 26 November, and that no one has paid for. */
  const unpaid = () =>
    sell('2026-11-13', { billingCycle: 'Yearly', trialEndsAt: '2026-11-26', graceDays: 7 });

  return {
    act,
    all,
    get institute() {
      return institute;
    },
    last,
    pay,
    plans,
    run,
    sell,
    test,
    get token() {
      return token;
    },
    unpaid,
    until,
  };
}
