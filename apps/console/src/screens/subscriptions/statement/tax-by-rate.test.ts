import { expect, it } from 'vitest';
import { anEntry } from '../../../testing/subscriptions.ts';
import { taxByRate } from './tax-by-rate.ts';

it('sums the tax of charges and credits by its rate, and leaves payments out', () => {
  const entries = [
    anEntry({ amount: 1392.4, tax: 212.4, taxRate: 18 }),
    anEntry({ kind: 'payment', amount: -1392.4 }),
    anEntry({ amount: 0.1, tax: 0.02, taxRate: 18 }),
    anEntry({ amount: 1180, tax: 56.19, taxRate: 5 }),
    anEntry({ kind: 'credit', amount: -590, tax: -28.1, taxRate: 5 }),
  ];
  expect(taxByRate(entries, 'INR')).toEqual([
    { taxRate: 5, taxable: 561.91, tax: 28.09 },
    { taxRate: 18, taxable: 1180.08, tax: 212.42 },
  ]);
});
