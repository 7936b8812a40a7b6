import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { BoundedMap } from '../memory/bounded-map.ts';

/** The number of history entries to remember. */
const ENTRIES = 100;

/** The scroll positions of the latest history entries, for the lifetime of the page. */
const positions = new BoundedMap<string, number>(ENTRIES);

/**
 * Restores a list's scroll position on Back, and scrolls other rows to the top. `rows` identifies the rows, `isReady`
 * is true once they are rendered. The scroller is the table inside `frame`, or below 768 px the page.
 */
export function useScrollRestoration(
  frame: RefObject<HTMLElement | null>,
  rows: string,
  isReady: boolean,
): void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const shown = useRef(rows);
  const current = useRef(key);
  // Set by scroll events: reading it while a screen mounts would force a layout.
  const top = useRef(0);

  useLayoutEffect(() => {
    // Before anything scrolls: from here on, positions belong to the new entry.
    const isOther = current.current !== key;
    current.current = key;
    if (shown.current === rows) {
      // The same rows under another entry, as beside an open drawer: nothing scrolls.
      if (isOther && !isReturn) positions.set(key, top.current);
      return;
    }
    shown.current = rows;
    if (isReturn) return;
    for (const scroller of scrollers(frame.current)) scroller.scrollTop = 0;
  }, [frame, key, rows, isReturn]);

  useLayoutEffect(() => {
    const top = positions.get(key);
    if (!isReady || top === undefined) return;
    // After this commit and before the paint: a list that renders the rows in view is as high as all of them once it has
    // measured one, which it renders again for.
    queueMicrotask(() => {
      for (const scroller of scrollers(frame.current)) scroller.scrollTop = top;
    });
  }, [frame, key, isReady]);

  useEffect(() => {
    const remember = () => {
      top.current = topOf(frame.current);
      positions.set(current.current, top.current);
    };
    // Scroll events don't bubble, but can be captured.
    document.addEventListener('scroll', remember, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', remember, { capture: true });
  }, [frame]);
}

function topOf(frame: HTMLElement | null): number {
  return Math.max(...scrollers(frame).map(({ scrollTop }) => scrollTop));
}

function scrollers(frame: HTMLElement | null): Element[] {
  return [frame?.querySelector('[data-part="list-table"]'), document.scrollingElement].filter(
    (element) => !!element,
  );
}
