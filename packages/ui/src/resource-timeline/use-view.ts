'use client';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { addDays, type CivilDate, daysBetween } from '../primitives/dates/civil-days.ts';
import { directionOf } from '../primitives/dom/direction.ts';
import { onScrollAround } from '../primitives/dom/shadow.ts';
import { DAY } from './clock.ts';
import { dayWidths } from './columns.ts';
import { measure, type Seen, type Sizes } from './geometry.ts';
import { indexAt } from './layout.ts';
import type { ResourceTimelineDays } from './resource-timeline.types.ts';

/** Rows beyond the edges, for the frames in which the browser scrolls first. */
const ROWS_BEYOND = 1;
/** Days are drawn in blocks of about this width, in px, so that most scrolling renders nothing. */
const BLOCK = 90;
/** Number of days that are drawn without a layout. */
const UNMEASURED_DAYS = 31;

/** Range of rows and days that are drawn, with their sizes. */
export interface TimelineView {
  readonly firstLine: number;
  readonly lastLine: number;
  /** Minutes since the first day began. */
  readonly from: number;
  readonly to: number;
  readonly dayWidth: number;
  readonly headerWidth: number;
  readonly isNarrow: boolean;
}

interface ViewOptions extends Sizes {
  readonly root: RefObject<HTMLElement | null>;
  readonly offsets: readonly number[];
  /** The first day of the period: the view stays in its place when the period begins on another day. */
  readonly first: CivilDate;
  /** The day that the view begins with at first, and again when `startKey` changes. */
  readonly start: CivilDate;
  readonly startKey: string;
  /** The minute that keeps its place while the zoom changes, if it is in view. */
  readonly anchor: number | undefined;
  /** Called with the days in view when they change, unless a list of one day is shown. */
  readonly onDays: ((days: ResourceTimelineDays) => void) | undefined;
}

/**
 * Returns the rows and days to draw, whatever scrolls: the grid or the page. It changes only when others come into
 * view. Undefined on a server: everything is placed by style attributes, which a strict content policy refuses in HTML.
 */
export function useView({
  root,
  offsets,
  first,
  start,
  startKey,
  anchor,
  onDays,
  days,
  zoom,
  rowHeaderWidth,
}: ViewOptions) {
  const [view, setView] = useState<TimelineView>();
  const shown = useRef<TimelineView>(undefined);
  /** Where the view began when it was last measured, in px. */
  const scrolled = useRef(0);
  /** Where it has to begin once the new widths are drawn. */
  const target = useRef<number>(undefined);
  const begun = useRef<{ first: CivilDate; startKey: string }>(undefined);
  const lastAnchor = useRef(anchor);
  /** The view in the document, whose width it sets. */
  const drawn = useRef<TimelineView>(undefined);
  // Once more with the height that the rows give it.
  const isFirst = view === undefined;

  /** The days that the host got last. */
  const told = useRef<ResourceTimelineDays>(undefined);
  /** Returns a function that calls the host with days, if they differ from the last ones. */
  const tell = useEffectEvent((next: ResourceTimelineDays) => {
    const last = told.current;
    const isSame =
      last?.startDate === next.startDate &&
      last.endDate === next.endDate &&
      last.visibleDay === next.visibleDay;
    if (!onDays || isSame) return undefined;
    told.current = next;
    return () => onDays(next);
  });

  useLayoutEffect(() => {
    lastAnchor.current = anchor;
  });

  useLayoutEffect(() => {
    const node = root.current;
    if (!node) return;
    const sizes = { days, zoom, rowHeaderWidth };
    const update = (isSync: boolean) => {
      const seen = measure(node, sizes);
      const before = shown.current;
      const { dayWidth } = seen ?? { dayWidth: dayWidths[zoom] };
      // The host may store the first day that it gets: that is where the view is.
      const isKept = told.current?.visibleDay === start;
      const isPlaced =
        before?.isNarrow === false && (begun.current?.startKey === startKey || isKept);
      if (seen && !isPlaced) {
        target.current = daysBetween(first, start) * dayWidth;
      } else if (seen && begun.current && begun.current.first !== first) {
        target.current = scrolled.current + daysBetween(first, begun.current.first) * dayWidth;
      } else if (seen && before && before.dayWidth !== dayWidth) {
        target.current =
          isKept && startKey === start
            ? daysBetween(first, start) * dayWidth
            : keptPlace(lastAnchor.current, scrolled.current, before, seen);
      }
      if (seen) begun.current = { first, startKey };
      const width = seen?.width ?? UNMEASURED_DAYS * dayWidth;
      const most = Math.max(0, days * dayWidth - width);
      const from = Math.max(0, Math.min(most, target.current ?? seen?.start ?? 0));
      scrolled.current = from;
      const next = seen ? viewOf(seen, from, offsets, days) : unmeasured(offsets, sizes);
      const dayAt = (px: number) =>
        addDays(first, Math.max(0, Math.min(Math.floor(px / dayWidth), days - 1)));
      if (next.isNarrow) told.current = undefined;
      // A day counts with a whole pixel in view. While nothing has a size again, the host isn't called.
      const [startDate, endDate] = [dayAt(from + 1), dayAt(from + width - 1)];
      // The measured position may be a pixel off.
      const begins = dayAt(from + dayWidth - 2);
      const visibleDay = begins <= endDate ? begins : startDate;
      const tellHost =
        next.isNarrow || (before && !seen)
          ? undefined
          : tell({ startDate, endDate, visibleDay, isList: false });
      if (!before || !isSame(before, next)) shown.current = next;
      else {
        // Before it is drawn, as when an effect runs twice in StrictMode, there is nowhere to scroll to.
        if (drawn.current === before) scrollTo(node, target);
        if (!tellHost) return;
      }
      const commit = () => {
        setView(shown.current);
        tellHost?.();
      };
      if (isSync) flushSync(commit);
      else commit();
    };
    update(false);
    if (isFirst) return;
    // In the same frame, so that rows and days that come into view are never blank.
    const stopFollowing = onScrollAround(node, () => update(true));
    const observer =
      typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(() => update(false));
    observer?.observe(node);
    return () => {
      stopFollowing();
      observer?.disconnect();
    };
  }, [root, isFirst, offsets, days, zoom, rowHeaderWidth, first, start, startKey]);

  useLayoutEffect(() => {
    const node = root.current;
    drawn.current = view;
    if (node && view) scrollTo(node, target);
  }, [root, view]);

  return view;
}

