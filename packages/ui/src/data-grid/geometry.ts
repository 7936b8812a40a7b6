import { directionOf } from '../primitives/direction.ts';
import type { Place } from './range.ts';

/** The sizes that the host gives, in px. */
export interface Sizes {
  readonly rowHeight: number;
  readonly headHeight: number;
  /** The least width of a column. */
  readonly columnWidth: number;
  readonly rowHeaderWidth: number;
}

/** The widest that headers of rows are in a narrow grid. */
const HEADER_SHARE = 0.4;

/** Returns the widths of the headers of rows, and of each column, in a grid of a width. */
function widthsOf(
  width: number,
  columns: number,
  { columnWidth, rowHeaderWidth }: Pick<Sizes, 'columnWidth' | 'rowHeaderWidth'>,
): { headerWidth: number; columnWidth: number } {
  const headerWidth = Math.min(rowHeaderWidth, Math.round(width * HEADER_SHARE));
  const share = (width - headerWidth) / Math.max(columns, 1);
  return { headerWidth, columnWidth: Math.max(columnWidth, share) };
}

/** Where the cells of a grid are in the window, in px. */
export interface Geometry {
  readonly rowHeight: number;
  readonly headerWidth: number;
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
export function measure(grid: HTMLElement, columns: number, sizes: Sizes): Geometry | undefined {
  const { clientWidth, clientHeight, clientLeft, clientTop, scrollTop, scrollLeft } = grid;
  if (clientWidth === 0) return undefined;
  const { rowHeight, headHeight } = sizes;
  const { headerWidth, columnWidth } = widthsOf(clientWidth, columns, sizes);
  const view = grid.getBoundingClientRect();
  const top = view.top + clientTop + headHeight;
  const bottom = Math.min(view.top + clientTop + clientHeight, innerHeight);
  const firstRow = top - scrollTop;
  const start = Math.abs(scrollLeft);
  return {
    rowHeight,
    headerWidth,
    columnWidth,
    top: Math.max(top, 0) - firstRow,
    bottom: bottom - firstRow,
    start,
    end: start + clientWidth - headerWidth,
    placeAt(x, y) {
      const left = view.left + clientLeft;
      const inside = directionOf(grid) === 'rtl' ? left + clientWidth - x : x - left;
      return {
        row: y < top ? -1 : Math.floor((y - firstRow) / rowHeight),
        column:
          inside < headerWidth ? -1 : Math.floor((inside + start - headerWidth) / columnWidth),
      };
    },
  };
}

/** Scrolls a grid so that a place isn't hidden. */
export function reveal(grid: HTMLElement, { row, column }: Place, geometry: Geometry): void {
  const { rowHeight, columnWidth, top, bottom, start, end } = geometry;
  const isRtl = directionOf(grid) === 'rtl';
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
