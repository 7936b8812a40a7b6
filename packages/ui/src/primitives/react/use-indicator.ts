'use client';
import { useLayoutEffect, useRef, useState } from 'react';
import { INDICATOR_DELAY_MS, INDICATOR_MIN_MS } from '../../constants.ts';

/**
 * Returns whether to render a loading indicator. Its style sheet hides it for the first 150 ms; once visible it stays
 * for at least 300 ms.
 */
export function useIndicator(isLoading: boolean): boolean {
  const [isThere, setThere] = useState(isLoading);
  const since = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (isLoading) {
      // Loading that starts while the indicator is still visible continues it.
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
