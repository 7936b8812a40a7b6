/** Largest difference between the clocks of processes on one database. */
export const CLOCK_SKEW_SECONDS = 300;

/** Returns the latest time that a correct clock can have written. */
export function clockLimit(now: Date): Date {
  return new Date(now.getTime() + CLOCK_SKEW_SECONDS * 1000);
}
