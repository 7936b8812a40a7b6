import { expect, it } from 'vitest';
import { clockTime, fileSize, pageCount } from './file-words.ts';

it.each([
  [0.4, '0:00'],
  [40.52, '0:41'],
  [59.6, '1:00'],
  [125, '2:05'],
])('writes %d seconds as %s', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text);
});

it.each([
  [400, '1 kB'],
  [812_345, '813 kB'],
  [999_001, '1.0 MB'],
  [2_449_000, '2.4 MB'],
])('writes %d bytes as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});

it('counts one page and many', () => {
  expect([pageCount(1), pageCount(8)]).toEqual(['1 page', '8 pages']);
});
