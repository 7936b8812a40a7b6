import { MOBILE_MAX_WIDTH } from '../constants.ts';
import { directionOf } from '../primitives/dom/direction.ts';
import { scaleOf } from '../primitives/dom/zoom.ts';
import { DAY } from './clock.ts';
import { dayWidths } from './columns.ts';
import type { ResourceTimelineZoom } from './resource-timeline.types.ts';

/** Height of both heads above the columns, in px. */
export const HEAD_HEIGHT = 60;

/** The widest that the cells beside the rows are where it is narrow. */
const HEADER_SHARE = 0.4;

export interface Sizes {
  readonly days: number;
  readonly zoom: ResourceTimelineZoom;
  readonly rowHeaderWidth: number;
}

/** Visible rows and days, in px of the grid: zoomed or transformed they aren't those of the window. */
export interface Seen {
  /** From the first row. */
  readonly top: number;
  readonly bottom: number;
  /** From the first day, in the direction of reading. */
  readonly start: number;
  /** Of the days in view. */
  readonly width: number;
  readonly dayWidth: number;
  readonly headerWidth: number;
  readonly isNarrow: boolean;
  /** Returns the place of a point of the window: px below the first row, and minutes since the first day began. */
  readonly placeAt: (x: number, y: number) => { readonly down: number; readonly minutes: number };
}

/** Measures a grid. Undefined where nothing has a size. */
export function measure(
  grid: HTMLElement,
  { days, zoom, rowHeaderWidth }: Sizes,
): Seen | undefined {
  const { clientWidth, clientHeight, clientLeft, clientTop, scrollTop, scrollLeft } = grid;
  if (clientWidth === 0) return undefined;
  const scale = scaleOf(grid);
  const rect = grid.getBoundingClientRect();
  const box = { top: rect.top / scale + clientTop, left: rect.left / scale + clientLeft };
  const headerWidth = Math.min(rowHeaderWidth, Math.round(clientWidth * HEADER_SHARE));
  const width = clientWidth - headerWidth;
  const dayWidth = Math.max(dayWidths[zoom], width / Math.max(days, 1));
  const start = Math.abs(scrollLeft);
  const firstRow = box.top + HEAD_HEIGHT - scrollTop;
  return {
    top: Math.max(box.top + HEAD_HEIGHT, 0) - firstRow,
    bottom: Math.min(box.top + clientHeight, innerHeight / scale) - firstRow,
    start,
    width,
    dayWidth,
    headerWidth,
    // A list of one day is shown.
    isNarrow: clientWidth <= MOBILE_MAX_WIDTH,
    placeAt(pointerX, pointerY) {
      const [x, y] = [pointerX / scale, pointerY / scale];
      const inside = directionOf(grid) === 'rtl' ? box.left + clientWidth - x : x - box.left;
      return {
        down: y - firstRow,
        minutes: ((inside - headerWidth + start) / dayWidth) * DAY,
      };
    },
  };
}
