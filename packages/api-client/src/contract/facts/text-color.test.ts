import { expect, it } from 'vitest';
import { bestTextColor } from './text-color.ts';

it.each([
  ['#ffffff', '#000000'],
  ['#000000', '#ffffff'],
  ['#facc15', '#000000'],
  ['#0e7490', '#ffffff'],
  // Where black and white are equally readable, and the colour beside it.
  ['#767676', '#000000'],
  ['#757575', '#ffffff'],
])('is read on %s in %s', (hex, text) => {
  expect(bestTextColor(hex)).toBe(text);
});
