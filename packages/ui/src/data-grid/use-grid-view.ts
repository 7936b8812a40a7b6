'use client';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { measure, type Sizes, widthsOf } from './geometry.ts';
import type { Extent } from './range.ts';
import { type Span, spanOf } from './span.ts';

/** Rows above and below the view. Columns are wide enough to come into view slowly. */
const ROWS_AROUND = 1;

/** The columns that fit before anything is measured: on a server, and where there is no layout. */
const FIRST_COLUMNS = 14;
const FIRST_ROWS = 16;

export interface GridView {
  readonly rows: Span;
  readonly columns: Span;
  readonly headerWidth: number;
  readonly columnWidth: number;
}

/** Returns the rows and columns in view, whatever scrolls: the grid or the page. */
export function useGridView(
  grid: RefObject<HTMLElement | null>,
  { rows, columns }: Extent,
  { rowHeight, headHeight, columnWidth, rowHeaderWidth }: Sizes,
): GridView {
  const [view, setView] = useState<GridView>({
    rows: { first: 0, last: FIRST_ROWS - 1 },
    columns: { first: 0, last: FIRST_COLUMNS - 1 },
    ...widthsOf(rowHeaderWidth + FIRST_COLUMNS * columnWidth, columns, {
      columnWidth,
      rowHeaderWidth,
    }),
  });
  const shown = useRef(view);

  useLayoutEffect(() => {
    const node = grid.current;
    if (!node) return;
    const sizes = { rowHeight, headHeight, columnWidth, rowHeaderWidth };
    const update = () => {
      const geometry = measure(node, columns, sizes);
      if (!geometry) return;
      const { top, bottom, start, end, headerWidth, columnWidth } = geometry;
      const next = {
        rows: spanOf({ start: top, end: bottom }, rowHeight, rows, ROWS_AROUND),
        columns: spanOf({ start, end }, columnWidth, columns, 0),
        headerWidth,
        columnWidth,
      };
      if (isSame(next, shown.current)) return;
      shown.current = next;
      setView(next);
    };
    update();
    // In the same frame: what comes into view is never blank.
    const follow = ({ target }: Event) => {
      if (target instanceof Node && target.contains(node)) flushSync(update);
    };
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(update);
    observer?.observe(node);
    return () => {
      document.removeEventListener('scroll', follow, { capture: true });
      observer?.disconnect();
    };
  }, [grid, rows, columns, rowHeight, headHeight, columnWidth, rowHeaderWidth]);

  return view;
}

const isSame = (a: GridView, b: GridView) =>
  a.rows.first === b.rows.first &&
  a.rows.last === b.rows.last &&
  a.columns.first === b.columns.first &&
  a.columns.last === b.columns.last &&
  a.headerWidth === b.headerWidth &&
  a.columnWidth === b.columnWidth;
