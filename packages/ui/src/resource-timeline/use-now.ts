'use client';
import { useSyncExternalStore } from 'react';
import { viewersTime } from '../primitives/dates/viewers-time.ts';

const MINUTE_MS = 60_000;

const eachMinute = (listener: () => void) => {
  const timer = setInterval(listener, MINUTE_MS);
  return () => clearInterval(timer);
};
const never = () => () => {};
const unknown = () => '';

/** Returns the present: as given, or the viewer's, which moves each minute. A server knows none. */
export function useNow(hostTime: string | undefined): string {
  const own = useSyncExternalStore(
    hostTime === undefined ? eachMinute : never,
    hostTime === undefined ? viewersTime : unknown,
    unknown,
  );
  return hostTime ?? own;
}
