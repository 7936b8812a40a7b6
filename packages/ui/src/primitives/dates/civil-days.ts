import { endOfMonth, parseDate, startOfMonth } from '@internationalized/date';

/** A date without time or zone, `YYYY-MM-DD`. Compares as text. */
export type CivilDate = string;

/** 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** A range of days, `YYYY-MM-DD`, both included. An end that isn't selected is the empty string. */
export interface DateRangeValue {
  startDate: CivilDate;
  endDate: CivilDate;
}

const DAY_MS = 86_400_000;
/** Years have four digits. */
const FIRST = /* @__PURE__ */ Date.parse('0001-01-01');
const LAST = /* @__PURE__ */ Date.parse('9999-12-31');

/** Without the calendars of a library: most components that have days need only this and the distance. */
export function addDays(day: CivilDate, days: number): CivilDate {
  const time = Date.parse(day) + days * DAY_MS;
  return new Date(Math.max(FIRST, Math.min(time, LAST))).toISOString().slice(0, 10);
}

/** Returns the same day of another month, or its last day if it is shorter. */
export function sameDayOf(day: CivilDate, month: CivilDate): CivilDate {
  const { year, month: number } = parseDate(month);
  return parseDate(day).set({ year, month: number }).toString();
}

export function firstOfMonth(day: CivilDate): CivilDate {
  return startOfMonth(parseDate(day)).toString();
}

export function isSameMonth(first: CivilDate, second: CivilDate): boolean {
  return first.slice(0, 7) === second.slice(0, 7);
}

/** Returns the number of days from one to the other, negative if the other is earlier. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** Returns the range of the same length right after or before this one. A whole month steps to a whole month. */
export function stepRange({ startDate, endDate }: DateRangeValue, by: 1 | -1): DateRangeValue {
  const [start, end] = [parseDate(startDate), parseDate(endDate)];
  if (start.day === 1 && endOfMonth(start).compare(end) === 0) {
    const month = start.add({ months: by });
    return { startDate: month.toString(), endDate: endOfMonth(month).toString() };
  }
  const days = by * (end.compare(start) + 1);
  return { startDate: start.add({ days }).toString(), endDate: end.add({ days }).toString() };
}
