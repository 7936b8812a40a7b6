import { weekdayOf } from '@booking/api-client/contract';
import { levelsOfCell } from './resolve.ts';
import { cellKey, cellOf, type RateCell, type RateValues } from './values.ts';

/** The own values of a cell by its key; undefined where it has none. */
type ValuesOf = (key: string) => RateValues | undefined;

type Stays = Pick<RateValues, 'minStay' | 'maxStay'>;

/** Which cells have a least or a longest stay of their own: they say something else than what they inherit. */
export interface StayIndex {
  add(key: string, values: Stays): void;
  /** All cells for which something else may hold when a cell changes, the cell itself included. */
  inheriting(cell: RateCell): readonly RateCell[];
}

/** Makes an index of some cells by their keys. Days before today no longer matter. */
export function stayIndex(stored: Iterable<readonly [string, Stays]>, today: string): StayIndex {
  const assets = new Map<string, Set<string>>();
  const days = new Map<string, Set<string>>();
  const noteIn = (index: Map<string, Set<string>>, key: string, value: string) => {
    const stay = index.get(key);
    if (stay) stay.add(value);
    else index.set(key, new Set([value]));
  };
  const add = (key: string, { minStay, maxStay }: Stays) => {
    if (minStay === null && maxStay === null) return;
    const cell = cellOf(key);
    if (cell.date !== null && cell.date < today) return;
    const weekday = weekdayOfCell(cell);
    if (cell.assetId !== null) noteIn(assets, `${groupOf(cell)}|${weekday}`, cell.assetId);
    if (cell.date !== null) noteIn(days, `${groupOf(cell)}|${weekday}`, cell.date);
  };
  for (const [key, values] of stored) add(key, values);
  return {
    add,
    inheriting(cell) {
      const group = `${groupOf(cell)}|${weekdayOfCell(cell)}`;
      const ids = cell.assetId === null ? [null, ...(assets.get(group) ?? [])] : [cell.assetId];
      const dates = cell.date === null ? [null, ...(days.get(group) ?? [])] : [cell.date];
      return ids.flatMap((assetId) =>
        dates.map((date) => ({
          ...cell,
          assetId,
          date,
          weekday: date === null ? cell.weekday : null,
        })),
      );
    },
  };
}

/** A change of a cell to other own values; null for none. */
interface CellValues {
  readonly cell: RateCell;
  readonly after: RateValues | null;
}

/**
 * Returns the changes after which a least stay is above the longest one, in the cell or in one that inherits from it, and
 * was not before. One that is left out can make another one impossible, so they are looked at until none is.
 */
export function brokenStays<T extends CellValues>(
  changes: readonly T[],
  stored: ReadonlyMap<string, RateValues>,
  index: StayIndex,
): ReadonlySet<T> {
  const changesByCell = new Map(changes.map((change) => [cellKey(change.cell), change]));
  for (const [key, { after }] of changesByCell) if (after) index.add(key, after);
  const broken = new Set<T>();
  const before: ValuesOf = (key) => stored.get(key);
  const after: ValuesOf = (key) => {
    const change = changesByCell.get(key);
    return change ? (change.after ?? undefined) : before(key);
  };
  for (let isDone = false; !isDone; ) {
    isDone = true;
    for (const [key, change] of changesByCell) {
      if (!breaksStays(change.cell, index, { before, after })) continue;
      broken.add(change);
      changesByCell.delete(key);
      isDone = false;
    }
  }
  return broken;
}

function breaksStays(
  cell: RateCell,
  index: StayIndex,
  { before, after }: Readonly<Record<'before' | 'after', ValuesOf>>,
): boolean {
  const key = cellKey(cell);
  const [was, is] = [before(key), after(key)];
  const isSame = (name: keyof Stays) => (was?.[name] ?? null) === (is?.[name] ?? null);
  if (isSame('minStay') && isSame('maxStay')) return false;
  return index
    .inheriting(cell)
    .some((stay) => isImpossible(staysOf(stay, after)) && !isImpossible(staysOf(stay, before)));
}

function isImpossible({ minStay, maxStay }: Stays): boolean {
  return minStay !== null && maxStay !== null && minStay > maxStay;
}

function staysOf(cell: RateCell, valuesOf: ValuesOf): Stays {
  const levels = levelsOfCell(cell).map(({ at }) => valuesOf(cellKey(at)));
  const first = (name: keyof Stays) =>
    levels.find((values) => values !== undefined && values[name] !== null)?.[name] ?? null;
  return { minStay: first('minStay'), maxStay: first('maxStay') };
}

function groupOf({ categoryId, ratePackage }: RateCell): string {
  return `${categoryId}|${ratePackage}`;
}

function weekdayOfCell({ date, weekday }: RateCell): number | null {
  return date === null ? weekday : weekdayOf(date);
}
