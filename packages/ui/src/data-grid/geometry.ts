import type { Extent, Place } from './range.ts';

/** Where the cells of a grid are in the window, in px. */
export interface Geometry {
  readonly rowHeight: number;
  readonly columnWidth: number;
  /** What is visible below the column headers, from the first row. */
  readonly top: number;
  readonly bottom: number;
  /** What is visible beside the row headers, from the first column, in the direction of reading. */
  readonly start: number;
  readonly end: number;
  /** Returns the place at a point. Row -1 is the header of a column, column -1 that of a row. */
  readonly placeAt: (x: number, y: number) => Place;
}

/** Measures a grid. Undefined where nothing has a size. */
export function measure(
  grid: HTMLElement,
  { columns }: Extent,
  rowHeight: number,
): Geometry | undefined {
  const [head, corner, body] = ['head', 'corner', 'body'].map((part) =>
    grid.querySelector(`:scope > [data-part=${part}], :scope > * > [data-part=${part}]`),
  );
  if (!head || !corner || !body) return undefined;
  const view = grid.getBoundingClientRect();
  const { width: headerWidth, height: headHeight } = corner.getBoundingClientRect();
  const cells = body.getBoundingClientRect();
  const columnWidth = (cells.width - headerWidth) / Math.max(columns, 1);
  if (headHeight === 0 || columnWidth <= 0) return undefined;
  const isRtl = getComputedStyle(grid).direction === 'rtl';
  const left = view.left + grid.clientLeft;
  const right = left + grid.clientWidth;
  const top = view.top + grid.clientTop + headHeight;
  const bottom = Math.min(view.top + grid.clientTop + grid.clientHeight, innerHeight);
  const start = isRtl ? cells.right - right : left - cells.left;
  return {
    rowHeight,
    columnWidth,
    top: Math.max(top, 0) - cells.top,
    bottom: bottom - cells.top,
    start,
    end: start + grid.clientWidth - headerWidth,
    placeAt(x, y) {
      const inside = isRtl ? right - x : x - left;
      return {
        row: y < top ? -1 : Math.floor((y - cells.top) / rowHeight),
        column:
          inside < headerWidth ? -1 : Math.floor((inside + start - headerWidth) / columnWidth),
      };
    },
  };
}

/** Scrolls a grid so that a place isn't hidden. */
export function reveal(grid: HTMLElement, { row, column }: Place, geometry: Geometry): void {
  const { rowHeight, columnWidth, top, bottom, start, end } = geometry;
  const isRtl = getComputedStyle(grid).direction === 'rtl';
  const down = overflow(row * rowHeight, rowHeight, top, bottom);
  const along = column < 0 ? 0 : overflow(column * columnWidth, columnWidth, start, end);
  if (down === 0 && along === 0) return;
  const { scrollTop } = grid;
  grid.scrollBy({ top: down, left: isRtl ? -along : along, behavior: 'instant' });
  // Where the page scrolls instead of the grid.
  const rest = down - (grid.scrollTop - scrollTop);
  if (Math.abs(rest) > 1) scrollBy({ top: rest, behavior: 'instant' });
}

/** Returns how far something is beyond the nearer edge. */
function overflow(at: number, size: number, from: number, to: number): number {
  if (at < from) return at - from;
  return at + size > to ? Math.min(at + size - to, at - from) : 0;
}
