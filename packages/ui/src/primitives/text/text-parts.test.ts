import { expect, it } from 'vitest';
import { latinDigits } from './text-parts.ts';

it('reads the digits of every script', () => {
  const digits = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /\p{Nd}/u.test(character));
  expect(digits.length).toBeGreaterThan(600);
  expect(latinDigits(digits.join(' ')).split(' ')).toEqual(digits.map((_, at) => `${at % 10}`));
});
