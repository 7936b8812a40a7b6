import type { Pricing } from '@booking/api-client/contract';
import { describe, expect, it } from 'vitest';
import { databases } from '../testing/app.ts';
import { usePricingPlans } from '../testing/pricing-plans.ts';

const NOTHING = '0'.repeat(24);

describe.each(databases)('plans on $kind', (database) => {
  const plans = usePricingPlans(database);
  const { list, planOf, add, send, fields } = plans;

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
    const elsewhere = body.data.templates.find(
      (row: { _id: string }) => row._id !== plans.template,
    )._id;
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
    // A plan that another one contains stays.
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
});
