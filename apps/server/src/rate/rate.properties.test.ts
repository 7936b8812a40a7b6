import {
  addDays,
  RATE_VALUES,
  type RateSource,
  roundedTo,
  weekdayOf,
} from '@booking/api-client/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { date, RUNS } from '../testing/rate-values.ts';
import { changedValues, skipReason } from './change.ts';
import { adjustedPrice, resolveCell, resolvePackageCell } from './resolve.ts';
import { median, suggestPrice } from './sanity.ts';
import { cellKey, NO_VALUES, type RateCell, type RateValues } from './values.ts';

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
          // Rates of other days and packages must not matter.
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
