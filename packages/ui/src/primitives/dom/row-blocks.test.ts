import { expect, it } from 'vitest';
import { BLOCK, blocksAround, includesRows, type RowSpan } from './row-blocks.ts';

const nothing: RowSpan = { first: 0, last: -1 };

it('renders whole blocks, with two rows beyond each edge', () => {
  expect(blocksAround({ first: 0, last: 9 }, nothing)).toEqual({ first: 0, last: 11 });
  expect(blocksAround({ first: 0, last: 10 }, nothing)).toEqual({ first: 0, last: 15 });
  expect(blocksAround({ first: 17, last: 30 }, nothing)).toEqual({ first: 12, last: 35 });
});

it('changes once a block while rows scroll by one at a time, there and back', () => {
  const positions = Array.from({ length: 4 * BLOCK }, (_, at) => at);
  let current = blocksAround({ first: 0, last: 9 }, nothing);
  let changes = 0;
  for (const first of [...positions, ...positions.toReversed()]) {
    const inView = { first, last: first + 9 };
    const next = blocksAround(inView, current);
    expect(includesRows(next, inView)).toBe(true);
    if (!includesRows(current, next) || !includesRows(next, current)) changes++;
    current = next;
  }
  expect(changes).toBeLessThanOrEqual(8);
});

it('renders nothing ahead before the first row that it may', () => {
  expect(blocksAround({ first: 17, last: 30 }, nothing, 16)).toEqual({ first: 16, last: 35 });
  expect(blocksAround({ first: 17, last: 30 }, nothing, 17)).toEqual({ first: 17, last: 35 });
});

it('gives up rows that a smaller view has left behind', () => {
  expect(blocksAround({ first: 0, last: 9 }, { first: 0, last: 99 })).toEqual({
    first: 0,
    last: 11,
  });
});
