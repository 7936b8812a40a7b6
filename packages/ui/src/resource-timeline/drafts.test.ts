import { expect, it } from 'vitest';
import { type Draft, movedBy, spotsOf } from './drafts.ts';
import { linesOf, rowOrderOf } from './lines.ts';

const rows = ['101', '102', '103'].map((key) => ({ key, label: key }));
const order = rowOrderOf(linesOf(rows, [], new Map(), []));
const item = (key: string) => ({ key, row: '101', start: '', end: '', label: key });

const draft = (from: number, to: number, others: Draft['others'] = []): Draft => {
  const before = { row: '101', from, to };
  return { ...before, item: item('asha'), before, others, by: 'pointer' };
};
const bounds = { order, end: 600 };

it('moves from where it began, inside of the period and the rows', () => {
  const moved = movedBy(draft(60, 180), 120, 1, bounds);
  expect(moved).toMatchObject({ row: '102', from: 180, to: 300 });
  expect(movedBy(moved, 60, 0, bounds)).toMatchObject({ row: '101', from: 120, to: 240 });
  expect(movedBy(draft(60, 180), -900, -5, bounds)).toMatchObject({ row: '101', from: 0, to: 120 });
  expect(movedBy(draft(60, 180), 900, 5, bounds)).toMatchObject({ row: '103', from: 480, to: 600 });
});

it('leaves what begins before the period or ends after it where it is', () => {
  expect(movedBy(draft(-120, 60), 0, 1, bounds)).toMatchObject({ row: '102', from: -120, to: 60 });
  expect(movedBy(draft(-120, 60), -60, 0, bounds)).toMatchObject({ from: -120 });
  expect(movedBy(draft(540, 900), 60, 0, bounds)).toMatchObject({ from: 540, to: 900 });
});

it('moves several as far as the first that reaches an end', () => {
  const others = [{ item: item('sara'), row: '102', from: 400, to: 560 }];
  const moved = movedBy(draft(60, 180, others), 300, 2, bounds);
  expect(spotsOf(moved, order)).toMatchObject([
    { row: '102', from: 100, to: 220 },
    { item: { key: 'sara' }, row: '103', from: 440, to: 600 },
  ]);
});
