import { expect, it } from 'vitest';
import type { ListColumn } from '../list-of.ts';
import { sortKeyOf, sortLines } from './sort-lines.ts';

interface Hut {
  readonly _id: string;
  readonly name: string;
  readonly until: string | null;
}

const column = { label: '', cell: () => null, file: {} };
const columns: readonly ListColumn<Hut>[] = [
  { ...column, key: 'name', sortKey: 'name', sortBy: ({ name }) => name.toLowerCase() },
  { ...column, key: 'until', sortKey: 'until', sortBy: ({ until }) => until },
];

const huts: readonly Hut[] = [
  { _id: '1', name: 'birch', until: null },
  { _id: '2', name: 'Alder', until: '2026-12-01' },
  { _id: '3', name: 'Birch', until: '2026-11-01' },
  { _id: '4', name: 'Cedar', until: null },
];

it.each([
  ['name', '2134'],
  ['-name', '4312'],
  ['until', '3214'],
  ['-until', '2341'],
])('of rows by %s', (sort, ids) => {
  const keyOf = sortKeyOf(sort, columns);
  const lines = huts.map((hut) => ({ _id: hut._id, key: keyOf?.(hut) }));
  expect(
    sortLines(lines, sort)
      .map(({ _id }) => _id)
      .join(''),
  ).toBe(ids);
});

it('of nothing where no column has the key', () => {
  expect(sortKeyOf('unknown', columns)).toBeUndefined();
});
