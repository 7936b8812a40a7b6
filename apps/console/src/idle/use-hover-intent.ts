import { useEffect, useRef } from 'react';

/** How long a pointer or the focus rests on a link before anything loads, in milliseconds: passing by loads nothing. */
export const HOVER_INTENT_MS = 80;

export interface Rest {
  /** Runs the callback once the pointer or the focus has rested. Replaces a pending one. */
  readonly start: (act: () => void) => void;
  readonly stop: () => void;
}

/** Detects a pointer or focus that rests. */
export function useHoverIntent(): Rest {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const stop = () => clearTimeout(timer.current);
  return {
    start: (act) => {
      stop();
      timer.current = setTimeout(act, HOVER_INTENT_MS);
    },
    stop,
  };
}
