'use client';
import { useCallback, useSyncExternalStore } from 'react';

/** Whether the query matches now; `fallback` where nothing can be asked, as in jsdom, where apps test their screens. */
export function matchesMedia(query: string, fallback: boolean): boolean {
  return window.matchMedia?.(query).matches ?? fallback;
}

/** Whether the query matches. `fallback` holds on a server and until hydration too. */
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
