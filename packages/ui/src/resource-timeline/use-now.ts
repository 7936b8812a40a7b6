'use client';
import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const eachMinute = (listener: () => void) => {
  const timer = setInterval(listener, MINUTE_MS);
  return () => clearInterval(timer);
};
const never = () => () => {};

/** The wall clock of the viewer, to the minute. */
function viewersTime(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}
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
