'use client';
import { useSyncExternalStore } from 'react';
import { matchesMedia, useMediaQuery } from './use-media-query.ts';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Whether the reader asked for less motion. On a server, and until hydration, yes. */
export const useReducedMotion = () => useMediaQuery(reducedMotion, true);

/** The same, asked once. */
export const hasReducedMotion = () => matchesMedia(reducedMotion, true);

function onVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the tab is out of sight. */
export function usePageHidden(): boolean {
  return useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  );
}
