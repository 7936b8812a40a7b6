import { type Extent, heightOf, type Place, placesIn, type Range, widthOf } from './range.ts';

/** A place and the place whose text it gets. */
export interface Copied {
  readonly to: Place;
  readonly from: Place;
}

/** The rectangle that a pasted text covers: the selection if the text fits into it a whole number of times. */
export function pasteRange(
  texts: readonly (readonly string[])[],
  selected: Range,
  { rows, columns }: Extent,
): Range {
  const height = texts.length;
  const width = Math.max(0, ...texts.map((row) => row.length));
  const isRepeated = heightOf(selected) % height === 0 && widthOf(selected) % width === 0;
  if (isRepeated) return selected;
  const { top, left } = selected;
  return {
    top,
    left,
    bottom: Math.min(top + height, rows) - 1,
    right: Math.min(left + width, columns) - 1,
  };
}

/** Returns the text that a place in the pasted rectangle gets; undefined where the text has none. */
export function pastedText(
  texts: readonly (readonly string[])[],
  { top, left }: Range,
  { row, column }: Place,
): string | undefined {
  const width = Math.max(0, ...texts.map((line) => line.length));
  return texts[(row - top) % texts.length]?.[(column - left) % width];
}

/**
 * Returns what is copied down or to the end of each row: the first row or column of the selection to the others, or of
 * a single one the neighbour before it.
 */
export function fill(range: Range, way: 'down' | 'end'): Copied[] {
  const isDown = way === 'down';
  const isSingle = (isDown ? heightOf(range) : widthOf(range)) === 1;
  const source = (isDown ? range.top : range.left) - (isSingle ? 1 : 0);
  if (source < 0) return [];
  return placesIn(range).flatMap((to) => {
    const from = isDown ? { ...to, row: source } : { ...to, column: source };
    return from.row === to.row && from.column === to.column ? [] : { to, from };
  });
}

/**
 * Returns the rectangle that the fill handle covers when it is dragged to a place: the selection and what is beyond it
 * in one direction, the longer one. Undefined inside of the selection.
 */
export function extendedTo(range: Range, { row, column }: Place): Range | undefined {
  const { top, bottom, left, right } = range;
  const down = Math.max(row - bottom, top - row, 0);
  const along = Math.max(column - right, left - column, 0);
  if (down === 0 && along === 0) return undefined;
  return down >= along
    ? { ...range, top: Math.min(top, row), bottom: Math.max(bottom, row) }
    : { ...range, left: Math.min(left, column), right: Math.max(right, column) };
}

/** Returns what is copied when a selection is extended: its rows or columns over and over, in both directions. */
export function repeated(range: Range, whole: Range): Copied[] {
  const { top, bottom, left, right } = range;
  const [height, width] = [heightOf(range), widthOf(range)];
  const turned = (distance: number, count: number) => ((distance % count) + count) % count;
  return placesIn(whole).flatMap((to) => {
    const isInside = to.row >= top && to.row <= bottom && to.column >= left && to.column <= right;
    if (isInside) return [];
    const row = top + turned(to.row - top, height);
    return { to, from: { row, column: left + turned(to.column - left, width) } };
  });
}
