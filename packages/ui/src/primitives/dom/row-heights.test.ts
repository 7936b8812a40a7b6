import { expect, it } from 'vitest';
import { indexAt, topOf } from './row-heights.ts';

const heights = {
  pitch: 40,
  below: [
    { index: 1, height: 100 },
    { index: 2, height: 25 },
  ],
};

it('places rows below what the rows before them have below themselves', () => {
  expect([0, 1, 2, 3, 4].map((index) => topOf(heights, index))).toEqual([0, 40, 180, 245, 285]);
});

it('finds the row at a height, with what is below it', () => {
  expect([0, 39, 40, 79, 80, 179, 180, 220, 244, 245, 285].map((y) => indexAt(heights, y))).toEqual(
    [0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 4],
  );
  expect(indexAt(heights, -1)).toBe(-1);
});
