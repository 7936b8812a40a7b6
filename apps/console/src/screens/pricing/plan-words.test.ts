import { expect, it } from 'vitest';
import { aPlan } from '../../testing/plans.ts';
import { priceText } from './plan-words.ts';

it.each([
  [{ taxRate: 18, taxInclusive: true }, 'per month'],
  [{ taxRate: 18, taxInclusive: false }, 'per month, plus GST'],
  [{ taxRate: 0, taxInclusive: false }, 'per month'],
  [{ taxRate: 20, taxInclusive: false, currency: 'GBP' as const }, 'per month, plus tax'],
])('a price with %o says of its tax what the public page says: %s', (tax, cycle) => {
  expect(priceText(aPlan(tax)).cycle).toBe(cycle);
});
