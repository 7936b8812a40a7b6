'use client';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  const controller = new AbortController();
  for (const event of ['online', 'offline']) window.addEventListener(event, listener, controller);
  return () => controller.abort();
}

/**
 * Returns whether the browser has a network, which says nothing about the server. True in HTML of a server and until
 * hydration.
 */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
