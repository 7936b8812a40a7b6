import {
  addDays,
  countDays,
  daysOf,
  RATE_VALUES,
  type RateSource,
  roundedTo,
  weekdayOf,
} from '@booking/api-client/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellDaysOf, changedValues, countCellDays, skipReason } from './change.ts';
import { planChanges } from './plan.ts';
import type { RateTarget } from './rate-context.ts';
import { adjustedPrice, resolveCell, resolvePackageCell } from './resolve.ts';
import { median, suggestPrice } from './sanity.ts';
import { cellKey, NO_VALUES, type RateCell, type RateValues } from './values.ts';

const RUNS = { numRuns: Number(process.env.RATE_RUNS ?? 100) };

const FIRST = '2027-12-20';
const date = fc.integer({ min: 0, max: 80 }).map((days) => addDays(FIRST, days));
const amount = fc.option(fc.integer({ min: 0, max: 900_000 }));
const nights = fc.option(fc.integer({ min: 1, max: 90 }));
const values: fc.Arbitrary<RateValues> = fc.record({
  price: amount,
  extraAdult: amount,
  extraChild: amount,
  minStay: nights,
  maxStay: nights,
  closedToArrival: fc.option(fc.boolean()),
  closedToDeparture: fc.option(fc.boolean()),
  stopSell: fc.option(fc.boolean()),
});

const asset = { categoryId: 'c', assetId: 'a', ratePackage: 'EP', weekday: null };

/** The four levels as the specification lists them, and the rates that are stored there. */
const levels = (day: string): readonly (readonly [RateSource, RateCell])[] => [
  ['asset', { ...asset, date: day }],
  ['category', { ...asset, assetId: null, date: day }],
  ['assetWeekday', { ...asset, date: null, weekday: weekdayOf(day) }],
  ['categoryWeekday', { ...asset, assetId: null, date: null, weekday: weekdayOf(day) }],
];

describe('what holds on a day', () => {
  it('comes from the asset on the day, the category on the day, their rules for the weekday, or the base price', () => {
    fc.assert(
      fc.property(
        date,
        fc.array(fc.option(values), { minLength: 4, maxLength: 4 }),
        amount,
        (day, rates, base) => {
          const stored = new Map<string, RateValues>();
          for (const [place, [, cell]] of levels(day).entries()) {
            const rate = rates[place];
            if (rate) stored.set(cellKey(cell), rate);
          }
          // Of other days and packages, which must not matter.
          stored.set(cellKey({ ...asset, date: addDays(day, 7) }), { ...NO_VALUES, price: 1 });
          stored.set(cellKey({ ...asset, ratePackage: 'CP', date: day }), {
            ...NO_VALUES,
            price: 2,
          });
          const start = { values: { ...NO_VALUES, price: base }, adjustment: null };
          const ofAsset = resolveCell({ ...asset, date: day }, stored, start);
          const ofCategory = resolveCell({ ...asset, assetId: null, date: day }, stored, start);
          for (const name of RATE_VALUES) {
            const sources = levels(day).map(([source], place) => ({
              source,
              value: rates[place]?.[name] ?? null,
            }));
            const fallback = { source: 'base', value: name === 'price' ? base : null };
            const first = (some: typeof sources) =>
              some.find(({ value }) => value !== null) ?? fallback;
            const expected = first(sources);
            expect(ofAsset.values[name]).toBe(expected.value);
            expect(ofAsset.from[name]).toBe(expected.source);
            expect(ofAsset.inherited[name]).toBe(first(sources.slice(1)).value);
            const [, category, , rule] = sources;
            const ofRows = first([category, rule].filter((source) => source !== undefined));
            expect(ofCategory.values[name]).toBe(ofRows.value);
            expect(ofCategory.from[name]).toBe(ofRows.source);
          }
        },
      ),
      RUNS,
    );
  });

  it('is adjusted for an asset where the price comes from its category, and follows for a package', () => {
    const start = {
      values: { ...NO_VALUES, price: 400_000, extraAdult: 80_000 },
      adjustment: { mode: 'amount', value: 50_000 },
    } as const;
    const day = '2028-02-29';
    const cell = { ...asset, date: day };
    const priceOf = (stored: ReadonlyMap<string, RateValues>) =>
      resolveCell(cell, stored, start).values.price;
    expect(priceOf(new Map())).toBe(450_000);
    const own = new Map([[cellKey(cell), { ...NO_VALUES, price: 100_000 }]]);
    expect(priceOf(own)).toBe(100_000);
    expect(resolveCell(cell, own, start).inherited.price).toBe(450_000);
    const closed = { ...NO_VALUES, stopSell: true, price: 1 };
    const stored = new Map([...own, [cellKey({ ...cell, ratePackage: 'CP' }), closed]]);
    const breakfast = {
      key: 'CP',
      name: 'Breakfast',
      adjustment: { mode: 'percent', value: 10 },
    } as const;
    const followed = resolvePackageCell(
      { ...cell, ratePackage: 'CP' },
      stored,
      start,
      breakfast,
      'EP',
    );
    expect(followed.values).toMatchObject({ price: 110_000, extraAdult: 80_000, stopSell: true });
    expect(followed.from).toMatchObject({ price: 'asset', extraAdult: 'base', stopSell: 'asset' });
    expect(resolveCell(cell, stored, start).values.stopSell).toBeNull();
  });

  it('follows the default package by an amount or a percentage, half up and never below zero', () => {
    expect(adjustedPrice(null, { mode: 'amount', value: 1 })).toBeNull();
    expect(adjustedPrice(250_050, { mode: 'percent', value: 10 })).toBe(275_055);
    expect(adjustedPrice(5, { mode: 'percent', value: 10 })).toBe(6);
    expect(adjustedPrice(5_000, { mode: 'amount', value: -6_000 })).toBe(0);
  });
});

