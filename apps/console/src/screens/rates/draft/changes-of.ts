import type { RateScopeChange } from '@booking/api-client';
import { addDays, RATE_VALUES } from '@booking/api-client/facts';
import { type CellDraft, keyParts, rowOf } from '../rate-keys.ts';

/** The most ranges of one change, as the contract says. */
const RANGES_MAX = 100;

/** The changes that save drafts: rows that get the same on the same days are one change, days in a row one range. */
export function changesOf(cells: ReadonlyMap<string, CellDraft>): RateScopeChange[] {
  const byRow = Map.groupBy(cells, ([key, draft]) => `${keyParts(key).row}\n${textOf(draft)}`);
  const ofRows = [...byRow.values()].flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    const [key, draft] = first;
    const days = some.map(([cell]) => keyParts(cell).date).sort();
    return chunks(rangesOf(days)).map((ranges) => ({
      row: rowOf(keyParts(key).row),
      draft,
      ranges,
    }));
  });
  const alike = Map.groupBy(
    ofRows,
    ({ row, draft, ranges }) => `${row.ratePackage}\n${textOf(draft)}\n${JSON.stringify(ranges)}`,
  );
  return [...alike.values()].flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    const assets = some.flatMap(({ row }) => row.asset ?? []);
    const categories = some.flatMap(({ row }) => (row.asset ? [] : row.category));
    return {
      scope: {
        ...(categories.length > 0 && { categories }),
        ...(assets.length > 0 && { assets }),
        ratePackages: [first.row.ratePackage],
      },
      ranges: first.ranges,
      ...partsOf(first.draft),
    };
  });
}

/** Returns the same text for equal drafts, whatever the order of their values. */
function textOf(draft: CellDraft): string {
  return JSON.stringify(Object.entries(draft).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the values that a draft sets, and those that it clears. */
function partsOf({ price, ...draft }: CellDraft): Pick<RateScopeChange, 'set' | 'clear'> {
  const { extraAdult, extraChild, minStay, maxStay } = draft;
  const { closedToArrival, closedToDeparture, stopSell } = draft;
  const set = {
    ...(typeof price === 'number' && { price: { mode: 'set', value: price } as const }),
    ...(typeof extraAdult === 'number' && { extraAdult }),
    ...(typeof extraChild === 'number' && { extraChild }),
    ...(typeof minStay === 'number' && { minStay }),
    ...(typeof maxStay === 'number' && { maxStay }),
    ...(typeof closedToArrival === 'boolean' && { closedToArrival }),
    ...(typeof closedToDeparture === 'boolean' && { closedToDeparture }),
    ...(typeof stopSell === 'boolean' && { stopSell }),
  };
  const clear = RATE_VALUES.filter((name) => (name === 'price' ? price : draft[name]) === null);
  return {
    ...(Object.keys(set).length > 0 && { set }),
    ...(clear.length > 0 && { clear }),
  };
}

interface DayRange {
  startDate: string;
  endDate: string;
}

/** Sorted days as ranges of days in a row. */
export function rangesOf(days: readonly string[]): DayRange[] {
  const ranges: DayRange[] = [];
  for (const day of days) {
    const last = ranges.at(-1);
    if (last && addDays(last.endDate, 1) === day) last.endDate = day;
    else ranges.push({ startDate: day, endDate: day });
  }
  return ranges;
}

function chunks<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / RANGES_MAX) }, (_, index) =>
    all.slice(index * RANGES_MAX, (index + 1) * RANGES_MAX),
  );
}
