'use client';
import { useCallback, useSyncExternalStore } from 'react';

/** Returns whether the media query matches now; `fallback` in jsdom. */
export function matchesMedia(query: string, fallback: boolean): boolean {
  return window.matchMedia?.(query).matches ?? fallback;
}

/** Returns whether the media query matches. `fallback` on a server and until hydration. */
export function useMediaQuery(query: string, fallback: boolean): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchesMedia(query, fallback),
    () => fallback,
  );
}
