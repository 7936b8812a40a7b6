import { expect, it } from 'vitest';
import { aRateCell, someRates } from '../../../testing/rates.ts';
import { daysWithoutRate } from './days-without-rate.ts';

const START = '2026-12-01';

it('counts the days without a price, and says the first; not those that are closed or were set to zero', () => {
  const rates = someRates({ startDate: START, days: 5 });
  const cells = rates.rows[0]?.cells ?? [];
  const without = { ...aRateCell('2026-12-02'), price: 0 };
  const rows = rates.rows.map((row, place) =>
    place === 0
      ? {
          ...row,
          cells: [
            ...cells.slice(0, 1),
            without,
            { ...without, date: '2026-12-03', stopSell: true },
            {
              ...without,
              date: '2026-12-04',
              from: { ...without.from, price: 'category' as const },
            },
            { ...without, date: '2026-12-05', price: null },
          ],
        }
      : row,
  );
  expect(daysWithoutRate({ ...rates, rows })).toEqual([
    { category: rows[0]?.category, name: 'Deluxe Lake Room', days: 2, first: '2026-12-02' },
  ]);
});

it('is empty where every day has a rate', () => {
  expect(daysWithoutRate(someRates({ startDate: START }))).toEqual([]);
});
