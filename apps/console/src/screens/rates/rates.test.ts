import { daysOf } from '@booking/api-client/facts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { resetRegion, setRegion } from '../../region/region.ts';
import { aRateCell, someRates } from '../../testing/rates.ts';
import { bulkWhatsOf } from './bulk/bulk-values.ts';
import { changesOf } from './draft/changes-of.ts';
import { type DraftEdit, draftReducer, NO_HISTORY } from './draft/draft.ts';
import { gridCell } from './grid/grid-cell.ts';
import { gridRows } from './grid/grid-rows.tsx';
import { summaryCell } from './grid/summary-cell.ts';
import { type CellDraft, cellKey, rowKey, rowOf, withView } from './rate-keys.ts';
import { closedText, parseText, rateViewsOf } from './rate-views.ts';
import { conflictText } from './rate-words.ts';

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
    const laterKey = cellKey(deluxe, '2028-03-01');
    const typed = draftReducer(NO_HISTORY, {
      type: 'edit',
      edits: [edit(key, { price: 1 }), edit(laterKey, { price: 2 })],
    });
    const saved = draftReducer(typed, { type: 'saved', cells: sent });
    expect([...saved.now.cells.keys()]).toEqual([laterKey]);
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

describe('the rows of the grid', () => {
  const rates = someRates({ startDate: FIRST });
  const onePackage = { ...rates, packages: rates.packages.slice(0, 1) };
  const views = rateViewsOf({ hasStays: true });
  const labels = (some: typeof rates, view: 'price' | 'all') =>
    gridRows(some, new Map(), view, views).map(
      ({ label, isSummary }) => `${isSummary ? '- ' : ''}${label}`,
    );

  it('are a heading of each category and its packages, or one row where there is one package', () => {
    expect(labels(rates, 'price').slice(0, 4)).toEqual([
      '- Deluxe Lake Room, 2 assets',
      'EP Room only',
      'CP With breakfast',
      '- Loading assets…',
    ]);
    expect(labels(onePackage, 'price').slice(0, 2)).toEqual([
      'Deluxe Lake Room, 2 assets, EP Room only',
      '- Loading assets…',
    ]);
  });

  it('are headings where each value has its row, and the values of a category stay', () => {
    const [head, first] = gridRows(onePackage, new Map(), 'all', views);
    expect(head).toMatchObject({ isGroup: true, isSummary: true });
    expect(first).toMatchObject({ view: 'price', isAlwaysShown: true });
    const [, ofPackage, value] = gridRows(rates, new Map(), 'all', views);
    expect(ofPackage).toMatchObject({ isGroup: false, isSummary: true, isAlwaysShown: true });
    expect(value).toMatchObject({ view: 'price', isAlwaysShown: false });
  });
});

it('lengths of stays are shown and set only where guests stay overnight', () => {
  const ofStays = ['minStay', 'maxStay'];
  expect(rateViewsOf({ hasStays: true })).toEqual(expect.arrayContaining(ofStays));
  expect(bulkWhatsOf(true)).toEqual(expect.arrayContaining(ofStays));
  for (const shown of [rateViewsOf({ hasStays: false }), bulkWhatsOf(false)]) {
    expect(shown).not.toContain('minStay');
    expect(shown).not.toContain('maxStay');
  }
});

describe('the heading of a category', () => {
  const context = (closed: readonly string[]) => ({
    ...someRates({ startDate: FIRST }),
    cells: new Map(
      packages.map((row, at) => [
        cellKey(rowKey(row), FIRST),
        aRateCell(FIRST, { price: 4200 + at * 450, stopSell: closed.includes(row.ratePackage) }),
      ]),
    ),
    draft: NO_HISTORY.now,
  });
  const packages = ['EP', 'CP'].map((ratePackage) => ({ ...rowOf(deluxe), ratePackage }));

  it('has the lowest and highest price of what is open, and says what is closed', () => {
    const of = (...closed: string[]) => summaryCell(packages, FIRST, 'price', context(closed));
    expect(of()).toMatchObject({ text: '4,200', detail: 'to 4,650' });
    expect(of('EP')).toEqual({ text: '4,650' });
    expect(of('EP', 'CP')).toMatchObject({ text: 'Closed' });
    const closed = (...some: string[]) => summaryCell(packages, FIRST, 'closed', context(some));
    expect([closed()?.text, closed('EP')?.text]).toEqual(['Open', 'Varies']);
    expect(summaryCell(packages, FIRST, 'minStay', context([]))).toBeUndefined();
  });
});

