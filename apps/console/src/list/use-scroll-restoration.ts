import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { BoundedMap } from '../memory/bounded-map.ts';

/** As many entries of the history as somebody goes back. */
const ENTRIES = 100;

/** How far the latest entries of the history were scrolled, while the page lives. */
const positions = new BoundedMap<string, number>(ENTRIES);

/**
 * Brings a list back to where it was when one returns to it by Back, and shows other rows from their first. `rows` names
 * the rows, `isReady` says that they are shown. What scrolls is the table inside `frame`, or below 768 px the page.
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
  // Told by what scrolls: to ask while a screen is put in would lay all of it out on the spot.
  const top = useRef(0);

  useLayoutEffect(() => {
    // Before anything moves: what scrolls from here on belongs to the new entry.
    const isOther = current.current !== key;
    current.current = key;
    if (shown.current === rows) {
      // The same rows under another entry, as beside an open drawer: they stand where they stood, and nothing scrolls.
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
    for (const scroller of scrollers(frame.current)) scroller.scrollTop = top;
  }, [frame, key, isReady]);

  useEffect(() => {
    const remember = () => {
      top.current = topOf(frame.current);
      positions.set(current.current, top.current);
    };
    // Scrolling does not bubble, but it can be caught on the way down.
    document.addEventListener('scroll', remember, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', remember, { capture: true });
  }, [frame]);
}

function topOf(frame: HTMLElement | null): number {
  return Math.max(...scrollers(frame).map(({ scrollTop }) => scrollTop));
}

function scrollers(frame: HTMLElement | null): Element[] {
  return [frame?.querySelector('.bk-table'), document.scrollingElement].filter(
    (element) => !!element,
  );
}
