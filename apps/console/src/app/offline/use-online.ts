import { useSyncExternalStore } from 'react';

function follow(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser has a network. That says nothing about the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(follow, () => navigator.onLine);
}
