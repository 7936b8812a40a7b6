import { heightOf, type Place, type Range, widthOf } from './range.ts';
import type { ShownRow } from './tree.ts';

/** The rows that hold values, in their order: those that sum up others are passed over. */
export type ValueRows = readonly number[];

/** Returns the places of the rows that hold values. */
export const valueRowsOf = (rows: readonly ShownRow[]): ValueRows =>
  rows.flatMap(({ row }, at) => (row.isSummary ? [] : at));

/**
 * Returns where a move ends: at the next row with values in its direction, else at the last one before. A move along a
 * row, or among the headers of rows, ends where it goes.
 */
export function onValues(to: Place, from: Place, rows: ValueRows): Place {
  if (to.column < 0 || to.row === from.row || rows.includes(to.row)) return to;
  const before = rows.findLast((row) => row < to.row);
  const after = rows.find((row) => row > to.row);
  const row = to.row > from.row ? (after ?? before) : (before ?? after);
  return row === undefined ? to : { ...to, row };
}

/** Returns two corners, each moved towards the other until its row holds values. Headers, and a single place, stay. */
export function onValueRows(
  corner: Place,
  opposite: Place,
  rows: ValueRows,
): readonly [Place, Place] {
  const isBefore = corner.row < opposite.row;
  const [top, bottom] = isBefore ? [corner.row, opposite.row] : [opposite.row, corner.row];
  const first = rows.find((row) => row >= top);
  const last = rows.findLast((row) => row <= bottom);
  if (corner.column < 0 || opposite.column < 0) return [corner, opposite];
  if (first === undefined || last === undefined || last < first) return [corner, opposite];
  const [start, end] = isBefore ? [first, last] : [last, first];
  return [
    { ...corner, row: start },
    { ...opposite, row: end },
  ];
}

/** Returns a range with the rows that hold values, counted among these alone; undefined if it has none. */
export function amongValues({ top, bottom, left, right }: Range, rows: ValueRows) {
  const first = rows.findIndex((row) => row >= top);
  const last = rows.findLastIndex((row) => row <= bottom);
  return first < 0 || last < first ? undefined : { top: first, bottom: last, left, right };
}

/** Returns the parts of a range that stand together: the rows that hold values, or all of it if none does. */
export function partsOf(range: Range, rows: ValueRows): Range[] {
  const { left, right } = range;
  const parts: Range[] = [];
  for (const row of rows) {
    if (row < range.top || row > range.bottom) continue;
    const last = parts.at(-1);
    if (last?.bottom === row - 1) parts[parts.length - 1] = { ...last, bottom: row };
    else parts.push({ top: row, bottom: row, left, right });
  }
  return parts.length > 0 ? parts : [range];
}

/** Returns how many values a range has. */
export const countIn = (range: Range, rows: ValueRows): number => {
  const values = amongValues(range, rows);
  return values ? heightOf(values) * widthOf(values) : 0;
};
