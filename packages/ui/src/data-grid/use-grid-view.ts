'use client';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { markSides } from '../primitives/dom/scroll-sides.ts';
import { onScrollAround } from '../primitives/dom/shadow.ts';
import { type Geometry, measure, type Sizes } from './geometry.ts';
import type { Extent } from './range.ts';
import { type Span, spanOf } from './span.ts';

/** Rows and columns that are rendered without a layout. */
const unmeasured = { rows: { first: 0, last: 15 }, columns: { first: 0, last: 13 } };

export interface GridView {
  readonly rows: Span;
  readonly columns: Span;
  readonly headerWidth: number;
  readonly columnWidth: number;
  /** How many columns stay in sight. */
  readonly frozen: number;
}

/**
 * Returns the rows and columns in view, whatever scrolls: the grid or the page. Undefined on a server: cells are placed
 * by style attributes, which a strict content policy refuses in HTML.
 */
export function useGridView(
  grid: RefObject<HTMLElement | null>,
  { rows, columns }: Extent,
  { rowHeight, headHeight, columnWidth, rowHeaderWidth, frozen }: Sizes,
): GridView | undefined {
  const [view, setView] = useState<GridView>();
  const shown = useRef(view);
  // Once more with the height that the rows give it.
  const isFirst = view === undefined;

  useLayoutEffect(() => {
    const node = grid.current;
    if (!node) return;
    const sizes = { rowHeight, headHeight, columnWidth, rowHeaderWidth, frozen };
    const update = () => {
      const geometry = measure(node, columns, sizes);
      const next = geometry
        ? viewOf(geometry, { rows, columns })
        : { ...unmeasured, headerWidth: rowHeaderWidth, columnWidth, frozen };
      markSides(node);
      if (shown.current && isSame(next, shown.current)) return;
      shown.current = next;
      setView(next);
    };
    update();
    if (isFirst) return;
    // In the same frame, so that rows and columns that come into view are never blank.
    const stopFollowing = onScrollAround(node, () => flushSync(update));
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(update);
    observer?.observe(node);
    return () => {
      stopFollowing();
      observer?.disconnect();
    };
  }, [grid, isFirst, rows, columns, rowHeight, headHeight, columnWidth, rowHeaderWidth, frozen]);

  return view;
}

function viewOf(
  { top, bottom, start, end, rowHeight, headerWidth, columnWidth, frozen }: Geometry,
  { rows, columns }: Extent,
): GridView {
  return {
    rows: spanOf({ start: top, end: bottom }, rowHeight, rows),
    columns: spanOf({ start, end }, columnWidth, columns),
    headerWidth,
    columnWidth,
    frozen,
  };
}

const isSame = (a: GridView, b: GridView) =>
  a.rows.first === b.rows.first &&
  a.rows.last === b.rows.last &&
  a.columns.first === b.columns.first &&
  a.columns.last === b.columns.last &&
  a.headerWidth === b.headerWidth &&
  a.columnWidth === b.columnWidth &&
  a.frozen === b.frozen;
