import { expect, it } from 'vitest';
import { countOf, everything, isSelected, nothing, withRows } from './selected.ts';

it('counts selected rows, and clears them', () => {
  const two = withRows(nothing, ['a', 'b', 'a'], true);
  expect(countOf(two, 45)).toBe(2);
  expect([isSelected(two, 'a'), isSelected(two, 'c')]).toEqual([true, false]);
  expect(withRows(two, ['a', 'b'], false)).toBe(nothing);
  expect(countOf(two, 45)).toBe(2);
});

it('selects all matching rows except cleared ones, however many match', () => {
  const allButOne = withRows(everything, ['a'], false);
  expect(countOf(allButOne, 45)).toBe(44);
  expect(countOf(allButOne, 50)).toBe(49);
  expect([isSelected(allButOne, 'a'), isSelected(allButOne, 'c')]).toEqual([false, true]);
  expect(countOf(withRows(allButOne, ['a'], true), 45)).toBe(45);
});
