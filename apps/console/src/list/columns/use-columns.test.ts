import { expect, it } from 'vitest';
import { chosenColumns, pinnedColumns } from './use-columns.ts';

const columns = ['name', 'place', 'plan', 'status'].map((key) => ({ key }));

it.each([
  [['status', 'place'], 'name status place'],
  [['plan', 'name', 'plan'], 'name plan'],
  [['gone', 'plan'], 'name plan'],
  [[], 'name'],
])('of %j shows %s', (keys, shown) => {
  expect(
    chosenColumns(columns, keys)
      .map(({ key }) => key)
      .join(' '),
  ).toBe(shown);
});

it.each([
  [undefined, ['place']],
  [['plan', 'gone'], ['plan']],
  [[], []],
])('with %j pinned, %j stay in place', (keys, pinned) => {
  const own = columns.map(({ key }) => ({
    key,
    pinned: key === 'place' ? ('start' as const) : undefined,
  }));
  const stay = pinnedColumns(own, keys).filter((column) => column.pinned === 'start');
  expect(stay.map(({ key }) => key)).toEqual(pinned);
});
