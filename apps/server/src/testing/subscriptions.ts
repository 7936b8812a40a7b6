import { addDays, subscription } from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';
import * as z from 'zod/mini';
import * as tables from '../schema/index.ts';
import { pricing } from '../schema/pricing.ts';
import { ADMIN, type Institute, useTestApp } from './app.ts';
import type { TestDatabase } from './databases.ts';
import { stopAtNoon } from './noon.ts';

export const DAY = 86_400_000;
export const reason = { code: 'tooExpensive', note: 'Moves to a spreadsheet.' };

/** An institute with a subscription, whose days pass when a test says so. */
export function useSubscriptions(database: TestDatabase) {
  const { today } = stopAtNoon();
  const test = useTestApp(database);
  let token = '';
  let institute: Institute;
  const plans: Record<string, string> = {};

  const send = (method: string, path: string, body?: unknown) =>
    test.call(method, path, { token, body });

  /** The current subscription of the institute. */
  async function current() {
    const { body } = await send('GET', `/subscription/current?_id=${institute.id}`);
    return body.data.institutions[0].subscription;
  }

  /** Does an action on the current subscription, and returns what is current then. */
  async function act(action: string, data: object = {}) {
    const { _id } = await current();
    const { status, body } = await send('PATCH', `/subscription/${_id}`, { action, ...data });
    expect(status, JSON.stringify(body)).toBe(200);
    return z.parse(subscription, body.data.subscription);
  }

  /** Ends the trial that every institute begins with, and sells a plan. */
  async function sell(change: object = {}) {
    await act('cancel', { when: 'now', reason });
    const sold = { institution: institute.id, pricing: plans.standard, billingCycle: 'Monthly' };
    return send('POST', '/subscription', { ...sold, ...change });
  }

  const pay = (amount: number) =>
    act('recordPayment', { amount, paidOn: today, method: 'UPI', reference: 'UTR 4711' });

  /** Lets time pass for the current subscription: its days are moved back. */
  async function pass(days: number) {
    const row = await current();
    const back = (day: string | null) => day && addDays(day, -days);
    await test.db
      .update(tables.subscription)
      .set({
        createdAt: new Date(Date.parse(row.createdAt) - days * DAY),
        startDate: addDays(row.startDate, -days),
        currentPeriodStart: addDays(row.currentPeriodStart, -days),
        currentPeriodEnd: addDays(row.currentPeriodEnd, -days),
        trialEndsAt: back(row.trialEndsAt),
        dueSince: back(row.dueSince),
        billingAnchor: addDays(row.currentPeriodEnd, 1 - days),
      })
      .where(eq(tables.subscription.id, row._id));
    const entries = await test.db.select().from(tables.subscriptionEntry);
    for (const { id, day } of entries) {
      await test.db
        .update(tables.subscriptionEntry)
        .set({ day: addDays(day, -days) })
        .where(eq(tables.subscriptionEntry.id, id));
    }
  }

  beforeEach(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
    institute = await test.institute(token);
    for (const { key, id } of await test.db.select().from(pricing)) plans[key] = id;
  });

  return {
    act,
    current,
    get institute() {
      return institute;
    },
    pass,
    pay,
    plans,
    sell,
    send,
    test,
    today,
  };
}
