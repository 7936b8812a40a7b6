import { expect, it } from 'vitest';
import { samePageOf } from './institute-address.ts';

const id = 'd'.repeat(24);

it.each([
  ['/all-institutes/a1/whatsapp', `/all-institutes/${id}/whatsapp`],
  ['/all-institutes/a1/settings/addRates', `/all-institutes/${id}/settings/addRates`],
  ['/all-institutes/a1/a1', `/all-institutes/${id}/a1`],
  ['/all-institutes/a1', `/all-institutes/${id}`],
])('the page %s of another institute is %s', (pathname, expected) => {
  expect(samePageOf(pathname, id)).toBe(expected);
});
