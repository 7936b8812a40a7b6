import {
  addDays,
  daysBetween,
  subscribedInstitution,
  subscription,
} from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as tables from '../schema/index.ts';
import { pricing } from '../schema/pricing.ts';
import { ADMIN, databases, type Institute, useTestApp } from '../testing/app.ts';
import { idMakers } from '../testing/id-makers.ts';
import { stopAtNoon } from '../testing/noon.ts';
import { renewSubscriptions } from './renewals.ts';

const DAY = 86_400_000;
const { today } = stopAtNoon();
const reason = { code: 'tooExpensive', note: 'Moves to a spreadsheet.' };

describe.each(databases)('subscriptions on $kind', (database) => {
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

  it('are found by the bank reference of a payment, in lists of subscriptions and of institutes', async () => {
    await sell();
    const body = { amount: 999, paidOn: today, method: 'BankTransfer' };
    await act('recordPayment', { ...body, reference: 'HDFC-N326 2611 009871' });
    const lists = ['subscription?limit=100&', 'subscription/current?', 'institution?'];
    const idsFor = async (search: string) => {
      const all = await Promise.all(
        lists.map((list) => send('GET', `/${list}search=${encodeURIComponent(search)}`)),
      );
      return all.map(({ body: { data } }) =>
        (data.subscriptions ?? data.institutions).map(
          (row: { _id: string; institution?: { _id: string } }) => row.institution?._id ?? row._id,
        ),
      );
    };
    // The trial and what was sold then.
    const its = [[institute.id, institute.id], [institute.id], [institute.id]];
    for (const search of ['HDFC-N326 2611 009871', 'hdfcn3262611009871', 'N3262611', '611 0098']) {
      expect(await idsFor(search), search).toEqual(its);
    }
    // Another one, and too short a part to be of this one alone.
    for (const search of ['HDFC-N326 2611 009872', '9871']) {
      expect(await idsFor(search), search).toEqual([[], [], []]);
    }
    await act('recordPayment', { ...body, reference: 'UTR9' });
    expect(await idsFor('utr9')).toEqual(its);
    expect(await idsFor('utr')).toEqual([[], [], []]);
  });

  it('[API-03 subscription.current] lists institutes with their current subscription', async () => {
    const { body } = await send('GET', `/subscription/current?_id=${institute.id}`);
    const [row] = z.parse(z.array(subscribedInstitution), body.data.institutions);
    expect(row).toMatchObject({ _id: institute.id, subscription: { status: 'Trialing' } });
  });

  it('[API-03 subscription.list] keeps what has ended, filtered and sorted', async () => {
    await sell();
    const path = `/subscription?institution=${institute.id}`;
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
    const sold = { institution: institute.id, pricing: plans.standard, billingCycle: 'Monthly' };
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
    const agreed = { institution: institute.id, pricing: plans.enterprise, price: 12_500 };
    const sold = await send('POST', '/subscription', { ...agreed, billingCycle: 'Quarterly' });
    expect(sold.body.data.subscription).toMatchObject({ price: 12_500, balance: 12_500 });
  });

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

  it('a trial is extended, and renews into a charge when it has ended', async () => {
    const trial = await current();
    const trialEndsAt = addDays(trial.trialEndsAt, 7);
    expect(await act('extendTrial', { trialEndsAt })).toMatchObject({ trialEndsAt });
    await pass(40);
    await renewSubscriptions(test.db, new Date());
    await renewSubscriptions(test.db, new Date());
    const charged = await current();
    expect(charged).toBeNull();
    const { body } = await send('GET', `/subscription?institution=${institute.id}`);
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

  it('a reversed payment is due again', async () => {
    await sell();
    const { entries } = await pay(1999);
    const entry = entries?.[0]?._id;
    const back = await act('reversePayment', { entry, reason: 'Cheque bounced.' });
    expect(back).toMatchObject({ status: 'PastDue', balance: 1999, lastPayment: null });
    const { _id } = back;
    const again = { action: 'reversePayment', entry, reason: 'Twice.' };
    expect((await send('PATCH', `/subscription/${_id}`, again)).body).toMatchObject({
      code: 'DUPLICATE',
      errors: [{ path: 'entry' }],
    });
  });

  it('a pause keeps the days that are left', async () => {
    await sell();
    const active = await pay(1999);
    expect(await act('pause', { note: 'Monsoon' })).toMatchObject({ status: 'Paused' });
    const resumed = await act('resume');
    expect(resumed).toMatchObject({ status: 'Active', previousSubscription: active._id });
    expect(resumed.currentPeriodEnd).toBe(active.currentPeriodEnd);
  });

  it('a pause ends by itself on its day, and moves the period by its days', async () => {
    await sell();
    const active = await pay(1999);
    const resumeOn = addDays(today, 10);
    expect(await act('pause', { resumeOn })).toMatchObject({ status: 'Paused', resumeOn });
    const at = (days: number) => new Date(Date.now() + days * DAY);
    await renewSubscriptions(test.db, at(9));
    expect(await current()).toMatchObject({ status: 'Paused', entries: null });
    await renewSubscriptions(test.db, at(10));
    await renewSubscriptions(test.db, at(10));
    const resumed = await current();
    expect(resumed).toMatchObject({
      status: 'Active',
      resumeOn: null,
      previousSubscription: active._id,
      currentPeriodEnd: addDays(active.currentPeriodEnd, 10),
    });
    expect(resumed.events[0]).toMatchObject({ action: 'resume', by: null });
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

  it('a discount of a paid subscription holds from the next charge on, in a row of its own', async () => {
    await sell();
    const old = await pay(1999);
    const discount = { mode: 'percent', value: 10, reason: 'Two properties' };
    const next = await act('setTerms', { discount });
    expect(next).toMatchObject({ price: 1999, amount: 1799.1, discount, status: 'Active' });
    expect(next).toMatchObject({ previousSubscription: old._id, balance: 0 });
  });

  it('a payment of one that has ended settles the account, which the current one shows', async () => {
    await sell();
    const { _id: old } = await act('cancel', { when: 'now', reason });
    // Cancelled before its first payment, nothing is due.
    const [ended] = (await send('GET', `/subscription?_id=${old}`)).body.data.subscriptions;
    expect(ended).toMatchObject({ balance: 0, dueSince: null });
    const again = { institution: institute.id, pricing: plans.basic, billingCycle: 'Monthly' };
    const { body } = await send('POST', '/subscription', again);
    expect(body.data.subscription).toMatchObject({ previousSubscription: old, balance: 999 });
    const paid = { action: 'recordPayment', amount: 999, paidOn: today, method: 'Cash' };
    const onOld = (await send('PATCH', `/subscription/${old}`, paid)).body.data.subscription;
    expect(onOld).toMatchObject({ status: 'Cancelled', nextSubscription: (await current())._id });
    expect(await current()).toMatchObject({ status: 'Active', balance: 0, dueSince: null });
  });

  it('what is due moves to the subscription that follows', async () => {
    await sell();
    await pay(1999);
    await pass(31);
    await renewSubscriptions(test.db, new Date());
    const { _id: old, dueSince } = await act('cancel', { when: 'now', reason });
    expect(dueSince).not.toBeNull();
    const again = { institution: institute.id, pricing: plans.basic, billingCycle: 'Monthly' };
    const [{ currentPeriodEnd, currentPeriodStart }] = (
      await send('GET', `/subscription?_id=${old}`)
    ).body.data.subscriptions;
    await send('POST', '/subscription', again);
    // The days that are charged again are credited: no one pays twice for one period.
    const days = daysBetween(currentPeriodStart, currentPeriodEnd) + 1;
    const unused = daysBetween(today, currentPeriodEnd) + 1;
    const credit = Math.round((199_900 * unused) / days) / 100;
    const now = await current();
    expect(now.dueSince).toBe(dueSince);
    expect(now.balance).toBeCloseTo(1999 + 999 - credit, 2);
    const [ended] = (await send('GET', `/subscription?_id=${old}`)).body.data.subscriptions;
    expect(ended).toMatchObject({ dueSince: null });
  });

  it('a pause moves the period by its days, and leaves the figures of past days', async () => {
    await sell();
    const active = await pay(1999);
    const { _id } = await act('pause');
    const pausedAt = new Date(Date.now() - 20 * DAY);
    await test.db
      .update(tables.subscription)
      .set({ pausedAt, startDate: addDays(today, -25) })
      .where(eq(tables.subscription.id, _id));
    const mrrOn = async (day: string) => {
      const path = `/report/superAdmin?startDate=${day}&endDate=${day}&timezone=Asia/Kolkata`;
      return (await send('GET', path)).body.data.report.kpis.mrr.value;
    };
    const days = [-24, -10].map((back) => addDays(today, back));
    const before = await Promise.all(days.map(mrrOn));
    expect(before[0]).toBeGreaterThan(before[1]);
    expect(await act('resume')).toMatchObject({
      currentPeriodStart: addDays(active.currentPeriodStart, 20),
      currentPeriodEnd: addDays(active.currentPeriodEnd, 20),
    });
    expect(await Promise.all(days.map(mrrOn))).toEqual(before);
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

  it('refuses a pause that ends today, or in more than a year', async () => {
    await sell();
    const { _id } = await pay(1999);
    for (const resumeOn of [today, addDays(today, 367)]) {
      const { status, body } = await send('PATCH', `/subscription/${_id}`, {
        action: 'pause',
        resumeOn,
      });
      expect(status).toBe(400);
      expect(body.errors).toMatchObject([{ path: 'resumeOn' }]);
    }
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

  it('what is not running is cancelled now, not at the end of a period', async () => {
    await sell();
    const { _id } = await current();
    const cancel = { action: 'cancel', when: 'periodEnd', reason };
    const { status, body } = await send('PATCH', `/subscription/${_id}`, cancel);
    expect({ status, path: body.errors[0].path }).toEqual({ status: 422, path: 'when' });
  });

  it('a scheduled one waits for the current one, and ends with its institute', async () => {
    const later = { institution: institute.id, pricing: plans.standard, billingCycle: 'Monthly' };
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
    await send('PATCH', `/institution/${institute.id}/change-status`, closed);
    expect(await statusOf()).toMatchObject({ status: 'Cancelled', balance: 0 });
  });

  describe('a plan', () => {
    const planOf = async (change: object) => {
      const id = await idMakers.planId(test, institute);
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
      const agreed = { ...yearly, institution: institute.id, price: 9_000_000 };
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
      const sold = { institution: institute.id, billingCycle: 'Monthly', ...later };
      expect((await send('POST', '/subscription', sold)).body).toMatchObject(refused);
      await pay(1);
      expect((await sell({ pricing: foreign })).body).toMatchObject(refused);
      await test.db
        .delete(tables.subscriptionEntry)
        .where(eq(tables.subscriptionEntry.institutionId, institute.id));
      const anew = { ...sold, startDate: today };
      expect((await send('POST', '/subscription', anew)).body).toMatchObject({
        data: { subscription: { currency: 'USD' } },
      });
    });
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
      .where(eq(tables.institution.id, institute.id));
    await renewSubscriptions(test.db, new Date());
    expect(await current()).toMatchObject({ status: 'Trialing', balance: 0 });
  });

  it('[ENT-05] of two sales at the same moment, one is made', async () => {
    await act('cancel', { when: 'now', reason });
    const sold = { institution: institute.id, pricing: plans.standard, billingCycle: 'Monthly' };
    const sales = await Promise.all([1, 2, 3].map(() => send('POST', '/subscription', sold)));
    expect(sales.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await current()).toMatchObject({ balance: 1999 });
  });

  it('an owner reads their own, without the platform’s names and notes', async () => {
    await sell();
    await pay(1999);
    const { accessToken: own } = await test.signIn(institute.ownerEmail);
    const { body } = await test.call('GET', '/subscription?withEntries=true', { token: own });
    const rows = z.parse(z.array(subscription), body.data.subscriptions);
    expect(new Set(rows.map(({ institution }) => institution._id))).toEqual(
      new Set([institute.id]),
    );
    for (const { events, entries } of rows) {
      for (const { by } of [...events, ...(entries ?? [])]) expect(by).toBeNull();
      for (const { note } of events) expect(note).toBeNull();
    }
  });
});
