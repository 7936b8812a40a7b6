import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches. `fallback` in jsdom, which has none. */
export function useMedia(query: string, fallback: boolean): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(query).matches ?? fallback);
}
