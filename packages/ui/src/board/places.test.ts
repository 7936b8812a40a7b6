import { expect, it } from 'vitest';
import { movedCards } from './places.ts';

const cards = ['a1', 'b1', 'a2', 'b2', 'a3'].map((key) => ({
  key,
  column: key.charAt(0),
  label: key,
}));
const [first] = cards;

it.each([
  ['a', 0, ['a1', 'b1', 'a2', 'b2', 'a3']],
  ['a', 1, ['b1', 'a2', 'b2', 'a1', 'a3']],
  ['a', 2, ['b1', 'a2', 'b2', 'a3', 'a1']],
  ['b', 0, ['a1', 'b1', 'a2', 'b2', 'a3']],
  ['b', 2, ['b1', 'a2', 'b2', 'a3', 'a1']],
  ['c', 0, ['b1', 'a2', 'b2', 'a3', 'a1']],
])('a card moves to %s, %d', (column, index, keys) => {
  if (!first) throw new Error('There are no cards.');
  const moved = movedCards(cards, { card: first, column, index });
  expect(moved.map(({ key }) => key)).toEqual(keys);
  expect(moved.find(({ key }) => key === 'a1')?.column).toBe(column);
  expect(first.column).toBe('a');
});
