import { describe, expect, it } from 'vitest';
import { formatMoney, formatPhone } from './format.ts';

describe('formatMoney', () => {
  it.each([
    [1999.5, 'INR', undefined, '₹1,999.50'],
    [103948, 'INR', undefined, '₹1,03,948'],
    [103948, 'INR', 'en-US', '₹103,948'],
    [-500, 'INR', undefined, '-₹500'],
    [0.1 + 0.2, 'INR', undefined, '₹0.30'],
    [1200, 'JPY', undefined, '¥1,200'],
    [1.25, 'KWD', 'en-US', 'KWD 1.250'],
    [1999.5, 'EUR', 'de-DE', '1.999,50 €'],
    [Number.NaN, 'INR', undefined, ''],
    [Number.POSITIVE_INFINITY, 'INR', undefined, ''],
  ])('writes %d %s in %s', (amount, currency, locale, text) => {
    expect(formatMoney(amount, currency, locale).replaceAll('\u00a0', ' ')).toBe(text);
  });
});

describe('formatPhone', () => {
  it.each([
    ['+919876543210', '+91 98765 43210'],
    ['+14155552671', '+1 415 555 2671'],
    ['+17875550100', '+1787 555 0100'],
    ['+442079460958', '+44 2079460958'],
    ['098765 43210', '+91 98765 43210'],
    ['', ''],
    ['no number', 'no number'],
    ['+91', '+91'],
  ])('writes %s', (value, text) => {
    expect(formatPhone(value)).toBe(text);
  });

  it('takes a number without a calling code as one of the given country', () => {
    expect(formatPhone('(415) 555-2671', 'US')).toBe('+1 415 555 2671');
  });
});
