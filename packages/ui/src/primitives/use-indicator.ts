'use client';
import { useLayoutEffect, useRef, useState } from 'react';
import { INDICATOR_DELAY_MS, INDICATOR_MIN_MS } from '../constants.ts';

/**
 * Whether an indicator of waiting is in the page. Its style sheet hides it for the first 150 ms; who has seen it come
 * sees it for 300 ms at least, also when the wait is over sooner.
 */
export function useIndicator(isLoading: boolean): boolean {
  const [isThere, setThere] = useState(isLoading);
  const since = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (isLoading) {
      // A wait that begins while the last one is still shown goes on with it.
      since.current ??= performance.now();
      setThere(true);
      return;
    }
    if (since.current === undefined) return;
    const seen = performance.now() - since.current - INDICATOR_DELAY_MS;
    const left = seen > 0 ? INDICATOR_MIN_MS - seen : 0;
    const end = () => {
      since.current = undefined;
      setThere(false);
    };
    if (left <= 0) {
      end();
      return;
    }
    const timer = setTimeout(end, left);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isLoading || isThere;
}
