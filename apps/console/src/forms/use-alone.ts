import { useRef } from 'react';

/**
 * Returns a function that runs work, and nothing while an earlier one is under way: a second press may come before the
 * state is rendered, while a check still loads, or while a save is retried.
 */
export function useAlone(): (work: () => Promise<void>) => Promise<void> {
  const isBusy = useRef(false);
  return async (work) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await work();
    } finally {
      isBusy.current = false;
    }
  };
}
