import { expect, it } from 'vitest';
import { isAllowed } from './licences.ts';

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND ISC', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-only', false],
  ['none named', false],
])('judges %s', (expression, verdict) => {
  expect(isAllowed(expression)).toBe(verdict);
});
