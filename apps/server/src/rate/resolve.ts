import { type RateSource, weekdayOf } from '@booking/api-client/contract';
import { cellKey, NO_VALUES, ofEach, type RateCell, type RateValues } from './values.ts';

/** How the price of a package follows that of the default package. Amounts are minor units. */
export interface PackageAdjustment {
  readonly mode: 'amount' | 'percent';
  readonly value: number;
}

/** What a cell says in the end, each value with its source, and what it would say without its own rate. */
export interface ResolvedCell {
  readonly values: RateValues;
  readonly from: Readonly<Record<keyof RateValues, RateSource>>;
  /** The values as they would be without the rate of the cell itself. */
  readonly inherited: RateValues;
}

/** The stored rates by `cellKey`. */
export type StoredRates = ReadonlyMap<string, RateValues>;

type DayCell = RateCell & { readonly date: string };

interface Level {
  readonly source: RateSource;
  readonly values: RateValues;
}

/**
 * Returns what holds on a day. Each value comes from the first of these that sets it: the asset on the day, the category
 * on the day, the asset's rule for the weekday, the category's rule for the weekday. The price then falls back to the
 * base price of the category; nothing else has one.
 */
export function resolveCell(
  cell: DayCell,
  stored: StoredRates,
  basePrice: number | null,
): ResolvedCell {
  const levels = levelsOf(cell, stored, basePrice);
  const own: RateSource = cell.assetId === null ? 'category' : 'asset';
  const others = levels.filter(({ source }) => source !== own);
  const values = mergedValues(levels);
  return {
    values,
    from: ofEach((name) => sourceOf(levels, name)),
    inherited: others.length === levels.length ? values : mergedValues(others),
  };
}

/** The levels that have a rate, the nearest first, and the base price last. */
function levelsOf(cell: DayCell, stored: StoredRates, basePrice: number | null): Level[] {
  const ofDay = { ...cell, weekday: null };
  const ofWeekday = { ...cell, date: null, weekday: weekdayOf(cell.date) };
  const levels: Level[] = [];
  const add = (source: RateSource, at: RateCell) => {
    const values = stored.get(cellKey(at));
    if (values) levels.push({ source, values });
  };
  if (cell.assetId !== null) add('asset', ofDay);
  add('category', { ...ofDay, assetId: null });
  if (cell.assetId !== null) add('assetWeekday', ofWeekday);
  add('categoryWeekday', { ...ofWeekday, assetId: null });
  levels.push({ source: 'base', values: { ...NO_VALUES, price: basePrice } });
  return levels;
}

function mergedValues(levels: readonly Level[]): RateValues {
  const first = <K extends keyof RateValues>(name: K): RateValues[K] | null =>
    levels.find(({ values }) => values[name] !== null)?.values[name] ?? null;
  return {
    price: first('price'),
    extraAdult: first('extraAdult'),
    extraChild: first('extraChild'),
    minStay: first('minStay'),
    maxStay: first('maxStay'),
    closedToArrival: first('closedToArrival'),
    closedToDeparture: first('closedToDeparture'),
    stopSell: first('stopSell'),
  };
}

function sourceOf(levels: readonly Level[], name: keyof RateValues): RateSource {
  return levels.find(({ values }) => values[name] !== null)?.source ?? 'base';
}

/** The price of a package that follows the default package, in minor units, half up and never negative. */
export function adjustedPrice(
  price: number | null,
  { mode, value }: PackageAdjustment,
): number | null {
  if (price === null) return null;
  const adjusted = mode === 'percent' ? Math.round((price * (100 + value)) / 100) : price + value;
  return Math.max(0, adjusted);
}
