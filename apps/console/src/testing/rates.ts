import type { RateCell, Rates, RateValues } from '@booking/api-client';
import { addDays, daysBetween, type RateSource, weekdayOf } from '@booking/api-client/facts';

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
  { name: 'Deluxe Lake Room', code: 'DLX', color: '#0f766e', price: 4200, assetCount: 2 },
  { name: 'Haveli Suite', code: 'STE', color: '#b45309', price: 7800, assetCount: 1 },
];

interface SomeRates {
  readonly startDate: string;
  /** Default 14. */
  readonly days?: number;
  /** Adds the assets of the categories. Default false. */
  readonly assets?: boolean | undefined;
}

/** Returns the response of a mocked server for the requested days and assets. */
export function ratesOf({
  startDate,
  endDate,
  assets,
}: {
  readonly startDate: string;
  readonly endDate: string;
  readonly assets?: unknown;
}): Rates {
  const days = daysBetween(startDate, endDate) + 1;
  return someRates({ startDate, days, assets: Boolean(assets) });
}

/** The rates of two categories in two packages: dearer on weekends, and one day that has a rate of its own. */
export function someRates({ startDate, days = 14, assets = false }: SomeRates): Rates {
  const rates = ofCategories(startDate, days);
  return assets ? withAssets(rates) : rates;
}

/** Adds the assets, which are sold like their category. */
function withAssets(rates: Rates): Rates {
  const units = rates.targets.flatMap((target, at) =>
    Array.from({ length: target.assetCount }, (_, place) => ({
      ...target,
      asset: `a${at}${place}`.padStart(24, '0'),
      name: `Room ${at + 2}0${place + 1}`,
      code: `${at + 2}0${place + 1}`,
      color: null,
      assetCount: 0,
    })),
  );
  return {
    ...rates,
    targets: [...rates.targets, ...units],
    rows: [
      ...rates.rows,
      ...units.flatMap(({ category, asset }) =>
        rates.rows
          .filter((row) => row.category === category)
          .map((row) => ({
            ...row,
            asset,
            cells: row.cells.map((cell) => ({ ...cell, inherited: null, batch: null })),
          })),
      ),
    ],
  };
}

function ofCategories(startDate: string, days: number): Rates {
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
    targets: categories.map(({ price: _, ...fields }, place) => ({
      ...fields,
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
