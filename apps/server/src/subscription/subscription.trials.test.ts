import { addDays } from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as tables from '../schema/index.ts';
import { databases } from '../testing/app.ts';
import { reason, useSubscriptions } from '../testing/subscriptions.ts';
import { renewSubscriptions } from './renewals.ts';

describe.each(databases)('subscriptions on $kind', (database) => {
  const subscriptions = useSubscriptions(database);
  const { current, act, pass, test, send, today, pay, plans } = subscriptions;

  it('a trial is extended, and renews into a charge when it has ended', async () => {
    const trial = await current();
    const trialEndsAt = addDays(trial.trialEndsAt, 7);
    expect(await act('extendTrial', { trialEndsAt })).toMatchObject({ trialEndsAt });
    await pass(40);
    await renewSubscriptions(test.db, new Date());
    await renewSubscriptions(test.db, new Date());
    const charged = await current();
    expect(charged).toBeNull();
    const { body } = await send('GET', `/subscription?institution=${subscriptions.institute.id}`);
    const [ended] = body.data.subscriptions;
    // Nothing was paid within the grace days.
    expect(ended).toMatchObject({ status: 'Expired', balance: 999 });
    const path = `/subscription?_id=${ended._id}&withEntries=true`;
    const [{ entries }] = (await send('GET', path)).body.data.subscriptions;
    expect(entries).toHaveLength(1);
  });

  it('a trial that is ended now is charged from today on, and is paid by what the account has', async () => {
    await pass(3);
    const trial = await current();
    await act('recordPayment', { amount: 500, paidOn: today, method: 'UPI' });
    const charged = await act('endTrial');
    expect(charged).toMatchObject({
      _id: trial._id,
      status: 'PastDue',
      startDate: addDays(today, -3),
      trialEndsAt: addDays(today, -1),
      currentPeriodStart: today,
      accountBalance: 499,
    });
    expect(charged.events[0]).toMatchObject({
      action: 'endTrial',
      by: { _id: expect.any(String) },
    });
    // Nothing is charged a second time when the trial would have ended.
    await renewSubscriptions(test.db, new Date());
    expect(await current()).toMatchObject({ _id: trial._id, balance: 499 });
    expect(await pay(499)).toMatchObject({ status: 'Active', accountBalance: 0 });
    const { _id } = await current();
    const again = await send('PATCH', `/subscription/${_id}`, { action: 'endTrial' });
    expect(again).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
  });

  it('a trial that is ended on its first day was none, and goes on with the plan that was chosen to follow', async () => {
    const next = { pricing: plans.standard, billingCycle: 'Yearly', when: 'periodEnd' };
    await act('changePlan', next);
    expect(await act('endTrial')).toMatchObject({
      plan: 'standard',
      billingCycle: 'Yearly',
      pendingChange: null,
      trialEndsAt: null,
      currentPeriodStart: today,
      accountBalance: 23_988,
    });
  });

  it('a trial without a price, or that is cancelled, is not ended now', async () => {
    const { _id } = await current();
    const end = () => send('PATCH', `/subscription/${_id}`, { action: 'endTrial' });
    await act('cancel', { when: 'periodEnd', reason });
    const cancelled = { code: 'BUSINESS_RULE', errors: [{ path: 'action', code: 'cancelled' }] };
    expect((await end()).body).toMatchObject(cancelled);
    await act('keep');
    await test.db
      .update(tables.subscription)
      .set({ listPriceMinor: null, cyclePriceMinor: null, priceMinor: null })
      .where(eq(tables.subscription.id, _id));
    const priceless = { code: 'BUSINESS_RULE', errors: [{ path: 'action', code: 'no_price' }] };
    expect((await end()).body).toMatchObject(priceless);
  });
});
