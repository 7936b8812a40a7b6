'use client';
import { useSyncExternalStore } from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

function onMotion(listener: () => void) {
  const list = window.matchMedia(reducedMotion);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the reader asked for less motion. On a server, and until hydration, yes. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    onMotion,
    () => window.matchMedia(reducedMotion).matches,
    () => true,
  );
}

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
