import { addDays, subscribedInstitution, subscription } from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as tables from '../schema/index.ts';
import { databases } from '../testing/app.ts';
import { DAY, reason, useSubscriptions } from '../testing/subscriptions.ts';
import { renewSubscriptions } from './renewals.ts';

describe.each(databases)('subscriptions on $kind', (database) => {
  const subscriptions = useSubscriptions(database);
  const { send, sell, today, pay, plans, pass, test, current, act } = subscriptions;

  it('[API-03 subscription.current] lists institutes with their current subscription', async () => {
    const { body } = await send('GET', `/subscription/current?_id=${subscriptions.institute.id}`);
    const [row] = z.parse(z.array(subscribedInstitution), body.data.institutions);
    expect(row).toMatchObject({
      _id: subscriptions.institute.id,
      subscription: { status: 'Trialing' },
    });
  });

  it('[API-03 subscription.list] keeps what has ended, filtered and sorted', async () => {
    await sell();
    const path = `/subscription?institution=${subscriptions.institute.id}`;
    const { body } = await send('GET', `${path}&sort=-createdAt`);
    const rows = z.parse(z.array(subscription), body.data.subscriptions);
    expect(rows.map(({ status }) => status)).toEqual(['Pending', 'Cancelled']);
    expect((await send('GET', `${path}&status=Cancelled`)).body.total).toBe(1);
    expect((await send('GET', `${path}&dueSince[lte]=${today}`)).body.total).toBe(1);
  });

  it('[API-03 subscription.create] charges the first period, and the first payment activates it', async () => {
    const { status, body } = await sell();
    expect(status).toBe(201);
    const sold = z.parse(subscription, body.data.subscription);
    expect(sold).toMatchObject({ status: 'Pending', price: 1999, balance: 1999, dueSince: today });
    expect(sold.entries).toMatchObject([{ kind: 'charge', amount: 1999, day: today }]);
    expect(await pay(1000)).toMatchObject({ status: 'Pending', balance: 999 });
    const paid = await pay(999);
    expect(paid).toMatchObject({ status: 'Active', balance: 0, dueSince: null });
    expect(paid.lastPayment).toMatchObject({ amount: 999, method: 'UPI', day: today });
    expect(paid.events.map(({ action, amount }) => [action, amount])).toEqual([
      ['recordPayment', 999],
      ['recordPayment', 1000],
      ['create', undefined],
    ]);
  });

  it('[ENT-05] an institute has one current subscription', async () => {
    const sold = {
      institution: subscriptions.institute.id,
      pricing: plans.standard,
      billingCycle: 'Monthly',
    };
    const { status, body } = await send('POST', '/subscription', sold);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'OVERLAP', errors: [{ path: 'institution' }] });
    // One that starts later waits for its day.
    const later = { ...sold, startDate: addDays(today, 30) };
    expect((await send('POST', '/subscription', later)).body.data.subscription).toMatchObject({
      status: 'Scheduled',
      balance: 0,
    });
    expect((await send('POST', '/subscription', later)).body.code).toBe('OVERLAP');
  });

  it.each([
    [{ startDate: addDays(today, -32) }, 'startDate', 'VALIDATION'],
    [{ trialEndsAt: addDays(today, -1) }, 'trialEndsAt', 'VALIDATION'],
    [{ trialEndsAt: addDays(today, 90) }, 'trialEndsAt', 'VALIDATION'],
    [{ pricing: '0'.repeat(24) }, 'pricing', 'VALIDATION'],
    [{ institution: '0'.repeat(24) }, 'institution', 'VALIDATION'],
  ])('refuses %j, naming the field', async (change, path, code) => {
    expect((await sell(change)).body).toMatchObject({ code, errors: [{ path }] });
  });

  it('asks for the price of a plan that has none', async () => {
    const { body } = await sell({ pricing: plans.enterprise });
    expect(body).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'price' }] });
    const agreed = {
      institution: subscriptions.institute.id,
      pricing: plans.enterprise,
      price: 12_500,
    };
    const sold = await send('POST', '/subscription', { ...agreed, billingCycle: 'Quarterly' });
    expect(sold.body.data.subscription).toMatchObject({ price: 12_500, balance: 12_500 });
  });

  it('a paid subscription renews each month once, however often the job runs', async () => {
    await sell();
    await pay(1999 * 3);
    await pass(62);
    await renewSubscriptions(test.db, new Date());
    await renewSubscriptions(test.db, new Date());
    const renewed = await current();
    expect(renewed).toMatchObject({ status: 'Active' });
    expect(renewed.currentPeriodEnd >= today).toBe(true);
    const [{ entries }] = (await send('GET', `/subscription?_id=${renewed._id}&withEntries=true`))
      .body.data.subscriptions;
    const charges = entries.filter(({ kind }: { kind: string }) => kind === 'charge');
    expect(renewed.balance).toBe((charges.length - 3) * 1999);
  });

  it('is cancelled now, or at the end of its period unless it is kept', async () => {
    await sell();
    await pay(1999);
    expect(await act('cancel', { when: 'periodEnd', reason })).toMatchObject({
      status: 'Active',
      cancelAtPeriodEnd: true,
    });
    expect(await act('keep')).toMatchObject({ cancelAtPeriodEnd: false, cancelReason: null });
    await act('cancel', { when: 'periodEnd', reason });
    await pass(31);
    await renewSubscriptions(test.db, new Date());
    expect(await current()).toBeNull();
  });

  it('refuses what its status does not have, and a version that is over', async () => {
    const { _id, __v } = await current();
    const pause = { action: 'pause' };
    expect((await send('PATCH', `/subscription/${_id}`, pause)).body.code).toBe(
      'INVALID_TRANSITION',
    );
    const terms = { action: 'setTerms', graceDays: 3 };
    await send('PATCH', `/subscription/${_id}`, terms);
    const { status, body } = await send('PATCH', `/subscription/${_id}`, { ...terms, __v });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'VERSION_CONFLICT', data: { graceDays: 3 } });
  });

  it('what is not running is cancelled now, not at the end of a period', async () => {
    await sell();
    const { _id } = await current();
    const cancel = { action: 'cancel', when: 'periodEnd', reason };
    const { status, body } = await send('PATCH', `/subscription/${_id}`, cancel);
    expect({ status, path: body.errors[0].path }).toEqual({ status: 422, path: 'when' });
  });

  it('a scheduled one waits for the current one, and ends with its institute', async () => {
    const later = {
      institution: subscriptions.institute.id,
      pricing: plans.standard,
      billingCycle: 'Monthly',
    };
    const startDate = addDays(today, 1);
    const { body } = await send('POST', '/subscription', { ...later, startDate });
    const { _id } = body.data.subscription;
    const statusOf = async () =>
      (await send('GET', `/subscription?_id=${_id}`)).body.data.subscriptions[0];
    const tomorrow = new Date(Date.now() + DAY);
    await renewSubscriptions(test.db, tomorrow);
    expect(await statusOf()).toMatchObject({ status: 'Scheduled' });
    await act('cancel', { when: 'now', reason });
    await renewSubscriptions(test.db, tomorrow);
    expect(await statusOf()).toMatchObject({ status: 'Pending', startDate, balance: 1999 });
    const closed = { status: 'Closed', reason: { code: 'other', note: 'Sold.' } };
    await send('PATCH', `/institution/${subscriptions.institute.id}/change-status`, closed);
    expect(await statusOf()).toMatchObject({ status: 'Cancelled', balance: 0 });
  });

  it('what begins in the past waits for its first payment from its sale on', async () => {
    await sell({ startDate: addDays(today, -31) });
    await renewSubscriptions(test.db, new Date());
    expect(await current()).toMatchObject({ status: 'Pending' });
    await renewSubscriptions(test.db, new Date(Date.now() + 31 * DAY));
    expect(await current()).toBeNull();
  });

  it('of a closed institute is charged to no one', async () => {
    await pass(40);
    await test.db
      .update(tables.institution)
      .set({ status: 'Closed' })
      .where(eq(tables.institution.id, subscriptions.institute.id));
    await renewSubscriptions(test.db, new Date());
    expect(await current()).toMatchObject({ status: 'Trialing', balance: 0 });
  });

  it('[ENT-05] of two sales at the same moment, one is made', async () => {
    await act('cancel', { when: 'now', reason });
    const sold = {
      institution: subscriptions.institute.id,
      pricing: plans.standard,
      billingCycle: 'Monthly',
    };
    const sales = await Promise.all([1, 2, 3].map(() => send('POST', '/subscription', sold)));
    expect(sales.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await current()).toMatchObject({ balance: 1999 });
  });

  it('an owner reads their own, without the platform’s names and notes', async () => {
    await sell();
    await pay(1999);
    const { accessToken: own } = await test.signIn(subscriptions.institute.ownerEmail);
    const { body } = await test.call('GET', '/subscription?withEntries=true', { token: own });
    const rows = z.parse(z.array(subscription), body.data.subscriptions);
    expect(new Set(rows.map(({ institution }) => institution._id))).toEqual(
      new Set([subscriptions.institute.id]),
    );
    for (const { events, entries } of rows) {
      for (const { by } of [...events, ...(entries ?? [])]) expect(by).toBeNull();
      for (const { note } of events) expect(note).toBeNull();
    }
  });
});
