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