describe('the cells of a change', () => {
  const range = fc
    .tuple(date, fc.integer({ min: 0, max: 70 }))
    .map(([startDate, days]) => ({ startDate, endDate: addDays(startDate, days) }));
  const weekdays = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 });

  it('are the days of the ranges on the weekdays, each once, over the ends of months and years', () => {
    fc.assert(
      fc.property(
        fc.array(range, { minLength: 1, maxLength: 4 }),
        fc.option(weekdays, { nil: undefined }),
        (ranges, chosenDays) => {
          const days = daysOf(ranges, chosenDays);
          expect(days).toEqual([...new Set(days)].sort());
          for (let day = FIRST; day < '2028-06-01'; day = addDays(day, 1)) {
            const isIn = ranges.some(
              ({ startDate, endDate }) => startDate <= day && day <= endDate,
            );
            const isWanted = chosenDays?.includes(new Date(`${day}T12:00Z`).getUTCDay()) ?? true;
            expect(days.includes(day)).toBe(isIn && isWanted);
          }
        },
      ),
      { numRuns: 30 },
    );
    expect(daysOf([{ startDate: '2028-02-27', endDate: '2028-03-01' }])).toEqual([
      '2028-02-27',
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ]);
  });

  it('end with the calendar', () => {
    const last = { startDate: '9999-12-30', endDate: '9999-12-31' };
    expect(daysOf([last])).toEqual(['9999-12-30', '9999-12-31']);
  });

  it('are counted without making them', () => {
    const early = fc.tuple(date, fc.integer({ min: 0, max: 70 }), fc.constantFrom(0, 30_000));
    const anywhere = early.map(([day, length, back]) => ({
      startDate: addDays(day, -back),
      endDate: addDays(day, length - back),
    }));
    fc.assert(
      fc.property(
        fc.array(anywhere, { minLength: 1, maxLength: 4 }),
        fc.option(weekdays, { nil: undefined }),
        (ranges, chosenDays) => {
          expect(countDays(ranges, chosenDays)).toBe(daysOf(ranges, chosenDays).length);
        },
      ),
      RUNS,
    );
  });

  it('are the rules of the weekdays without a range', () => {
    expect(cellDaysOf({ weekdays: [5, 6, 5] })).toEqual([
      { date: null, weekday: 5 },
      { date: null, weekday: 6 },
    ]);
    expect(cellDaysOf({})).toHaveLength(7);
    expect(countCellDays({ weekdays: [5, 6, 5] })).toBe(2);
    expect(countCellDays({})).toBe(7);
  });
});

describe('the work of a call', () => {
  const place = {
    ...{ institutionId: 'i', currency: 'INR', scale: 100, today: FIRST, lastDay: '2030-01-01' },
    ...{ rounding: undefined, weekendDays: [], minRate: null, maxRate: null },
    ...{ hasPackages: true, revision: 0, targets: [] },
    packages: [{ key: 'EP', name: 'Room only', adjustment: null }],
  } as const;
  const target = (categoryId: string): RateTarget => ({
    ...{ categoryId, assetId: null, name: '', code: '', color: null, assetCount: 0 },
    ...{ values: NO_VALUES, adjustment: null },
  });
  const set = { minStay: 2 };

  it('reads the ranges of a change once, whatever its categories and packages', async () => {
    let reads = 0;
    const range = {
      endDate: addDays(FIRST, 9),
      get startDate() {
        reads += 1;
        return FIRST;
      },
    };
    const targets = Array.from({ length: 50 }, (_, index) => target(`c${index}`));
    const ranges = Array.from({ length: 100 }, () => range);
    const change = { targets, packages: place.packages, ranges, set, clear: [] };
    expect((await planChanges(place, [change], new Map())).cells).toBe(50 * 10);
    expect(reads).toBe(ranges.length);
  });

  it('copies the stored rates once, whatever the number of changes', async () => {
    let copies = 0;
    class Counted extends Map<string, RateValues> {
      override [Symbol.iterator]() {
        copies += 1;
        return super[Symbol.iterator]();
      }
    }
    const changes = Array.from({ length: 20 }, (_, index) => {
      const day = addDays(FIRST, index);
      const ranges = [{ startDate: day, endDate: day }];
      return { targets: [target('c')], packages: place.packages, ranges, set, clear: [] };
    });
    expect((await planChanges(place, changes, new Counted())).changes.size).toBe(20);
    expect(copies).toBeLessThanOrEqual(1);
  });
});

