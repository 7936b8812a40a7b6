import { addDays } from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as tables from '../schema/index.ts';
import { pricing } from '../schema/pricing.ts';
import { databases } from '../testing/app.ts';
import { idMakers } from '../testing/id-makers.ts';
import { useSubscriptions } from '../testing/subscriptions.ts';
import { renewSubscriptions } from './renewals.ts';

describe.each(databases)('subscriptions on $kind', (database) => {
  const subscriptions = useSubscriptions(database);
  const { sell, pay, plans, act, today, send, pass, test, current } = subscriptions;

  it('[API-03 subscription.update] a change of plan now is charged to the day, and continues the old one', async () => {
    await sell();
    const old = await pay(1999);
    const change = { pricing: plans.professional, billingCycle: 'Yearly', when: 'now' };
    const next = await act('changePlan', change);
    expect(next).toMatchObject({
      previousSubscription: old._id,
      status: 'PastDue',
      billingCycle: 'Yearly',
      currentPeriodStart: today,
    });
    // All days of the old period are unused.
    expect(next.balance).toBe(next.price - 1999);
    const [before] = (await send('GET', `/subscription?_id=${old._id}`)).body.data.subscriptions;
    expect(before).toMatchObject({ status: 'Cancelled', nextSubscription: next._id });
  });

  it('a change of plan at the end of the period waits for it', async () => {
    await sell();
    const old = await pay(1999);
    const change = { pricing: plans.basic, billingCycle: 'Monthly', when: 'periodEnd' };
    expect(await act('changePlan', change)).toMatchObject({
      _id: old._id,
      pendingChange: { plan: 'basic', price: 999 },
    });
    await pass(31);
    await renewSubscriptions(test.db, new Date());
    expect(await current()).toMatchObject({
      plan: 'basic',
      previousSubscription: old._id,
      status: 'PastDue',
      balance: 999,
    });
  });

  it('a discount of a paid subscription holds from the next charge on, in a row of its own', async () => {
    await sell();
    const old = await pay(1999);
    const discount = { mode: 'percent', value: 10, reason: 'Two properties' };
    const next = await act('setTerms', { discount });
    expect(next).toMatchObject({ price: 1999, amount: 1799.1, discount, status: 'Active' });
    expect(next).toMatchObject({ previousSubscription: old._id, balance: 0 });
  });

  it('a change of plan credits what the period was charged, whatever the price has become', async () => {
    await sell();
    await pay(1999);
    const discount = { mode: 'amount', value: 1000, reason: 'Renovation' };
    expect(await act('setTerms', { discount })).toMatchObject({ amount: 999, periodAmount: 1999 });
    const change = { pricing: plans.professional, billingCycle: 'Monthly', when: 'now' };
    const next = await act('changePlan', change);
    expect(next.balance).toBe(next.price - 1999);
    expect(next).toMatchObject({ periodAmount: next.price, discount: null });
  });

  it.each([
    ['extendTrial', { trialEndsAt: today }, 'trialEndsAt', 400],
    ['changePlan', { billingCycle: 'Monthly', when: 'now' }, 'pricing', 422],
    ['setTerms', { discount: { mode: 'amount', value: 1000, reason: 'x' } }, 'discount.value', 400],
  ])('refuses %s with %j, naming the field', async (action, data, path, status) => {
    const { _id, pricing: same } = await current();
    const change = { action, ...data, ...(action === 'changePlan' && { pricing: same }) };
    const refused = await send('PATCH', `/subscription/${_id}`, change);
    expect(refused).toMatchObject({ status, body: { errors: [{ path }] } });
  });

  describe('a plan', () => {
    const planOf = async (change: object) => {
      const id = await idMakers.planId(test, subscriptions.institute);
      await test.db.update(pricing).set(change).where(eq(pricing.id, id));
      return id;
    };

    it('whose price of a long cycle is too high needs another one', async () => {
      const dear = await planOf({ priceMinor: 200_000_000 });
      const refused = { code: 'VALIDATION', errors: [{ path: 'price' }] };
      const yearly = { pricing: dear, billingCycle: 'Yearly' };
      const changed = await send('PATCH', `/subscription/${(await current())._id}`, {
        ...{ action: 'changePlan', when: 'periodEnd' },
        ...yearly,
      });
      expect(changed.body).toMatchObject(refused);
      expect((await sell(yearly)).body).toMatchObject(refused);
      const agreed = { ...yearly, institution: subscriptions.institute.id, price: 9_000_000 };
      expect((await send('POST', '/subscription', agreed)).status).toBe(201);
    });

    it('of another currency is for an account that is settled', async () => {
      const foreign = await planOf({ currency: 'USD' });
      const refused = { code: 'BUSINESS_RULE', errors: [{ path: 'pricing', code: 'currency' }] };
      await sell();
      await pay(1999);
      for (const when of ['now', 'periodEnd']) {
        const body = { action: 'changePlan', pricing: foreign, billingCycle: 'Monthly', when };
        const changed = await send('PATCH', `/subscription/${(await current())._id}`, body);
        expect(changed.body).toMatchObject(refused);
      }
      const later = { pricing: foreign, startDate: addDays(today, 40) };
      const sold = { institution: subscriptions.institute.id, billingCycle: 'Monthly', ...later };
      expect((await send('POST', '/subscription', sold)).body).toMatchObject(refused);
      await pay(1);
      expect((await sell({ pricing: foreign })).body).toMatchObject(refused);
      await test.db
        .delete(tables.subscriptionEntry)
        .where(eq(tables.subscriptionEntry.institutionId, subscriptions.institute.id));
      const anew = { ...sold, startDate: today };
      expect((await send('POST', '/subscription', anew)).body).toMatchObject({
        data: { subscription: { currency: 'USD' } },
      });
    });
  });
});
