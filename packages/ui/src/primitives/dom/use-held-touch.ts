'use client';
import { type RefObject, useEffect } from 'react';

/**
 * While something is dragged in an element, a finger neither scrolls nor opens a menu.
 * @param dragged What is dragged; undefined while nothing is.
 */
export function useHeldTouch(
  box: RefObject<HTMLElement | null>,
  dragged: RefObject<unknown>,
): void {
  useEffect(() => {
    const node = box.current;
    const hold = (event: Event) => {
      if (dragged.current && event.cancelable) event.preventDefault();
    };
    // React would listen passively.
    const events = ['touchmove', 'contextmenu'];
    for (const type of events) node?.addEventListener(type, hold, { passive: false });
    return () => {
      for (const type of events) node?.removeEventListener(type, hold);
    };
  }, [box, dragged]);
}
