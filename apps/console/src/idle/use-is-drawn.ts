import { useDeferredValue } from 'react';

/**
 * No while a screen is drawn for the first time, yes in a drawing of its own right after that one was shown. What is
 * heavy in a screen waits for it, so that whoever chose the screen sees it at once.
 */
export function useIsDrawn(): boolean {
  return useDeferredValue(true, false);
}
