import { endOfMonth, parseDate, startOfMonth } from '@internationalized/date';
import type { CivilDate } from './count-days.ts';

export { addDays, type CivilDate, daysBetween } from './count-days.ts';

/** 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** A range of days, `YYYY-MM-DD`, both included. An end that isn't selected is the empty string. */
export interface DateRangeValue {
  startDate: CivilDate;
  endDate: CivilDate;
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
