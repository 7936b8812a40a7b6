import { addDays, type Pricing, pricing as pricingSchema } from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { subscription } from '../schema/subscription.ts';
import { renewSubscriptions } from '../subscription/renewals.ts';
import { ADMIN, databases, useTestApp } from '../testing/app.ts';
import { stopAtNoon } from '../testing/noon.ts';

const { today } = stopAtNoon();
const NOTHING = '0'.repeat(24);

describe.each(databases)('plans on $kind', (database) => {
  const test = useTestApp(database);
  let token: string;
  let template: string;
  let planCount = 0;

  beforeAll(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
    const { body } = await test.call('GET', '/template?sort=createdAt', { token });
    template = body.data.templates[0]._id;
  });

  const send = (method: string, path: string, body?: unknown) =>
    test.call(method, path, { token, body });

  const list = async (query = '') =>
    z.parse(
      z.array(pricingSchema),
      (await send('GET', `/pricing?limit=100&template=${template}${query}`)).body.data.pricings,
    );

  const planOf = async (key: string): Promise<Pricing> => {
    const plan = (await list()).find((row) => row.key === key);
    if (!plan) throw new Error(`There is no plan ${key}.`);
    return plan;
  };

  const fields = (changes: object = {}) => {
    planCount += 1;
    const names = { key: `plan-${planCount}`, header: `Plan ${planCount}` };
    return { template, ...names, priceType: 'Fixed', price: 1499.5, ...changes };
  };

  const add = async (changes: object = {}): Promise<Pricing> => {
    const { status, body } = await send('POST', '/pricing', fields(changes));
    expect(status, JSON.stringify(body)).toBe(201);
    return z.parse(pricingSchema, body.data.pricing);
  };

  it('[ENT-06] [API-03 pricing.list] lists the four starter plans in their order', async () => {
    const plans = await list();
    expect(plans.slice(0, 4)).toMatchObject([
      { key: 'basic', price: 999, priceType: 'StartingFrom', inherits: null, isFeatured: false },
      { key: 'standard', price: 1999, inherits: { header: 'Basic Plan' }, isFeatured: true },
      { key: 'professional', price: 3999, inherits: { header: 'Standard Plan' } },
      { key: 'enterprise', price: null, priceType: 'ContactUs' },
    ]);
    for (const { _id } of plans) expect(_id).toMatch(/^[0-9a-f]{24}$/);
    expect(plans.map(({ features }) => features.length).slice(0, 4)).toEqual([16, 12, 9, 8]);
    expect(plans.map((plan) => plan.entitlements.length).slice(0, 4)).toEqual([16, 28, 37, 45]);
    expect(plans[0]?.limits).toMatchObject({ users: 2, channels: 0 });
    expect(plans[3]?.limits).toMatchObject({ users: null, channels: null });
  });

  it('[API-03 pricing.create] [API-03 pricing.update] [API-03 pricing.remove] keeps what is sent', async () => {
    const basic = await planOf('basic');
    const facts = {
      level: 'For one season',
      currency: 'USD',
      billingCycle: 'Yearly',
      yearlyDiscountPct: 12.5,
      taxRate: 5,
      taxInclusive: false,
      inherits: basic._id,
      features: [{ key: 'boat', label: 'Boat transfers', note: null }],
      entitlements: ['receipts', 'customers'],
      limits: { users: 7, assets: null },
      trialDays: 90,
      isPublic: false,
    };
    const plan = await add(facts);
    expect(plan).toMatchObject({
      ...facts,
      inherits: { _id: basic._id, header: basic.header },
      price: 1499.5,
      limits: { users: 7, assets: null, categories: null },
      isActive: true,
      isUsed: false,
      currentSubscriptions: 0,
    });
    const change = { price: 0, limits: { users: null }, inherits: null, isActive: false, __v: 0 };
    const { body } = await send('PATCH', `/pricing/${plan._id}`, change);
    expect(body.data.pricing).toMatchObject({
      ...change,
      limits: { users: null, assets: null },
      isPublic: false,
      __v: 1,
    });
    expect(await list('&isActive=false&isPublic=false&priceType=Fixed')).toMatchObject([
      { _id: plan._id },
    ]);
    expect((await send('DELETE', `/pricing/${plan._id}`)).body.data).toBeNull();
    expect((await list()).some(({ _id }) => _id === plan._id)).toBe(false);
  });

  it.each([
    [{ key: 'basic' }, 'key', 'DUPLICATE'],
    [{ header: 'BASIC plan' }, 'header', 'DUPLICATE'],
    [{ price: null }, 'price', 'VALIDATION'],
    [{ price: undefined }, 'price', 'VALIDATION'],
    [{ price: -1 }, 'price', 'VALIDATION'],
    [{ key: 'Not a key' }, 'key', 'VALIDATION'],
    [{ trialDays: 91 }, 'trialDays', 'VALIDATION'],
    [{ entitlements: ['teleport'] }, 'entitlements.0', 'VALIDATION'],
    [{ entitlements: ['receipts', 'receipts'] }, 'entitlements', 'VALIDATION'],
    [{ limits: { users: 1.5 } }, 'limits.users', 'VALIDATION'],
    [{ template: NOTHING }, 'template', 'VALIDATION'],
    [{ inherits: NOTHING }, 'inherits', 'VALIDATION'],
    [{ isActive: false, isPublic: true }, 'isPublic', 'BUSINESS_RULE'],
  ])('refuses %j, naming the field', async (change, path, code) => {
    const { body } = await send('POST', '/pricing', fields(change));
    expect(body).toMatchObject({ code, errors: [{ path }] });
  });

  it('has no price where it is agreed, and needs one again after that', async () => {
    const plan = await add({ priceType: 'ContactUs', price: 500 });
    expect(plan.price).toBeNull();
    const path = `/pricing/${plan._id}`;
    const refused = await send('PATCH', path, { priceType: 'Fixed' });
    expect(refused.body).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'price' }] });
    const priced = await send('PATCH', path, { priceType: 'Fixed', price: 750 });
    expect(priced.body.data.pricing).toMatchObject({ priceType: 'Fixed', price: 750 });
  });

  it('contains plans of its own template, never itself', async () => {
    const { body } = await send('GET', '/template');
    const elsewhere = body.data.templates.find((row: { _id: string }) => row._id !== template)._id;
    const foreign = await add({ template: elsewhere });
    const [low, middle, high] = [await add(), await add(), await add()];
    const contain = (plan: Pricing, inherits: string) =>
      send('PATCH', `/pricing/${plan._id}`, { inherits });
    expect((await contain(middle, low._id)).status).toBe(200);
    expect((await contain(high, middle._id)).status).toBe(200);
    for (const [plan, inherited, code] of [
      [low, high, 'BUSINESS_RULE'],
      [low, low, 'BUSINESS_RULE'],
      [low, foreign, 'VALIDATION'],
    ] as const) {
      const refused = await contain(plan, inherited._id);
      expect(refused.body).toMatchObject({ code, errors: [{ path: 'inherits' }] });
    }
    // What another one contains stays.
    expect((await send('DELETE', `/pricing/${low._id}`)).body.code).toBe('IN_USE');
  });

  it('is contained in no circle when two are joined at the same time', async () => {
    const [first, second] = [await add(), await add()];
    const answers = await Promise.all([
      send('PATCH', `/pricing/${first._id}`, { inherits: second._id }),
      send('PATCH', `/pricing/${second._id}`, { inherits: first._id }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('features one plan of a template, however many are marked at the same time', async () => {
    const plans = [await add(), await add(), await add(), await add()];
    const answers = await Promise.all([
      ...plans.map(({ _id }) => send('PATCH', `/pricing/${_id}`, { isFeatured: true })),
      send('POST', '/pricing', fields({ isFeatured: true })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 201]);
    expect((await list()).filter(({ isFeatured }) => isFeatured)).toHaveLength(1);
  });

  it('tells of a conflict, with the plan as it is', async () => {
    const plan = await add();
    await send('PATCH', `/pricing/${plan._id}`, { level: 'Theirs', __v: 0 });
    const { status, body } = await send('PATCH', `/pricing/${plan._id}`, { level: 'Mine', __v: 0 });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'VERSION_CONFLICT', data: { level: 'Theirs', __v: 1 } });
  });

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
    const { id } = await test.institute(token);
    expect(await subscriptionOf(id)).toMatchObject({ plan: 'standard', status: 'Trialing' });
    await send('PATCH', `/pricing/${basic._id}`, { isActive: true, isPublic: true });
    const { id: later } = await test.institute(token);
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
    const { id } = await test.institute(token);
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

/** A day of the platform, some days from now. */
function day(days: number): string {
  return addDays(today, days);
}
