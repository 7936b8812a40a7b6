/** Counts days without the calendars of a library: most components that have days need no more. */

/** A date without time or zone, `YYYY-MM-DD`. Compares as text. */
export type CivilDate = string;

const DAY_MS = 86_400_000;
/** Years have four digits. */
const FIRST = /* @__PURE__ */ Date.parse('0001-01-01');
const LAST = /* @__PURE__ */ Date.parse('9999-12-31');

/** Returns the day that is so many days later, or earlier. Of the years 1 to 9999. */
export function addDays(day: CivilDate, days: number): CivilDate {
  const time = Date.parse(day) + days * DAY_MS;
  return new Date(Math.max(FIRST, Math.min(time, LAST))).toISOString().slice(0, 10);
}

/** Returns the number of days from one to the other, negative if the other is earlier. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}
