import { addDays } from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { subscription } from '../schema/subscription.ts';
import { renewSubscriptions } from '../subscription/renewals.ts';
import { databases } from '../testing/app.ts';
import { usePricingPlans } from '../testing/pricing-plans.ts';

describe.each(databases)('plans on $kind', (database) => {
  const plans = usePricingPlans(database);
  const { add, send, test, today, planOf } = plans;

  /** A day of the platform, some days from now. */
  const day = (days: number) => addDays(today, days);

  it('[ENT-06] changes no subscription that runs, and can’t be deleted once it was sold', async () => {
    const plan = await add({ entitlements: ['receipts'], limits: { users: 3 }, trialDays: 10 });
    const sold = await sell(plan._id);
    expect(sold).toMatchObject({ entitlements: ['receipts'], limits: { users: 3, assets: null } });

    const path = `/pricing/${plan._id}`;
    const change = {
      header: 'Dearer',
      price: 9000,
      entitlements: ['billing'],
      limits: { users: 1 },
    };
    const { body } = await send('PATCH', path, change);
    expect(body.data.pricing).toMatchObject({ ...change, currentSubscriptions: 1, isUsed: true });
    const names = ['planName', 'price', 'amount', 'mrr', 'entitlements', 'limits', '__v'] as const;
    const after = await subscriptionOf(sold.institution._id);
    for (const name of names) expect(after[name]).toEqual(sold[name]);
    expect(await sell(plan._id)).toMatchObject({ planName: 'Dearer', entitlements: ['billing'] });

    expect((await send('PATCH', path, { key: 'other' })).body).toMatchObject({
      code: 'BUSINESS_RULE',
      errors: [{ path: 'key' }],
    });
    expect((await send('DELETE', path)).body.code).toBe('IN_USE');
    await send('PATCH', path, { isActive: false });
    const { body: refused } = await trySell(plan._id);
    expect(refused).toMatchObject({ code: 'BUSINESS_RULE', errors: [{ path: 'pricing' }] });
    expect((await subscriptionOf(sold.institution._id)).entitlements).toEqual(['receipts']);
  });

  it('[ENT-06] keeps what a change at the end of the period was agreed with', async () => {
    const [now, next] = [await add(), await add({ entitlements: ['quotation'] })];
    const sold = await sell(now._id, { trialEndsAt: day(5) });
    const terms = { action: 'changePlan', pricing: next._id, billingCycle: 'Monthly' };
    const changed = await send('PATCH', `/subscription/${sold._id}`, {
      ...terms,
      when: 'periodEnd',
    });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    expect((await send('DELETE', `/pricing/${next._id}`)).body.code).toBe('IN_USE');
    await send('PATCH', `/pricing/${next._id}`, { entitlements: [] });
    const [row] = await test.db
      .select({ pendingChange: subscription.pendingChange })
      .from(subscription)
      .where(eq(subscription.id, sold._id));
    expect(row?.pendingChange?.planSnapshot.entitlements).toEqual(['quotation']);
  });

  it('is what new institutes try: Basic, or the first on sale where that is archived', async () => {
    const basic = await planOf('basic');
    await send('PATCH', `/pricing/${basic._id}`, { isActive: false });
    const { id } = await test.institute(plans.token);
    expect(await subscriptionOf(id)).toMatchObject({ plan: 'standard', status: 'Trialing' });
    await send('PATCH', `/pricing/${basic._id}`, { isActive: true, isPublic: true });
    const { id: later } = await test.institute(plans.token);
    expect(await subscriptionOf(later)).toMatchObject({
      plan: 'basic',
      entitlements: basic.entitlements,
    });
  });

  it('[ENT-06] moves the subscriptions that it is told to, each at its next renewal', async () => {
    const plan = await add({ price: 1000, entitlements: ['receipts'], limits: { users: 3 } });
    const elsewhere = await add();
    const trial = { trialEndsAt: day(5) };
    const discount = { mode: 'percent', value: 10, reason: 'A friend.' };
    const moved = await sell(plan._id, { ...trial, discount });
    const ending = await sell(plan._id, trial);
    const act = (sold: { _id: string }, body: object) =>
      send('PATCH', `/subscription/${sold._id}`, body);
    const reason = { code: 'other', note: 'A test.' };
    await act(ending, { action: 'cancel', when: 'periodEnd', reason });
    const changing = await sell(plan._id, trial);
    const planChange = { pricing: elsewhere._id, billingCycle: 'Monthly', when: 'periodEnd' };
    await act(changing, { action: 'changePlan', ...planChange });

    const path = `/pricing/${plan._id}`;
    const change = { header: 'Richer', price: 2000, entitlements: ['billing'] };
    const { body } = await send('PATCH', path, { ...change, moveExisting: 'agreedPrice' });
    expect(body.data.pricing, JSON.stringify(body)).toMatchObject(change);
    const pending = { pricing: plan._id, planName: 'Richer', billingCycle: 'Monthly' };
    const now = await subscriptionOf(moved.institution._id);
    // Until then, everything is as it was sold.
    expect(now).toMatchObject({ planName: plan.header, entitlements: ['receipts'], amount: 900 });
    expect(now).toMatchObject({ pendingChange: { ...pending, price: 900 }, __v: moved.__v + 1 });
    expect(now.events[0]).toMatchObject({ action: 'changePlan', note: 'Richer' });
    expect((await subscriptionOf(ending.institution._id)).pendingChange).toBeNull();
    expect((await subscriptionOf(changing.institution._id)).pendingChange).toMatchObject({
      pricing: elsewhere._id,
    });
    const listed = await send('GET', `/subscription?pricing=${plan._id}&canMove=true`);
    expect(listed.body.data.subscriptions).toMatchObject([{ _id: moved._id }]);
    const planned = async (kind: string) => {
      const { body: answer } = await send(
        'GET',
        `/subscription?pricing=${plan._id}&plannedChange=${kind}`,
      );
      return answer.data.subscriptions.map(({ _id }: { _id: string }) => _id).sort();
    };
    expect(await planned('SamePlan')).toEqual([moved._id]);
    expect(await planned('OtherPlan')).toEqual([changing._id]);
    expect(await planned('SamePlan,OtherPlan')).toEqual([moved._id, changing._id].sort());

    await renewSubscriptions(test.db, new Date(`${day(6)}T06:00:00Z`));
    expect(await subscriptionOf(moved.institution._id)).toMatchObject({
      status: 'PastDue',
      planName: 'Richer',
      entitlements: ['billing'],
      limits: { users: 3 },
      price: 1000,
      amount: 900,
      pendingChange: null,
    });

    // At the plan's price: each can be kept back, and past months stay as they were.
    await send('PATCH', path, { moveExisting: 'planPrice' });
    const { _id } = await subscriptionOf(moved.institution._id);
    expect((await act({ _id }, { action: 'keepPlan' })).body.data.subscription.pendingChange).toBe(
      null,
    );
    const paid = { action: 'recordPayment', amount: 900, paidOn: day(0), method: 'UPI' };
    expect((await act({ _id }, paid)).status).toBe(200);
    await send('PATCH', path, { moveExisting: 'planPrice' });
    await renewSubscriptions(test.db, new Date(`${day(40)}T06:00:00Z`));
    const after = await subscriptionOf(moved.institution._id);
    expect(after).toMatchObject({ price: 2000, amount: 2000, discount: null, balance: 2000 });
    expect(after.previousSubscription).toBe(_id);

    await send('PATCH', path, { priceType: 'ContactUs' });
    const refused = await send('PATCH', path, { moveExisting: 'planPrice' });
    expect(refused.body).toMatchObject({
      code: 'BUSINESS_RULE',
      errors: [{ path: 'moveExisting' }],
    });
  });

  it('moves no subscription to a price that is too high for its cycle', async () => {
    const plan = await add({ price: 900 });
    const { institution } = await sell(plan._id, { billingCycle: 'Yearly' });
    const refused = await send('PATCH', `/pricing/${plan._id}`, {
      price: 2_000_000,
      moveExisting: 'planPrice',
    });
    expect(refused.body).toMatchObject({
      code: 'BUSINESS_RULE',
      errors: [{ path: 'moveExisting', code: 'too_big' }],
    });
    expect(await subscriptionOf(institution._id)).toMatchObject({ pendingChange: null });
  });

  async function trySell(pricing: string, terms: object = {}) {
    const { id } = await test.institute(plans.token);
    const current = await subscriptionOf(id);
    const reason = { code: 'other', note: 'A test.' };
    const cancel = { action: 'cancel', when: 'now', reason };
    await send('PATCH', `/subscription/${current._id}`, cancel);
    const body = { institution: id, pricing, billingCycle: 'Monthly', ...terms };
    return send('POST', '/subscription', body);
  }

  async function sell(pricing: string, terms?: object) {
    const { status, body } = await trySell(pricing, terms);
    expect(status, JSON.stringify(body)).toBe(201);
    return body.data.subscription;
  }

  async function subscriptionOf(institution: string) {
    const { body } = await send('GET', `/subscription?institution=${institution}&sort=-createdAt`);
    return body.data.subscriptions[0];
  }
});
