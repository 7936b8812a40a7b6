import { useEffect, useState } from 'react';

/** The longest delay of a timer. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/**
 * Whether a time has come, in milliseconds since 1970; never for undefined. Checked again when a sleeping device wakes.
 */
export function useReached(at: number | undefined): boolean {
  const [reached, setReached] = useState<number>();
  useEffect(() => {
    if (at === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const left = at - Date.now();
      if (left <= 0) setReached(at);
      else timer = setTimeout(look, Math.min(left, TIMER_MAX_MS));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [at]);
  return at !== undefined && reached === at;
}
