import { expect, test } from 'vitest';
import { ratesOf } from '../../../../testing/rates.ts';
import { firstBulkValues } from '../bulk-values.ts';
import { copiedRates } from './copied-rates.ts';
import { type CopyValues, NO_COPY } from './copy-values.ts';

const rates = ratesOf({ startDate: '2027-10-30', endDate: '2027-11-12' });
const [deluxe = '', suite = ''] = rates.targets.map(({ category }) => category);
// The fourth day of what was loaded, a Sunday as 7 November 2027 is, is the only one with rates of its own.
const before = ratesOf({ startDate: '2026-11-05', endDate: '2026-11-12' });
const values = {
  ...firstBulkValues(rates, [], undefined),
  what: 'copy' as const,
  ranges: [{ startDate: '2027-11-05', endDate: '2027-11-08' }],
};

test('the days of the year before are 52 weeks earlier, so that a Sunday gets the values of a Sunday', () => {
  const { cells } = copiedRates(values, rates, before.rows);
  expect([...cells]).toEqual([
    [`${deluxe}||EP|2027-11-07`, { price: 5450 }],
    [`${suite}||EP|2027-11-07`, { price: 9050 }],
  ]);
});

test('says which days of a row had no rates', () => {
  const { missing } = copiedRates(values, rates, before.rows);
  expect(missing).toContainEqual({
    row: { category: suite, asset: null, ratePackage: 'EP' },
    days: ['2027-11-05', '2027-11-06', '2027-11-08'],
  });
  expect(missing).toHaveLength(2);
  // Also where they were read for several ranges.
  const twice = copiedRates(values, rates, [...before.rows, ...before.rows]);
  expect(twice.missing).toEqual(missing);
});

test('copies the chosen rows and weekdays alone', () => {
  const ofDeluxe = { ...values, categories: [deluxe] };
  expect([...copiedRates(ofDeluxe, rates, before.rows).cells.keys()]).toEqual([
    `${deluxe}||EP|2027-11-07`,
  ]);
  const onMonday = { ...values, weekdays: ['1'] };
  expect(copiedRates(onMonday, rates, before.rows).cells.size).toBe(0);
});

test('changes prices in percent, rounded as it is chosen or else as the institute does', () => {
  const pricesOf = (price: CopyValues['price'], roundTo = '0') => {
    const copy = { ...NO_COPY, price };
    const changed = { ...values, categories: [deluxe], amount: 7.5, copy, roundTo };
    return [...copiedRates(changed, rates, before.rows).cells.values()];
  };
  // 5,858.75
  expect(pricesOf('percent')).toEqual([{ price: 5859 }]);
  expect(pricesOf('percent', '50')).toEqual([{ price: 5850 }]);
  // 5,041.25
  expect(pricesOf('lower')).toEqual([{ price: 5041 }]);
});

test('copies what is chosen of the values, and of packages that follow no amounts', () => {
  const rows = before.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({
      ...cell,
      ...{ minStay: 3, stopSell: true, extraAdult: 900 },
      from: {
        ...cell.from,
        ...{ price: 'category' as const, minStay: 'category' as const },
        ...{ stopSell: 'category' as const, extraAdult: 'category' as const },
      },
      batch: 'b'.repeat(24),
    })),
  }));
  const day = { startDate: '2027-11-07', endDate: '2027-11-07' };
  const all = { ...values, categories: [deluxe], ranges: [day], ratePackages: ['EP', 'CP'] };
  const copied = (parts: typeof NO_COPY.parts) => [
    ...copiedRates({ ...all, copy: { ...NO_COPY, parts } }, rates, rows).cells.values(),
  ];
  expect(copied(['amounts', 'stays'])).toEqual([
    { price: 5450, extraAdult: 900, minStay: 3 },
    { minStay: 3 },
  ]);
  expect(copied(['closures'])).toEqual([{ stopSell: true }, { stopSell: true }]);
});
