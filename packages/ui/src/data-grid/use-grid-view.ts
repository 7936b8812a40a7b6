'use client';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { measure } from './geometry.ts';
import type { Extent } from './range.ts';
import { type Span, spanOf } from './span.ts';

/** Rows above and below the view. Columns are few, and wide enough to come into view slowly. */
const ROWS_AROUND = 1;

export interface GridView {
  readonly rows: Span;
  readonly columns: Span;
}

/** What is rendered before anything is measured: on a server, and where there is no layout. */
const firstView: GridView = { rows: { first: 0, last: 15 }, columns: { first: 0, last: 13 } };

/** Returns the rows and columns in view, whatever scrolls: the grid or the page. */
export function useGridView(
  grid: RefObject<HTMLElement | null>,
  { rows, columns }: Extent,
  rowHeight: number,
): GridView {
  const [view, setView] = useState(firstView);
  const shown = useRef(view);

  useLayoutEffect(() => {
    const node = grid.current;
    if (!node) return;
    const update = () => {
      const geometry = measure(node, { rows, columns }, rowHeight);
      if (!geometry) return;
      const { top, bottom, start, end, columnWidth } = geometry;
      const next = {
        rows: spanOf({ start: top, end: bottom }, rowHeight, rows, ROWS_AROUND),
        columns: spanOf({ start, end }, columnWidth, columns, 0),
      };
      if (isSame(next.rows, shown.current.rows) && isSame(next.columns, shown.current.columns)) {
        return;
      }
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
  }, [grid, rows, columns, rowHeight]);

  return view;
}

const isSame = (a: Span, b: Span) => a.first === b.first && a.last === b.last;
