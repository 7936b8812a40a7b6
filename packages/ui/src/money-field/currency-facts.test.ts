import { expect, it } from 'vitest';
import { currencyFacts } from './currency-facts.ts';

it.each([
  ['INR', 'en-IN', { sign: '₹', isBefore: true, digits: 2 }],
  ['JPY', 'en-IN', { sign: '¥', isBefore: true, digits: 0 }],
  ['KWD', 'en-IN', { sign: 'KWD', isBefore: true, digits: 3 }],
  ['EUR', 'de-DE', { sign: '€', isBefore: false, digits: 2 }],
])('%s in %s', (currency, locale, facts) => {
  expect(currencyFacts(currency, locale)).toEqual(facts);
});
