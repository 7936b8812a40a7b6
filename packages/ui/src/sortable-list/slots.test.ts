import { expect, test } from 'vitest';
import { placeAt, type Slot, shiftOf } from './slots.ts';

/** Rows of these heights with a gap of 4 px. */
const rows = (...heights: number[]): Slot[] => {
  let top = 0;
  return heights.map((height) => {
    const slot = { left: 0, top, width: 200, height };
    top += height + 4;
    return slot;
  });
};

test('rows make room by the height of the one that is dragged, whatever their own', () => {
  const slots = rows(30, 50, 90);
  expect([0, 1, 2].map((at) => shiftOf(slots, at, 0, 2).y)).toEqual([0, -34, -34]);
  expect([0, 1, 2].map((at) => shiftOf(slots, at, 2, 0).y)).toEqual([94, 94, 0]);
  expect([0, 1, 2].map((at) => shiftOf(slots, at, 1, 1).y)).toEqual([0, 0, 0]);
});

test('the nearest place is that of the nearest centre', () => {
  const slots = rows(30, 30, 30);
  expect(placeAt(slots, { left: 0, top: 10 }, 0)).toBe(0);
  expect(placeAt(slots, { left: 0, top: 20 }, 0)).toBe(1);
  expect(placeAt(slots, { left: 0, top: 900 }, 0)).toBe(2);
});
