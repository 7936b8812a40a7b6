import { useEffect, useState } from 'react';

/** Whole seconds until a time, counting down to 0. `until` is in milliseconds since 1970. */
export function useSecondsUntil(until: number): number {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  useEffect(() => {
    if (left === 0) return;
    // Waits to the next full second, so that the count neither skips nor repeats one.
    const timer = setTimeout(() => setNow(Date.now()), (until - Date.now()) % 1000 || 1000);
    return () => clearTimeout(timer);
  }, [left, until]);
  return left;
}
