'use client';
import { useSyncExternalStore } from 'react';
import { timeIn } from '../primitives/dates/time-in-zone.ts';
import { viewersTime } from '../primitives/dates/viewers-time.ts';

const MINUTE_MS = 60_000;

const eachMinute = (listener: () => void) => {
  const timer = setInterval(listener, MINUTE_MS);
  return () => clearInterval(timer);
};
const never = () => () => {};
const unknown = () => '';

/** Returns the present: as given, or that of a zone or the viewer, which moves each minute. A server knows none. */
export function useNow(hostTime: string | undefined, timeZone: string | undefined): string {
  const ownTime = timeZone === undefined ? viewersTime : () => timeIn(timeZone);
  const own = useSyncExternalStore(
    hostTime === undefined ? eachMinute : never,
    hostTime === undefined ? ownTime : unknown,
    unknown,
  );
  return hostTime ?? own;
}
