import type { Rates } from '@booking/api-client';
import { addDays, daysOf } from '@booking/api-client/facts';
import { describe, expect, it } from 'vitest';
import { csvOf } from '../../list/export/save-csv.ts';
import { aRateCell, someRates } from '../../testing/rates.ts';
import { parseCsv } from '../all-institutes/import/parse-csv.ts';
import { ratesAsCsv, readRates } from './csv/rates-csv.ts';
import { changesOf } from './draft/changes-of.ts';
import { type DraftEdit, draftReducer, NO_HISTORY } from './draft/draft.ts';
import {
  type CellDraft,
  cellKey,
  cellsByKey,
  placeOf,
  rowKey,
  rowOf,
  withView,
} from './rate-keys.ts';
import { closedText, parseText } from './rate-views.ts';

const DELUXE = '0'.repeat(23).concat('1');
const SUITE = '0'.repeat(23).concat('2');
const deluxe = rowKey({ category: DELUXE, asset: null, ratePackage: 'EP' });
const suite = rowKey({ category: SUITE, asset: null, ratePackage: 'EP' });
const FIRST = '2028-02-27';

describe('drafts of rates', () => {
  const edit = (key: string, values: CellDraft, own: CellDraft = {}): DraftEdit => ({
    key,
    values,
    own,
  });
  const key = cellKey(deluxe, FIRST);

  it('keeps what differs from what is saved, and goes back and forth', () => {
    const typed = draftReducer(NO_HISTORY, { type: 'edit', edits: [edit(key, { price: 5000 })] });
    const closed = draftReducer(typed, { type: 'edit', edits: [edit(key, { stopSell: true })] });
    expect(closed.now.cells.get(key)).toEqual({ price: 5000, stopSell: true });
    const back = draftReducer(closed, { type: 'undo' });
    expect(back.now).toEqual(typed.now);
    expect(draftReducer(back, { type: 'redo' }).now).toEqual(closed.now);
    const same = draftReducer(typed, {
      type: 'edit',
      edits: [edit(key, { price: 4000 }, { price: 4000 })],
    });
    expect(same.now.cells.size).toBe(0);
    const cleared = [edit(key, { price: null }, {})];
    expect(draftReducer(typed, { type: 'edit', edits: cleared }).now.cells.size).toBe(0);
  });

  it('keeps a text that is no value until it is one', () => {
    const wrong = [{ key, view: 'price' as const, text: 'four', message: 'Enter a price.' }];
    const typed = draftReducer(NO_HISTORY, { type: 'edit', edits: wrong });
    expect(typed.now.errors.get(withView(key, 'price'))?.text).toBe('four');
    const stay = [{ ...edit(key, { minStay: 2 }), view: 'minStay' as const }];
    expect(draftReducer(typed, { type: 'edit', edits: stay }).now.errors.size).toBe(1);
    const right = draftReducer(typed, { type: 'edit', edits: [edit(key, { price: 4 })] });
    expect(right.now.errors.size).toBe(0);
  });

  it('keeps what was typed while saving', () => {
    const sent = new Map([[key, { price: 1 }]]);
    const other = cellKey(deluxe, '2028-03-01');
    const typed = draftReducer(NO_HISTORY, {
      type: 'edit',
      edits: [edit(key, { price: 1 }), edit(other, { price: 2 })],
    });
    const saved = draftReducer(typed, { type: 'saved', cells: sent });
    expect([...saved.now.cells.keys()]).toEqual([other]);
    expect(saved.past).toEqual([]);
  });
});

