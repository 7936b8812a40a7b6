import { addDays, type PricingCreate, subscription } from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as tables from '../schema/index.ts';
import { ADMIN, databases, type Institute, useTestApp } from '../testing/app.ts';
import { stopAtNoon } from '../testing/noon.ts';
import { renewSubscriptions } from './renewals.ts';

const DAY = 86_400_000;
const { now, today } = stopAtNoon();

describe.each(databases)('the tax of a plan on $kind', (database) => {
  const test = useTestApp(database);
  let token = '';
  let institute: Institute;
  let template = '';
  let planCount = 0;

  beforeEach(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
    institute = await test.institute(token);
    const { body } = await send('GET', '/template?sort=createdAt');
    template = body.data.templates[0]._id;
  });

  const send = (method: string, path: string, body?: unknown) =>
    test.call(method, path, { token, body });

  async function plan(facts: Partial<PricingCreate>): Promise<string> {
    planCount += 1;
    const names = { key: `taxed-${planCount}`, header: `Taxed ${planCount}` };
    const body = { template, ...names, priceType: 'Fixed', price: 1180, isPublic: false, ...facts };
    const { status, body: answer } = await send('POST', '/pricing', body);
    expect(status, JSON.stringify(answer)).toBe(201);
    return answer.data.pricing._id;
  }

  async function current() {
    const { body } = await send('GET', `/subscription/current?_id=${institute.id}`);
    return body.data.institutions[0].subscription;
  }

  async function act(action: string, data: object = {}) {
    const { _id } = await current();
    const { status, body } = await send('PATCH', `/subscription/${_id}`, { action, ...data });
    expect(status, JSON.stringify(body)).toBe(200);
    return z.parse(subscription, body.data.subscription);
  }

  async function sell(pricing: string, terms: object = {}) {
    await act('cancel', { when: 'now', reason: { code: 'other', note: '' } });
    const sold = { institution: institute.id, pricing, billingCycle: 'Monthly', ...terms };
    const { status, body } = await send('POST', '/subscription', sold);
    expect(status, JSON.stringify(body)).toBe(201);
    return z.parse(subscription, body.data.subscription);
  }

  const report = () => send('GET', `/report/superAdmin?startDate=${today}&endDate=${today}`);

  const pay = (amount: number) =>
    act('recordPayment', { amount, paidOn: today, method: 'UPI', reference: null });

  it.each([
    [{ taxRate: 18, taxInclusive: false }, 1392.4, 212.4, 1180],
    [{ taxRate: 18, taxInclusive: true }, 1180, 180, 1000],
    [{ taxRate: 5, taxInclusive: true }, 1180, 56.19, 1123.81],
    [{ taxRate: 0, taxInclusive: true }, 1180, 0, 1180],
    [{ taxRate: 0, taxInclusive: false }, 1180, 0, 1180],
    [{ taxRate: 12.5, taxInclusive: false, currency: 'USD' as const }, 1327.5, 147.5, 1180],
  ])('a plan of 1,180 with %o is charged %d, of which %d is tax', async (tax, amount, of, mrr) => {
    const sold = await sell(await plan(tax));
    expect(sold).toMatchObject({
      price: 1180,
      amount,
      periodAmount: amount,
      balance: amount,
      mrr,
      taxRate: tax.taxRate,
      taxInclusive: tax.taxInclusive,
    });
    expect(sold.entries?.[0]).toMatchObject({ amount, tax: of, taxRate: tax.taxRate });
    const paid = await pay(amount);
    expect(paid).toMatchObject({ status: 'Active', balance: 0, mrr });
    expect(paid.entries?.[0]).toMatchObject({ amount: -amount, tax: null, taxRate: null });
  });

  it('is added to the price of a long cycle, to an agreed price and after a discount', async () => {
    const pricing = await plan({ taxRate: 18, taxInclusive: false, yearlyDiscountPct: 10 });
    const yearly = await sell(pricing, { billingCycle: 'Yearly' });
    // 1,180 × 12 − 10 % = 12,744, and 18 % on top.
    expect(yearly).toMatchObject({ price: 12_744, amount: 15_037.92, mrr: 1062 });
    const agreed = await sell(pricing, { price: 1000 });
    expect(agreed).toMatchObject({ price: 1000, amount: 1180, mrr: 1000 });
    const discount = { mode: 'amount', value: 100, reason: 'A friend.' };
    const less = await sell(pricing, { price: 1000, discount });
    expect(less).toMatchObject({ price: 1000, amount: 1062, mrr: 900 });
  });

  it('is that of each plan when it changes: in the credit, the charge and from then on', async () => {
    const [first, next] = [
      await plan({ taxRate: 5, taxInclusive: true }),
      await plan({ price: 2000, taxRate: 18, taxInclusive: false }),
    ];
    await sell(first);
    await pay(1180);
    const now = { pricing: next, billingCycle: 'Monthly', when: 'now' };
    const changed = await act('changePlan', now);
    expect(changed).toMatchObject({ price: 2000, amount: 2360, mrr: 2000, balance: 1180 });
    expect(changed.entries?.slice(0, 2)).toMatchObject([
      { kind: 'charge', amount: 2360, tax: 360, taxRate: 18 },
      { kind: 'credit', amount: -1180, tax: -56.19, taxRate: 5 },
    ]);
  });

  it('of the next plan is in what is due for renewal, and in the charge of its first period', async () => {
    const [first, next] = [
      await plan({ taxRate: 18, taxInclusive: true }),
      await plan({ price: 2000, taxRate: 12, taxInclusive: false }),
    ];
    await sell(first, { trialEndsAt: addDays(today, 5) });
    const later = { pricing: next, billingCycle: 'Monthly', when: 'periodEnd' };
    const before = await report();
    const waiting = await act('changePlan', later);
    expect(waiting).toMatchObject({ amount: 1180, pendingChange: { price: 2240 } });
    const after = await report();
    const ending = (answer: typeof after) => answer.body.data.report.lists.trialsEnding.amount;
    expect(ending(after) - ending(before)).toBeCloseTo(2240 - 1180, 2);
    await renewSubscriptions(test.db, new Date(now.getTime() + 6 * DAY));
    const renewed = await current();
    expect(renewed).toMatchObject({ price: 2000, amount: 2240, mrr: 2000, balance: 2240 });
    expect(renewed).toMatchObject({ taxRate: 12, taxInclusive: false, pendingChange: null });
  });

  it('that a plan has later is not that of what was sold, unless it moves to the plan’s price', async () => {
    const pricing = await plan({ taxRate: 18, taxInclusive: true });
    await sell(pricing, { trialEndsAt: addDays(today, 5) });
    const path = `/pricing/${pricing}`;
    await send('PATCH', path, { taxRate: 28, taxInclusive: false, moveExisting: 'agreedPrice' });
    expect(await current()).toMatchObject({ amount: 1180, mrr: 1000, taxRate: 18 });
    expect((await current()).pendingChange.price).toBe(1180);
    await send('PATCH', path, { moveExisting: 'planPrice' });
    expect(await current()).toMatchObject({ amount: 1180, pendingChange: { price: 1510.4 } });
    await renewSubscriptions(test.db, new Date(now.getTime() + 6 * DAY));
    expect(await current()).toMatchObject({ amount: 1510.4, mrr: 1180, taxRate: 28 });
  });

  it('of rows of older versions is 18 % in their price', async () => {
    const { _id } = await sell(await plan({ taxRate: 18 }));
    await test.db
      .update(tables.subscriptionEntry)
      .set({ taxRate: null })
      .where(eq(tables.subscriptionEntry.subscriptionId, _id));
    await test.db
      .update(tables.subscription)
      .set({ listPriceMinor: null })
      .where(eq(tables.subscription.id, _id));
    const { body } = await send(
      'GET',
      `/subscription?institution=${institute.id}&withEntries=true`,
    );
    const row = body.data.subscriptions.find((item: { _id: string }) => item._id === _id);
    expect(row).toMatchObject({ price: 1180, mrr: 1000, taxRate: 18, taxInclusive: true });
    expect(row.entries[0]).toMatchObject({ amount: 1180, tax: 180, taxRate: 18 });
  });

  it('makes a plan that was sold another one when it changes, though its price is the same', async () => {
    const pricing = await plan({ taxRate: 18, taxInclusive: true });
    await sell(pricing);
    await pay(1180);
    await send('PATCH', `/pricing/${pricing}`, { taxRate: 5 });
    const changed = await act('changePlan', { pricing, billingCycle: 'Monthly', when: 'now' });
    expect(changed).toMatchObject({ amount: 1180, mrr: 1123.81, balance: 0 });
  });

  it('a percentage is taken off half up: 525 less 37.7 % is 327.08', async () => {
    const discount = { mode: 'percent', value: 37.7, reason: 'A friend.' };
    const sold = await sell(await plan({ price: 525 }), { discount });
    expect(sold).toMatchObject({ amount: 327.08, balance: 327.08 });
  });

  describe('money for nothing', () => {
    it('a trial of a plan without a price expires', async () => {
      const pricing = await plan({ priceType: 'ContactUs', price: null });
      const { _id } = await current();
      await test.db
        .update(tables.subscription)
        .set({ pricingId: pricing, cyclePriceMinor: null, listPriceMinor: null, priceMinor: null })
        .where(eq(tables.subscription.id, _id));
      const discount = { mode: 'percent', value: 10, reason: 'A friend.' };
      const refused = await send('PATCH', `/subscription/${_id}`, { action: 'setTerms', discount });
      expect(refused.body).toMatchObject({ code: 'BUSINESS_RULE', errors: [{ path: 'discount' }] });
      await renewSubscriptions(test.db, new Date(now.getTime() + 100 * DAY));
      expect(await current()).toBeNull();
      const { body } = await send('GET', `/subscription?institution=${institute.id}`);
      expect(body.data.subscriptions).toMatchObject([{ status: 'Expired', balance: 0 }]);
    });

    it('an unpaid period that is changed to a price of 0 leaves nothing due, and no credit', async () => {
      const pricing = await plan({});
      await sell(pricing, { trialEndsAt: today });
      await renewSubscriptions(test.db, new Date(now.getTime() + DAY));
      expect(await current()).toMatchObject({ status: 'PastDue', balance: 1180 });
      const free = { pricing, billingCycle: 'Monthly', when: 'now', price: 0 };
      expect(await act('changePlan', free)).toMatchObject({ status: 'Active', balance: 0 });
    });

    it.each(['pays and changes then', 'changes and pays then'])(
      'who %s has the same credit, which is what was paid',
      async (order) => {
        const pricing = await plan({});
        await sell(pricing, { trialEndsAt: today });
        await renewSubscriptions(test.db, new Date(now.getTime() + DAY));
        const free = { pricing, billingCycle: 'Monthly', when: 'now', price: 0 };
        if (order.startsWith('pays')) await pay(1180);
        await act('changePlan', free);
        if (order.startsWith('changes')) await pay(1180);
        expect(await current()).toMatchObject({ status: 'Active', balance: -1180 });
      },
    );

    it('a period that no charge stands for is not credited', async () => {
      const pricing = await plan({});
      await sell(pricing);
      await pay(1180);
      await test.db
        .delete(tables.subscriptionEntry)
        .where(eq(tables.subscriptionEntry.institutionId, institute.id));
      const free = { pricing, billingCycle: 'Monthly', when: 'now', price: 0 };
      expect(await act('changePlan', free)).toMatchObject({ balance: 0 });
    });
  });
});
