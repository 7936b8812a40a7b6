import { expect, test } from 'vitest';
import type { ListColumn } from '../list-of.ts';
import { withSums } from './with-sums.ts';

const name: ListColumn<number> = { key: 'name', label: 'Name', cell: String, file: {} };
const due: ListColumn<number> = {
  ...name,
  key: 'due',
  sum: (rows) => rows.reduce((sum, row) => sum + row, 0),
};
const footersOf = (columns: readonly ListColumn<number>[]) => columns.map(({ footer }) => footer);

test('a column with a sum has it below the rows, and the first says of what', () => {
  expect(footersOf(withSums([name, due], [1, 2], 'all'))).toEqual(['Sum', 3]);
  expect(footersOf(withSums([name, due], [1, 2], 'page'))).toEqual(['Sum of this page', 3]);
});

test('a list without sums has nothing below its rows', () => {
  expect(footersOf(withSums([name, name], [1, 2], 'all'))).toEqual([undefined, undefined]);
});
