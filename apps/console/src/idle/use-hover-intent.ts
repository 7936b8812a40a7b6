import { useEffect, useRef } from 'react';

/** Milliseconds that a pointer or the focus rests on something before anything is loaded for it: who passes by loads nothing. */
export const HOVER_INTENT_MS = 80;

export interface Rest {
  /** Does something once the pointer or the focus has rested. Something else that waits is forgotten. */
  readonly start: (act: () => void) => void;
  readonly stop: () => void;
}

/** Waits until a pointer or the focus rests. */
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
