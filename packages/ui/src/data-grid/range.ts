/** A cell by its place. Column -1 is the row's header. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** The number of rows and columns. */
export interface Extent {
  readonly rows: number;
  readonly columns: number;
}

/** A rectangle of cells, with its last row and column. */
export interface Range {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const between = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, most));

/** Returns the nearest place that exists. */
export const clamped = ({ row, column }: Place, { rows, columns }: Extent): Place => ({
  row: between(row, 0, Math.max(rows - 1, 0)),
  column: between(column, -1, columns - 1),
});

/** Returns the rectangle with these corners. The header of a row stands for all of its cells. */
export function rangeOf(corner: Place, opposite: Place, { columns }: Extent): Range {
  const isWhole = corner.column < 0 || opposite.column < 0;
  return {
    top: Math.min(corner.row, opposite.row),
    bottom: Math.max(corner.row, opposite.row),
    left: isWhole ? 0 : Math.min(corner.column, opposite.column),
    right: isWhole ? columns - 1 : Math.max(corner.column, opposite.column),
  };
}

export const heightOf = ({ top, bottom }: Range): number => bottom - top + 1;
export const widthOf = ({ left, right }: Range): number => right - left + 1;

/** Returns the places of a rectangle, row by row. */
export function placesIn({ top, bottom, left, right }: Range): Place[] {
  const places: Place[] = [];
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) places.push({ row, column });
  }
  return places;
}
