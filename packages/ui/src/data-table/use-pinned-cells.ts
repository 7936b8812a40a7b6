import { type RefObject, useLayoutEffect } from 'react';
import { markSides } from '../primitives/dom/scroll-sides.ts';
import type { Measures } from './pins.ts';

/** Minimum width that pinned cells leave to the others, in px. With less, cells are no longer pinned. */
const LEAST = 120;

/**
 * Places pinned cells, and tells the style sheet what lies under them: `data-under-start`, `data-under-end`. Where they
 * leave no room to the others, those of the start (`data-loose`) or all of them (`data-loose="all"`) scroll too. By
 * script: a strict content policy refuses style attributes in HTML, and scrolling renders nothing.
 */
export function usePinnedCells(table: RefObject<HTMLElement | null>, measures: Measures) {
  useLayoutEffect(() => {
    const style = table.current?.style;
    for (const [name, value] of Object.entries(measures)) style?.setProperty(name, value);
    return () => {
      for (const name of Object.keys(measures)) style?.removeProperty(name);
    };
  }, [table, measures]);

  useLayoutEffect(() => {
    const node = table.current;
    if (!node) return;
    const follow = () => markSides(node);
    const measure = () => {
      const { clientWidth } = node;
      node.style.setProperty('--bk-table-room', `${clientWidth}px`);
      const end = widthOf(node, 'end');
      const start = widthOf(node, 'start');
      if (clientWidth - end < LEAST) node.dataset.loose = 'all';
      else if (clientWidth - end - start < LEAST) node.dataset.loose = 'start';
      else delete node.dataset.loose;
      follow();
    };
    let frame = 0;
    // In a frame of its own, since it may change the sizes that are observed.
    const measureSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    measure();
    node.addEventListener('scroll', follow, { passive: true });
    const observer =
      typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measureSoon);
    observer?.observe(node);
    const grid = node.querySelector('[data-part="table"]');
    if (grid) observer?.observe(grid);
    return () => {
      node.removeEventListener('scroll', follow);
      cancelAnimationFrame(frame);
      observer?.disconnect();
    };
  }, [table]);
}

/** Returns how wide the headers are that stay at an end, in px. */
function widthOf(table: HTMLElement, end: 'start' | 'end'): number {
  const cells = table.querySelectorAll<HTMLElement>(
    `[data-part="head-cell"][data-pinned="${end}"]`,
  );
  return [...cells].reduce((width, { offsetWidth }) => width + offsetWidth, 0);
}
