import { addDays, countDays, daysOf } from '@booking/api-client/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { date, FIRST, RUNS } from '../testing/rate-values.ts';
import { cellDaysOf, countCellDays } from './change.ts';
import { planChanges } from './plan.ts';
import type { RateTarget } from './rate-context.ts';
import { NO_VALUES, type RateValues } from './values.ts';

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
