import type { Rates } from '@booking/api-client';
import {
  addDays,
  changedPrice,
  daysOf,
  majorOf,
  RATE_AMOUNTS,
  roundedMinor,
} from '@booking/api-client/facts';
import { ownValues } from '../../own-values.ts';
import { type CellDraft, cellKey, cellsByKey, type RateRow, rowKey } from '../../rate-keys.ts';
import type { BulkValues } from '../bulk-values.ts';
import { partValues } from './copy-values.ts';

/** Whole weeks, so that a Friday gets the values of a Friday. */
const YEAR_DAYS = 364;

/** The day whose values a day gets. */
export const yearBefore = (day: string): string => addDays(day, -YEAR_DAYS);

/** Result of a copy. */
export interface CopiedRates {
  /** New values of each cell. */
  readonly cells: ReadonlyMap<string, CellDraft>;
  /** The days that stay as they are, by row: they had no rates of their own a year before. */
  readonly missing: readonly { readonly row: RateRow; readonly days: readonly string[] }[];
}

/** Returns the values that the chosen rows and days had a year before. @param before The loaded rows of those days. */
export function copiedRates(values: BulkValues, rates: Rates, before: Rates['rows']): CopiedRates {
  const weekdays = values.weekdays.length > 0 ? values.weekdays.map(Number) : undefined;
  const days = daysOf(values.ranges, weekdays);
  const cellsBefore = cellsByKey(before);
  const cells = new Map<string, CellDraft>();
  // Several ranges of days are several reads, each with all rows.
  const rows = new Map(before.map((row) => [rowKey(row), row])).values();
  const missing = [...rows].filter(isChosenIn(values)).flatMap((row) => {
    const isDerived = rates.packages.some(
      ({ key, lock }) => key === row.ratePackage && lock === 'derived',
    );
    const without = days.filter((day) => {
      const cell = cellsBefore.get(cellKey(rowKey(row), yearBefore(day)));
      const copied = cell ? chosenOf(ownValues(row, cell), isDerived, values, rates) : {};
      if (Object.keys(copied).length === 0) return true;
      cells.set(cellKey(rowKey(row), day), copied);
      return false;
    });
    // Most derived packages have no values of their own: nothing is missing there.
    if (without.length === 0 || isDerived) return [];
    const { category, asset, ratePackage } = row;
    return { row: { category, asset, ratePackage }, days: without };
  });
  return { cells, missing };
}

function isChosenIn({ categories, assets, ratePackages }: BulkValues) {
  return ({ category, asset, ratePackage }: RateRow): boolean =>
    ratePackages.includes(ratePackage) &&
    (asset ? assets.includes(asset) : categories.includes(category));
}

/** Returns the values of a cell that are copied. Amounts of a derived package can't be set. */
function chosenOf(
  own: CellDraft,
  isDerived: boolean,
  values: BulkValues,
  { currency, rounding }: Pick<Rates, 'currency' | 'rounding'>,
): CellDraft {
  const { copy, amount, roundTo } = values;
  const names = copy.parts
    .flatMap((part) => partValues[part])
    .filter((name) => !(isDerived && RATE_AMOUNTS.some((amountName) => amountName === name)));
  const copied: CellDraft = Object.fromEntries(
    names.flatMap((name) => (own[name] === undefined ? [] : [[name, own[name]]])),
  );
  if (copy.price === 'same' || typeof copied.price !== 'number') return copied;
  const minor = (of: number) => roundedMinor(of, currency);
  const price = changedPrice(minor(copied.price), {
    mode: 'percent',
    value: (copy.price === 'lower' ? -1 : 1) * (amount ?? 0),
    roundTo: minor(Number(roundTo) || rounding),
  });
  return { ...copied, price: majorOf(price, currency) };
}
