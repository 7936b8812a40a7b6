import { majorOf, roundedMinor } from '../../../contract/facts/money.ts';
import {
  changedPrice,
  type PriceStep,
  RATE_VALUES,
  type RateSource,
  type RateValueName,
  weekdayOf,
} from '../../../contract/facts/rate.ts';
import type { Asset } from '../../../contract/schemas/asset.ts';
import type { RateCell, RateValues } from '../../../contract/schemas/rate.ts';
import { type Cell, cellKey, type InstituteRates } from './rate-book.ts';

export const NO_VALUES: RateValues = ofEach(() => null);

/** Values that a category or an asset starts with, before any rate. */
export interface Base {
  readonly values: RateValues;
  readonly adjustment: Asset['priceAdjustment'];
}

/** A package that follows the default one; null for that one. */
export interface Follows {
  readonly defaultKey: string;
  readonly step: PriceStep | null;
}

export interface Resolved {
  readonly values: RateValues;
  readonly from: RateCell['from'];
  /** Values without the cell's own rate. */
  readonly inherited: RateValues;
}

/**
 * Returns a cell's values: each comes from the first that sets it of the asset's day, the category's day, the rules of
 * their weekdays, and the category itself. Amounts of a package that follows another one are made from that one's.
 */
export function resolve(
  cell: Cell,
  rates: InstituteRates,
  base: Base,
  currency: string,
  { defaultKey, step }: Follows,
): Resolved {
  const own = merged(cell, rates, base, currency);
  if (!step) return own;
  const followed = merged({ ...cell, ratePackage: defaultKey }, rates, base, currency);
  const { extraAdult, extraChild } = followed.values;
  const price = stepped(followed.values.price, step, currency);
  const amounts = { price, extraAdult, extraChild };
  const { from } = followed;
  return {
    values: { ...own.values, ...amounts },
    from: {
      ...own.from,
      ...{ price: from.price, extraAdult: from.extraAdult, extraChild: from.extraChild },
    },
    inherited: { ...own.inherited, ...amounts },
  };
}

interface Level {
  readonly source: RateSource;
  readonly values: RateValues;
}

function merged(cell: Cell, rates: InstituteRates, base: Base, currency: string): Resolved {
  const levels = levelsOf(cell).flatMap(({ source, at }): Level[] => {
    const stored = rates.cells.get(cellKey(at));
    return stored ? [{ source, values: stored.values }] : [];
  });
  const all: Level[] = [...levels, { source: 'base', values: base.values }];
  const isOwn = rates.cells.has(cellKey(cell));
  return {
    values: mergedValues(all, base, currency),
    from: ofEach((name) => sourceOf(all, name)),
    inherited: mergedValues(isOwn ? all.slice(1) : all, base, currency),
  };
}

/** The cells whose rates apply to one, the nearest first. */
function levelsOf(cell: Cell): readonly { readonly source: RateSource; readonly at: Cell }[] {
  const weekday = cell.date === null ? cell.weekday : weekdayOf(cell.date);
  const rule = { ...cell, date: null, weekday };
  const days = cell.date === null ? [] : levelsAt(cell, 'asset', 'category');
  return [...days, ...levelsAt(rule, 'assetWeekday', 'categoryWeekday')];
}

function levelsAt(cell: Cell, ofAsset: RateSource, ofCategory: RateSource) {
  const category = { source: ofCategory, at: { ...cell, asset: null } };
  return cell.asset === null ? [category] : [{ source: ofAsset, at: cell }, category];
}

function mergedValues(
  levels: readonly Level[],
  { adjustment }: Base,
  currency: string,
): RateValues {
  const first = <K extends RateValueName>(name: K): RateValues[K] | null =>
    levels.find(({ values }) => values[name] !== null)?.values[name] ?? null;
  const price = first('price');
  const isOfAsset = ['asset', 'assetWeekday'].includes(sourceOf(levels, 'price'));
  return {
    price:
      adjustment && !isOfAsset ? stepped(price, stepOf(adjustment, currency), currency) : price,
    extraAdult: first('extraAdult'),
    extraChild: first('extraChild'),
    minStay: first('minStay'),
    maxStay: first('maxStay'),
    closedToArrival: first('closedToArrival'),
    closedToDeparture: first('closedToDeparture'),
    stopSell: first('stopSell'),
  };
}

const sourceOf = (levels: readonly Level[], name: RateValueName): RateSource =>
  levels.find(({ values }) => values[name] !== null)?.source ?? 'base';

/** A price after a step; its amounts are minor units. */
function stepped(price: number | null, step: PriceStep, currency: string): number | null {
  if (price === null) return null;
  return majorOf(changedPrice(roundedMinor(price, currency), step), currency);
}

/** A step whose value is in major units where it is an amount. */
export function stepOf(
  { mode, value }: { readonly mode: PriceStep['mode']; readonly value: number },
  currency: string,
  roundTo?: number,
): PriceStep {
  const amount = mode === 'percent' ? value : roundedMinor(value, currency);
  return { mode, value: amount, roundTo: roundTo ? roundedMinor(roundTo, currency) : undefined };
}

/** A price after a change of it. */
export function changed(price: number | null, step: PriceStep, currency: string): number {
  return majorOf(changedPrice(roundedMinor(price ?? 0, currency), step), currency);
}

function ofEach<T>(read: (name: RateValueName) => T): Record<RateValueName, T> {
  return {
    price: read('price'),
    extraAdult: read('extraAdult'),
    extraChild: read('extraChild'),
    minStay: read('minStay'),
    maxStay: read('maxStay'),
    closedToArrival: read('closedToArrival'),
    closedToDeparture: read('closedToDeparture'),
    stopSell: read('stopSell'),
  };
}

/** Whether nothing is set: such a rate is not stored. */
export const isEmpty = (values: RateValues): boolean =>
  RATE_VALUES.every((name) => values[name] === null);
