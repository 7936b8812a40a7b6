import { expect, it } from 'vitest';
import { chosenColumns } from './use-columns.ts';

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
