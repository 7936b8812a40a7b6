/** Clocks of processes on one database may differ by so much. */
export const CLOCK_SKEW_SECONDS = 300;

/** What is written as later than this was written by a clock that was wrong. */
export function clockLimit(now: Date): Date {
  return new Date(now.getTime() + CLOCK_SKEW_SECONDS * 1000);
}

/** The civil date of an instant in a zone, `YYYY-MM-DD`. */
export function dayIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(at);
}