describe('the texts of cells', () => {
  it.each([
    ['price', '₹4,500', { price: 4500 }],
    ['price', 'Rs 4,500.50', { price: 4500.5 }],
    ['price', '1,00,000', { price: 100_000 }],
    ['price', 'Rs. 6500', { price: 6500 }],
    ['price', '6500/-', { price: 6500 }],
    ['price', '६५००', { price: 6500 }],
    ['price', '', { price: null }],
    ['extraAdult', '₹800', { extraAdult: 800 }],
    ['minStay', '3', { minStay: 3 }],
    ['maxStay', '', { maxStay: null }],
    ['closed', 'No arrival', { stopSell: false, closedToArrival: true, closedToDeparture: false }],
    ['closed', '', { stopSell: null, closedToArrival: null, closedToDeparture: null }],
  ] as const)('%s: %s', (view, text, values) => {
    expect(parseText(view, text, 'INR')).toEqual(values);
  });

  it.each([
    ['price', 'four'],
    ['price', '-1'],
    ['price', '99999999999'],
    // Neither 15 nor 1.5, and neither 4,500 nor 4.5.
    ['price', '1,5'],
    ['price', '4.500'],
    ['price', '0x1F'],
    ['price', '4500.000001'],
    ['minStay', '1,2'],
    ['minStay', '0'],
    ['maxStay', '91'],
    ['closed', 'maybe'],
  ] as const)('%s can’t be %s', (view, text) => {
    expect(parseText(view, text, 'INR')).toHaveProperty('message');
  });

  it.each([
    ['en-ZA', '4500,50', { price: 4500.5 }],
    ['en-ZA', '4 500,5', { price: 4500.5 }],
    ['de-DE', '4.500', { price: 4500 }],
    ['de-DE', '4500.50', 'Enter an amount, for example 4500,5.'],
    ['en-IN', '4500,50', 'Enter an amount, for example 4500.5.'],
    ['en-IN', '4.500', 'Enter an amount with up to 2 decimals, for example 4500.'],
  ])('in %s, %s is read as that locale writes it', (locale, text, read) => {
    setRegion({ locale, timezone: null });
    onTestFinished(resetRegion);
    expect(parseText('price', text, 'INR')).toEqual(
      typeof read === 'string' ? { message: read } : read,
    );
  });

  it('have the decimals of their currency', () => {
    expect(parseText('price', '12.125', 'KWD')).toEqual({ price: 12.125 });
    expect(parseText('price', '12.5', 'JPY')).toHaveProperty('message');
  });

  it.each(['en-IN', 'en-ZA', 'de-DE', 'fr-FR', 'hi-IN-u-nu-deva'])(
    'are edited as they are typed in %s',
    (locale) => {
      setRegion({ locale, timezone: null });
      onTestFinished(resetRegion);
      const rates = someRates({ startDate: FIRST, days: 1 });
      const [row] = rates.rows;
      const [first] = row?.cells ?? [];
      if (!row || !first) throw new Error('There is a row with a cell.');
      const cells = new Map([[cellKey(rowKey(row), FIRST), { ...first, price: 4500.5 }]]);
      const shown = gridCell(row, FIRST, 'price', { ...rates, cells, draft: NO_HISTORY.now });
      for (const text of [shown?.editText, shown?.text]) {
        expect(parseText('price', text ?? '', 'INR'), text).toEqual({ price: 4500.5 });
      }
    },
  );

  it('of closed days are read back as they are shown', () => {
    for (const stopSell of [true, false]) {
      for (const closedToArrival of [true, false]) {
        for (const closedToDeparture of [true, false]) {
          const cell = aRateCell(FIRST, { stopSell, closedToArrival, closedToDeparture });
          const read = parseText('closed', closedText(cell), 'INR');
          expect(closedText({ ...cell, ...read })).toBe(closedText(cell));
        }
      }
    }
  });
});

describe('a conflict', () => {
  const asha = { at: '2026-11-26T09:02:00.000Z', by: { _id: DELUXE, name: 'Asha Rao' } };
  const earlier = { at: '2026-11-26T08:00:00.000Z', by: { _id: SUITE, name: 'Rohan Nair' } };
  it.each([
    [[asha, asha], 'Asha Rao changed these cells on 26 Nov 2026, 14:32 IST.'],
    [
      [asha, earlier],
      'Asha Rao and Rohan Nair changed these cells, last on 26 Nov 2026, 14:32 IST.',
    ],
    [[{ ...asha, by: null }], 'Someone else changed these cells on 26 Nov 2026, 14:32 IST.'],
    [[], 'Someone else changed these cells.'],
  ])('says who made it, and when: %#', (changes, text) => {
    expect(conflictText(changes)).toBe(text);
  });
});
