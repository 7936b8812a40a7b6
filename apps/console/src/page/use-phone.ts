import { useSyncExternalStore } from 'react';

const QUERY = '(max-width: 767px)';

/** Whether the window is as narrow as a phone: below 768 px, where rows are cards. */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone);
}

// jsdom has no media queries.
const isPhone = () => window.matchMedia?.(QUERY).matches ?? false;

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia?.(QUERY);
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}
