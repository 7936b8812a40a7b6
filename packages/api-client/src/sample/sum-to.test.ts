import { expect, it } from 'vitest';
import { sumTo } from './sum-to.ts';

it.each([
  [[3, 3, 3], 9, [3, 3, 3]],
  [[3, 3, 3], 11, [4, 4, 3]],
  [[3, 1, 2], 4, [2, 1, 1]],
  [[0, 5], 2, [1, 1]],
  [[], 0, []],
])('changes %j until they sum to %i', (counts, total, shared) => {
  expect(sumTo(counts, total)).toEqual(shared);
});

it.each([
  [[1, 1], 1],
  [[1], -1],
  [[1], 0],
  [[], -1],
  [[], 3],
])('refuses %j for %i, for which it would never end', (counts, total) => {
  expect(() => sumTo(counts, total)).toThrow(RangeError);
});
