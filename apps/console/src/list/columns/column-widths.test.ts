import { expect, it } from 'vitest';
import { columnWidths } from './column-widths.ts';

const columns = [
  { key: 'name', width: 200 },
  { key: 'place', width: 150, rank: 2 },
  { key: 'status', rank: 1 },
  { key: 'tags' },
];

it('a column comes when there is room for it and for all that come before it', () => {
  const widths = columnWidths(columns, { hasBoxes: true, hasDetails: false, actionCount: 3 });
  expect([...widths]).toEqual([
    ['status', 44 + 120 + 200 + 120],
    ['place', 44 + 120 + 200 + 120 + 150],
  ]);
});

it('a list without boxes and with one button a row has more room', () => {
  expect(
    columnWidths(columns, { hasBoxes: false, hasDetails: false, actionCount: 1 }).get('status'),
  ).toBe(60 + 200 + 120);
});

it('the buttons that show details take room', () => {
  const of = (hasDetails: boolean) =>
    columnWidths(columns, { hasBoxes: true, hasDetails, actionCount: 1 }).get('status') ?? 0;
  expect(of(true) - of(false)).toBe(44);
});
