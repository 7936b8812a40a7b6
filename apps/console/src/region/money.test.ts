import { expect, test } from 'vitest';
import { moneyText } from './money.ts';

test('money has its decimals if there are any, and nothing is never negative', () => {
  expect(moneyText(1999, 'INR')).toBe('₹1,999');
  expect(moneyText(-299.7, 'INR')).toBe('-₹299.70');
  expect(moneyText(-0, 'INR')).toBe('₹0');
  expect(moneyText(-0.001, 'INR')).toBe('₹0');
});
