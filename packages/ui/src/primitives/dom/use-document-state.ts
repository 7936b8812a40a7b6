'use client';
import { useSyncExternalStore } from 'react';
import { matchesMedia, useMediaQuery } from './use-media-query.ts';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Returns whether reduced motion is preferred. True on a server and until hydration. */
export const useReducedMotion = () => useMediaQuery(reducedMotion, true);

/** The same, read once. */
export const hasReducedMotion = () => matchesMedia(reducedMotion, true);

function onVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Returns whether the tab is hidden. */
export function usePageHidden(): boolean {
  return useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  );
}
