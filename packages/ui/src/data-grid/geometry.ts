import { directionOf } from '../primitives/dom/direction.ts';
import { scaleOf } from '../primitives/dom/zoom.ts';
import type { Place } from './range.ts';

/** The sizes that the host gives, in px. */
export interface Sizes {
  readonly rowHeight: number;
  readonly headHeight: number;
  /** The least width of a column. */
  readonly columnWidth: number;
  readonly rowHeaderWidth: number;
  /** How many columns shall stay in sight. */
  readonly frozen: number;
}

/** The widest that headers of rows are in a narrow grid. */
const HEADER_SHARE = 0.4;

/** How many columns scroll beside the frozen ones. In a narrow grid fewer are frozen. */
const SCROLLING = 2;

/** Returns the widths of the headers of rows, and of each column, in a grid of a width, and how many are frozen. */
function widthsOf(
  width: number,
  columns: number,
  sizes: Sizes,
): { headerWidth: number; columnWidth: number; frozen: number } {
  const { rowHeaderWidth } = sizes;
  const headerWidth = Math.min(rowHeaderWidth, Math.round(width * HEADER_SHARE));
  const share = (width - headerWidth) / Math.max(columns, 1);
  const columnWidth = Math.max(sizes.columnWidth, share);
  const room = Math.floor((width - headerWidth) / columnWidth) - SCROLLING;
  return { headerWidth, columnWidth, frozen: Math.max(Math.min(sizes.frozen, room), 0) };
}

/** Where the cells of a grid are in the window, in px of the grid: zoomed or transformed they aren't those of the window. */
export interface Geometry {
  readonly rowHeight: number;
  readonly headerWidth: number;
  readonly columnWidth: number;
  /** How many columns stay in sight. */
  readonly frozen: number;
  /** Where the first row is in the window, in px of the window. */
  readonly firstRow: number;
  /** How many px of the window one of the grid is. */
  readonly scale: number;
  /** Visible range below the column headers, from the first row. */
  readonly top: number;
  readonly bottom: number;
  /** Visible range beside the row headers and frozen columns, from the first column, in the direction of reading. */
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
  const { headerWidth, columnWidth, frozen } = widthsOf(clientWidth, columns, sizes);
  const scale = scaleOf(grid);
  const rect = grid.getBoundingClientRect();
  const view = { top: rect.top / scale, left: rect.left / scale };
  const top = view.top + clientTop + headHeight;
  const bottom = Math.min(view.top + clientTop + clientHeight, innerHeight / scale);
  const firstRow = top - scrollTop;
  const scrolled = Math.abs(scrollLeft);
  return {
    rowHeight,
    headerWidth,
    columnWidth,
    frozen,
    firstRow: firstRow * scale,
    scale,
    top: Math.max(top, 0) - firstRow,
    bottom: bottom - firstRow,
    start: scrolled + frozen * columnWidth,
    end: scrolled + clientWidth - headerWidth,
    placeAt(pointerX, pointerY) {
      const [x, y] = [pointerX / scale, pointerY / scale];
      const left = view.left + clientLeft;
      const inside = directionOf(grid) === 'rtl' ? left + clientWidth - x : x - left;
      const beside = inside - headerWidth;
      const isFrozen = beside < frozen * columnWidth;
      return {
        row: y < top ? -1 : Math.floor((y - firstRow) / rowHeight),
        column: beside < 0 ? -1 : Math.floor((isFrozen ? beside : beside + scrolled) / columnWidth),
      };
    },
  };
}

/** Scrolls a grid, and the boxes around it, so that a place isn't hidden. */
export function reveal(grid: HTMLElement, { row, column }: Place, geometry: Geometry): void {
  const { rowHeight, columnWidth, frozen, firstRow, scale, top, bottom, start, end } = geometry;
  const isRtl = directionOf(grid) === 'rtl';
  const down = overflow(row * rowHeight, rowHeight, top, bottom);
  const along = column < frozen ? 0 : overflow(column * columnWidth, columnWidth, start, end);
  const { scrollTop } = grid;
  if (down !== 0 || along !== 0) {
    grid.scrollBy({ top: down, left: isRtl ? -along : along, behavior: 'instant' });
  }
  const cellTop = firstRow + (row * rowHeight - (grid.scrollTop - scrollTop)) * scale;
  showIn(grid.parentElement, cellTop, rowHeight * scale);
}

/** Scrolls the boxes around, and the page, to what is at a height of the window, below the headers that they speak of. */
function showIn(around: Element | null, at: number, height: number): void {
  let top = at;
  for (let box = around; box; box = box.parentElement) {
    const isPage = box === document.documentElement;
    const { overflowY, scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(box);
    if (!isPage && !/auto|scroll/.test(overflowY)) continue;
    const edge = isPage ? { top: 0, bottom: innerHeight } : box.getBoundingClientRect();
    const from = edge.top + (Number.parseFloat(scrollPaddingTop) || 0);
    const to = edge.bottom - (Number.parseFloat(scrollPaddingBottom) || 0);
    const { scrollTop } = box;
    box.scrollBy({ top: overflow(top, height, from, to), behavior: 'instant' });
    top -= box.scrollTop - scrollTop;
  }
}

/** Returns how far something is beyond the nearer edge. */
function overflow(at: number, size: number, from: number, to: number): number {
  if (at < from) return at - from;
  return at + size > to ? Math.min(at + size - to, at - from) : 0;
}