/** Scrolls to where the view has to begin, if anywhere. */
function scrollTo(node: HTMLElement, target: RefObject<number | undefined>): void {
  const { current: at } = target;
  target.current = undefined;
  if (at !== undefined) node.scrollLeft = directionOf(node) === 'rtl' ? -at : at;
}

/** Returns where the view begins so that a minute, or the middle, stays where it is. */
function keptPlace(
  anchor: number | undefined,
  start: number,
  before: TimelineView,
  { dayWidth, width }: Seen,
): number {
  const placed = anchor === undefined ? -1 : (anchor / DAY) * before.dayWidth - start;
  const inside = placed >= 0 && placed <= width ? placed : width / 2;
  return Math.max(0, ((start + inside) / before.dayWidth) * dayWidth - inside);
}

function viewOf(
  { top, bottom, width, dayWidth, headerWidth, isNarrow }: Seen,
  start: number,
  offsets: readonly number[],
  days: number,
): TimelineView {
  const block = Math.max(1, Math.round(BLOCK / dayWidth));
  const first = (Math.floor(start / dayWidth / block) - 1) * block;
  const end = (Math.ceil((start + width) / dayWidth / block) + 1) * block;
  return {
    firstLine: Math.max(0, indexAt(offsets, top) - ROWS_BEYOND),
    lastLine: Math.min(offsets.length - 2, indexAt(offsets, bottom) + ROWS_BEYOND),
    from: Math.max(0, first) * DAY,
    to: Math.min(days, end) * DAY,
    dayWidth,
    headerWidth,
    isNarrow,
  };
}

/** The view that is drawn without a layout. */
const unmeasured = (
  offsets: readonly number[],
  { days, zoom, rowHeaderWidth }: Sizes,
): TimelineView => ({
  firstLine: 0,
  lastLine: Math.min(offsets.length - 2, 15),
  from: 0,
  to: Math.min(days, UNMEASURED_DAYS) * DAY,
  dayWidth: dayWidths[zoom],
  headerWidth: rowHeaderWidth,
  isNarrow: false,
});

const isSame = (a: TimelineView, b: TimelineView) =>
  a.firstLine === b.firstLine &&
  a.lastLine === b.lastLine &&
  a.from === b.from &&
  a.to === b.to &&
  a.dayWidth === b.dayWidth &&
  a.headerWidth === b.headerWidth &&
  a.isNarrow === b.isNarrow;
