import { describe, expect, it } from 'vitest';
import { aPlan } from '../testing/plans.ts';
import { aSubscription } from '../testing/subscriptions.ts';
import { costOf, planOptions } from './plan-cost.ts';

const subscription = aSubscription({
  currentPeriodStart: '2026-11-01',
  currentPeriodEnd: '2026-11-30',
});
const plan = aPlan({ price: 1180, taxRate: 18, taxInclusive: false });
const context = { subscription, plans: [plan], entries: [], day: '2026-11-22' };
const chosen = { pricing: plan._id, billingCycle: 'Monthly', price: null, when: 'periodEnd' };

describe('what a change of plan costs', () => {
  it('has the tax that is added to the price of the plan, or to the one agreed', () => {
    expect(costOf(chosen, context)?.amount).toBe(1392.4);
    expect(costOf({ ...chosen, price: 1000 }, context)?.amount).toBe(1180);
    expect(costOf({ ...chosen, billingCycle: 'Yearly' }, context)?.amount).toBe(16_708.8);
  });

  it('is prorated with it, as the server does', () => {
    // 9 of 30 days of 1,999 and of 1,392.40.
    const now = costOf({ ...chosen, when: 'now' }, context)?.now;
    expect(now).toMatchObject({ creditMinor: 59_970, chargeMinor: 41_772 });
  });

  it('names the tax that is added beside the price', () => {
    const [added, included, dollars] = planOptions([
      plan,
      aPlan({ price: 1180 }),
      aPlan({ price: 1180, taxRate: 7.5, taxInclusive: false, currency: 'USD' }),
    ]);
    expect(added?.label).toBe('Monsoon Plan, ₹1,180 a month, plus 18% GST');
    expect(included?.label).toBe('Monsoon Plan, ₹1,180 a month');
    expect(dollars?.label).toBe('Monsoon Plan, $1,180 a month, plus 7.5% tax');
  });

  it('is rounded half up: 17.50 × 12 less 10.15 % is 188.69', () => {
    const dear = aPlan({ price: 17.5, yearlyDiscountPct: 10.15 });
    const yearly = { ...chosen, billingCycle: 'Yearly' };
    expect(costOf(yearly, { ...context, plans: [dear] })?.amount).toBe(188.69);
  });
});
