/** Clocks of processes on one database may differ by so much. */
export const CLOCK_SKEW_SECONDS = 300;

/** What is written as later than this was written by a clock that was wrong. */
export function clockLimit(now: Date): Date {
  return new Date(now.getTime() + CLOCK_SKEW_SECONDS * 1000);
}
