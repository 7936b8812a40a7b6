import { changedPrice, type RateSource, weekdayOf } from '@booking/api-client/contract';
import { cellKey, ofEach, type RateCell, type RateValues } from './values.ts';

/** How a price follows another one. Amounts are minor units. */
export interface PriceAdjustment {
  readonly mode: 'amount' | 'percent';
  readonly value: number;
  /** Rounds the price to a multiple of it. */
  readonly roundTo?: number | undefined;
}

/** Default values of a category or an asset, before any rate. */
export interface RateBase {
  /** Values of the category: its base price and what extra guests pay. */
  readonly values: RateValues;
  /** How the price of an asset differs from that of its category; null for a category. */
  readonly adjustment: PriceAdjustment | null;
}

/** Resolved values of a cell, each with its source, and the values that it would have without its own rate. */
export interface ResolvedCell {
  readonly values: RateValues;
  readonly from: Readonly<Record<keyof RateValues, RateSource>>;
  /** The values as they would be without the rate of the cell itself. */
  readonly inherited: RateValues;
}

/** The stored rates by `cellKey`. */
export type StoredRates = ReadonlyMap<string, RateValues>;

interface Level {
  readonly source: RateSource;
  readonly values: RateValues;
}

const OF_ASSET: readonly RateSource[] = ['asset', 'assetWeekday'];

/**
 * Returns what holds for a cell. Each value comes from the first of these that sets it: the asset on the day, the
 * category on the day, the asset's rule for the weekday, the category's rule for the weekday, the category itself. A
 * price that an asset has from its category is adjusted as the asset says.
 */
export function resolveCell(cell: RateCell, stored: StoredRates, base: RateBase): ResolvedCell {
  const levels = levelsOf(cell, stored, base.values);
  const own = ownSource(cell);
  const others = levels.filter(({ source }) => source !== own);
  const values = mergedValues(levels, base.adjustment);
  return {
    values,
    from: ofEach((name) => sourceOf(levels, name)),
    inherited: others.length === levels.length ? values : mergedValues(others, base.adjustment),
  };
}

function ownSource({ assetId, date }: RateCell): RateSource {
  if (date === null) return assetId === null ? 'categoryWeekday' : 'assetWeekday';
  return assetId === null ? 'category' : 'asset';
}

/** The levels that have a rate, the nearest first, and the category itself last. */
function levelsOf(cell: RateCell, stored: StoredRates, base: RateValues): Level[] {
  const levels = levelsOfCell(cell).flatMap(({ source, at }): Level[] => {
    const values = stored.get(cellKey(at));
    return values ? [{ source, values }] : [];
  });
  levels.push({ source: 'base', values: base });
  return levels;
}

/** The cells whose rates say something about a cell, the nearest first: its own, then those that it inherits from. */
export function levelsOfCell(
  cell: RateCell,
): readonly { readonly source: RateSource; readonly at: RateCell }[] {
  const weekday = cell.date === null ? cell.weekday : weekdayOf(cell.date);
  const ofRule = { ...cell, date: null, weekday };
  const isOfAsset = cell.assetId !== null;
  const ofCategory = { assetId: null } as const;
  return [
    ...(cell.date !== null && isOfAsset ? [{ source: 'asset', at: cell } as const] : []),
    ...(cell.date !== null
      ? [{ source: 'category', at: { ...cell, ...ofCategory } } as const]
      : []),
    ...(isOfAsset ? [{ source: 'assetWeekday', at: ofRule } as const] : []),
    { source: 'categoryWeekday', at: { ...ofRule, ...ofCategory } },
  ];
}

function mergedValues(levels: readonly Level[], adjustment: PriceAdjustment | null): RateValues {
  const first = <K extends keyof RateValues>(name: K): RateValues[K] | null =>
    levels.find(({ values }) => values[name] !== null)?.values[name] ?? null;
  const price = first('price');
  const isAdjusted = adjustment !== null && !OF_ASSET.includes(sourceOf(levels, 'price'));
  return {
    price: isAdjusted ? adjustedPrice(price, adjustment) : price,
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

/** A price that follows another one, in minor units, half up and never negative. */
export function adjustedPrice(price: number | null, adjustment: PriceAdjustment): number | null {
  return price === null ? null : changedPrice(price, adjustment);
}

/** A package: the default one, or one whose amounts follow it. */
export interface RatePackage {
  readonly key: string;
  readonly name: string;
  /** Null for the default package. */
  readonly adjustment: PriceAdjustment | null;
}

/**
 * Returns what holds for a cell of any package. The amounts of a package that is not the default one follow that one;
 * its restrictions are its own.
 */
export function resolvePackageCell(
  cell: RateCell,
  stored: StoredRates,
  base: RateBase,
  { adjustment }: RatePackage,
  defaultKey: string,
): ResolvedCell {
  const own = resolveCell(cell, stored, base);
  if (adjustment === null) return own;
  const followed = resolveCell({ ...cell, ratePackage: defaultKey }, stored, base);
  const { extraAdult, extraChild } = followed.values;
  const amounts = {
    price: adjustedPrice(followed.values.price, adjustment),
    extraAdult,
    extraChild,
  };
  const { price, extraAdult: adult, extraChild: child } = followed.from;
  return {
    values: { ...own.values, ...amounts },
    from: { ...own.from, price, extraAdult: adult, extraChild: child },
    inherited: { ...own.inherited, ...amounts },
  };
}
