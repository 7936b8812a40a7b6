import { useDeferredValue } from 'react';

/**
 * False in a screen's first render, true in a second one right after it was painted. Heavy parts wait for it, so that a
 * screen appears at once.
 */
export function useIsDrawn(): boolean {
  return useDeferredValue(true, false);
}