describe('what a change does to a cell', () => {
  const none = { set: {}, clear: [] };

  it('sets, adds to or raises the price that holds, rounded, and keeps the other values', () => {
    fc.assert(
      fc.property(values, fc.integer({ min: 0, max: 900_000 }), (own, holds) => {
        const priced = (mode: 'set' | 'add' | 'percent', value: number, roundTo?: number) =>
          changedValues(own, { ...none, price: { mode, value, roundTo } }, holds);
        expect(priced('set', 450_000)).toEqual({ ...own, price: 450_000 });
        expect(priced('add', -holds - 1).price).toBe(0);
        expect(priced('percent', 10).price).toBe(Math.round((holds * 110) / 100));
        const rounded = priced('percent', 10, 5_000).price ?? -1;
        expect(rounded % 5_000).toBe(0);
        expect(Math.abs(rounded - holds * 1.1)).toBeLessThanOrEqual(2_500);
      }),
      RUNS,
    );
    expect(roundedTo(7_500, 5_000)).toBe(10_000);
  });

  it('clears what it names and nothing else', () => {
    fc.assert(
      fc.property(values, fc.subarray([...RATE_VALUES]), (own, clear) => {
        const after = changedValues(own, { set: {}, clear }, 1);
        for (const name of RATE_VALUES) {
          expect(after[name]).toBe(clear.includes(name) ? null : own[name]);
        }
      }),
      RUNS,
    );
  });

  const limits = {
    ...{ today: '2028-01-01', lastDay: '2028-12-31' },
    ...{ minRate: 1_000, maxRate: 9_000, scale: 100 },
  };
  const day = { ...asset, date: '2028-01-01' };
  const rate = (some: Partial<RateValues>) => ({ ...NO_VALUES, ...some });
  it.each([
    [{ ...day, date: '2027-12-31' }, rate({ price: 5_000 }), 'past'],
    [{ ...day, date: '2029-01-01' }, rate({ price: 5_000 }), 'horizon'],
    [day, NO_VALUES, 'unchanged'],
    [day, rate({ price: 999 }), 'belowMinRate'],
    [day, rate({ price: 9_001 }), 'aboveMaxRate'],
    [day, rate({ minStay: 4, maxStay: 3 }), 'minOverMaxStay'],
    [day, rate({ price: 1_000 }), undefined],
    [{ ...day, date: null, weekday: 0 }, rate({ price: 9_000 }), undefined],
  ])('skips %j with %j: %s', (cell, after, reason) => {
    const actual = skipReason(cell, { before: NO_VALUES, after, resolved: after }, limits);
    expect(actual).toBe(reason);
  });

  it.each([
    [1, 10_000_000],
    [100, 1_000_000_000],
    [1_000, 10_000_000_000],
  ])('skips what no price may be, in a currency of %i minor units', (scale, most) => {
    const free = { ...limits, minRate: null, maxRate: null, scale };
    const reasonFor = (price: number) => {
      const after = rate({ price });
      return skipReason(day, { before: NO_VALUES, after, resolved: after }, free);
    };
    expect([most, most + 1, Number.POSITIVE_INFINITY].map(reasonFor)).toEqual([
      undefined,
      'aboveMaxRate',
      'aboveMaxRate',
    ]);
  });
});

describe('a price that is probably wrong', () => {
  it('is more than five times the median', () => {
    expect(median([])).toBeNull();
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(suggestPrice(4_500_000, 440_000)).toBe(450_000);
    expect(suggestPrice(45_000_000, 440_000)).toBe(450_000);
    expect(suggestPrice(3_100_000, 440_000)).toBe(310_000);
    expect(suggestPrice(9_900_000, 440_000)).toBe(440_000);
    expect(suggestPrice(2_200_000, 440_000)).toBeUndefined();
    expect(suggestPrice(2_200_000, null)).toBeUndefined();
  });

  it('is less than a fifth of the median', () => {
    expect(suggestPrice(45_000, 440_000)).toBe(450_000);
    expect(suggestPrice(4_500, 440_000)).toBe(450_000);
    expect(suggestPrice(87_999, 440_000)).toBe(879_990);
    expect(suggestPrice(20_000, 440_000)).toBe(440_000);
    expect(suggestPrice(88_000, 440_000)).toBeUndefined();
    expect(suggestPrice(0, 440_000)).toBe(440_000);
    expect(suggestPrice(0, null)).toBeUndefined();
  });
});