describe('the changes that save drafts', () => {
  it('are ranges of days in a row, and rows alike together', () => {
    const days = daysOf([{ startDate: FIRST, endDate: '2028-03-02' }]);
    const cells = new Map(
      [deluxe, suite].flatMap((row) => days.map((day) => [cellKey(row, day), { price: 4500 }])),
    );
    cells.delete(cellKey(suite, '2028-02-29'));
    expect(changesOf(cells)).toEqual([
      {
        scope: { categories: [DELUXE], ratePackages: ['EP'] },
        ranges: [{ startDate: FIRST, endDate: '2028-03-02' }],
        set: { price: { mode: 'set', value: 4500 } },
      },
      {
        scope: { categories: [SUITE], ratePackages: ['EP'] },
        ranges: [
          { startDate: FIRST, endDate: '2028-02-28' },
          { startDate: '2028-03-01', endDate: '2028-03-02' },
        ],
        set: { price: { mode: 'set', value: 4500 } },
      },
    ]);
  });

  it('put rows that get the same into one, and say what is cleared', () => {
    const cells = new Map(
      [deluxe, suite].map((row) => [cellKey(row, FIRST), { price: null, minStay: 2 }]),
    );
    expect(changesOf(cells)).toEqual([
      {
        scope: { categories: [DELUXE, SUITE], ratePackages: ['EP'] },
        ranges: [{ startDate: FIRST, endDate: FIRST }],
        set: { minStay: 2 },
        clear: ['price'],
      },
    ]);
    const asset = rowKey({ ...rowOf(deluxe), asset: '9'.repeat(24) });
    const [change] = changesOf(new Map([[cellKey(asset, FIRST), { stopSell: false }]]));
    expect(change?.scope).toEqual({ assets: ['9'.repeat(24)], ratePackages: ['EP'] });
    expect(change?.set).toEqual({ stopSell: false });
  });
});

describe('the texts of cells', () => {
  it.each([
    ['price', '₹4,500', { price: 4500 }],
    ['price', 'Rs 4,500.50', { price: 4500.5 }],
    ['price', '1,00,000', { price: 100_000 }],
    ['price', '', { price: null }],
    ['extraAdult', '₹800', { extraAdult: 800 }],
    ['minStay', '3', { minStay: 3 }],
    ['maxStay', '', { maxStay: null }],
    ['closed', 'No arrival', { stopSell: false, closedToArrival: true, closedToDeparture: false }],
    ['closed', '', { stopSell: null, closedToArrival: null, closedToDeparture: null }],
  ] as const)('%s: %s', (view, text, values) => {
    expect(parseText(view, text)).toEqual(values);
  });

  it.each([
    ['price', 'four'],
    ['price', '-1'],
    ['price', '99999999999'],
    ['minStay', '0'],
    ['maxStay', '91'],
    ['closed', 'maybe'],
  ] as const)('%s can’t be %s', (view, text) => {
    expect(parseText(view, text)).toHaveProperty('message');
  });

  it('of closed days are read back as they are shown', () => {
    for (const stopSell of [true, false]) {
      for (const closedToArrival of [true, false]) {
        for (const closedToDeparture of [true, false]) {
          const cell = aRateCell(FIRST, { stopSell, closedToArrival, closedToDeparture });
          const read = parseText('closed', closedText(cell));
          expect(closedText({ ...cell, ...read })).toBe(closedText(cell));
        }
      }
    }
  });
});

describe('files of rates', () => {
  const rates: Rates = someRates({ startDate: FIRST, days: 4 });
  const place = { ...rates, cells: cellsByKey(rates.rows) };
  const [header = [], ...lines] = ratesAsCsv(rates);
  const read = (...rows: (typeof lines)[number][]) =>
    readRates(parseCsv(csvOf([header, ...rows])), place);

  it('change nothing when they are read as they were written', () => {
    expect(read(...lines)).toEqual({ edits: [], problems: [], same: lines.length });
    expect(lines).toHaveLength(rates.rows.length * 4);
  });

  it('say line by line what can’t be read, and take the rest', () => {
    const [first = []] = lines;
    const [day, category, asset, ratePackage] = first;
    const of = (...values: (typeof first)[number][]) => [...values];
    const { edits, problems } = read(
      of(day, category, asset, ratePackage, '9,999'),
      of('31/02/2028', category, asset, ratePackage, 1),
      of(day, 'NOPE', asset, ratePackage, 1),
      of('2028-02-28', category, '999', ratePackage, 1),
      of('2028-02-28', category, '', 'XX', 1),
      of('2028-02-28', category, '', 'CP', 1),
      of('2028-02-28', category, '', ratePackage, 'dear'),
      of(addDays(rates.today, -1), category, '', ratePackage, 1),
      of(day, category, asset, ratePackage, 1),
    );
    expect(edits).toEqual([{ key: cellKey(deluxe, FIRST), values: { price: 9999 }, own: {} }]);
    expect(problems.map(({ line }) => line)).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
    expect(readRates(parseCsv('Day;Price\n1;2'), place).problems).toHaveLength(1);
  });

  it('name a cell by its row and day', () => {
    expect(placeOf(cellKey(deluxe, FIRST))).toEqual({ row: deluxe, date: FIRST });
    expect(rowOf(deluxe)).toEqual({ category: DELUXE, asset: null, ratePackage: 'EP' });
  });
});
