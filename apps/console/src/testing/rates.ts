import type { RateCell, Rates, RateValues } from '@booking/api-client';
import { addDays, type RateSource, weekdayOf } from '@booking/api-client/facts';

const base = 'base' satisfies RateSource;

/** A cell of a day without a rate of its own. */
export function aRateCell(date: string, values: Partial<RateValues> = {}): RateCell {
  return {
    date,
    price: 4500,
    extraAdult: 800,
    extraChild: 400,
    minStay: null,
    maxStay: null,
    closedToArrival: null,
    closedToDeparture: null,
    stopSell: null,
    ...values,
    from: {
      price: base,
      extraAdult: base,
      extraChild: base,
      minStay: base,
      maxStay: base,
      closedToArrival: base,
      closedToDeparture: base,
      stopSell: base,
    },
    inherited: null,
    batch: null,
    updatedAt: null,
    updatedBy: null,
  };
}

const categories = [
  { name: 'Deluxe Lake Room', code: 'DLX', color: '#0f766e', price: 4200, assetCount: 8 },
  { name: 'Haveli Suite', code: 'STE', color: '#b45309', price: 7800, assetCount: 4 },
];

/** The rates of two categories in two packages: dearer on weekends, and one day that has a rate of its own. */
export function someRates({
  startDate,
  days = 14,
}: {
  readonly startDate: string;
  readonly days?: number;
}): Rates {
  const dates = Array.from({ length: days }, (_, place) => addDays(startDate, place));
  const ids = categories.map((_, place) => `${place + 1}`.padStart(24, '0'));
  const batch = 'b'.repeat(24);
  return {
    revision: 1,
    today: startDate,
    lastDay: addDays(startDate, 365),
    currency: 'INR',
    rounding: 1,
    weekendDays: [5, 6],
    packages: [
      { key: 'EP', name: 'Room only', isDefault: true, adjustment: null, lock: null },
      {
        key: 'CP',
        name: 'With breakfast',
        isDefault: false,
        adjustment: { mode: 'amount', value: 450 },
        lock: 'derived',
      },
    ],
    targets: categories.map(({ price: _, ...one }, place) => ({
      ...one,
      category: ids[place] ?? '',
      asset: null,
    })),
    rows: categories.flatMap(({ price }, place) =>
      ['EP', 'CP'].map((ratePackage) => ({
        category: ids[place] ?? '',
        asset: null,
        ratePackage,
        cells: dates.map((date, at) => {
          const isWeekend = weekdayOf(date) >= 5;
          const more = (isWeekend ? 750 : 0) + (ratePackage === 'CP' ? 450 : 0);
          const cell = aRateCell(date, { price: price + more });
          const from = { ...cell.from, ...(isWeekend && { price: 'categoryWeekday' as const }) };
          if (ratePackage === 'CP' || at !== 3) return { ...cell, from };
          return {
            ...cell,
            price: price + 1250,
            from: { ...from, price: 'category' as const },
            inherited: aRateCellValues(cell),
            batch,
            updatedAt: '2026-11-20T12:35:00.000Z',
            updatedBy: 'Anjali Menon',
          };
        }),
      })),
    ),
    rules: [],
    batches: [],
    changes: [],
  };
}

function aRateCellValues({
  from: _,
  inherited,
  batch,
  updatedAt,
  updatedBy,
  date,
  ...values
}: RateCell) {
  return values;
}
