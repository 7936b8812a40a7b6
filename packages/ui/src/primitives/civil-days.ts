import { endOfMonth, parseDate, startOfMonth } from '@internationalized/date';

/** A date without time or zone, `YYYY-MM-DD`. Compares as text. */
export type CivilDate = string;

/** 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Default first day of the week: Sunday. */
export const WEEK_START: Weekday = 0;

export function addDays(day: CivilDate, days: number): CivilDate {
  return parseDate(day).add({ days }).toString();
}

/** Returns the same day of another month, or its last day if it is shorter. */
export function addMonths(day: CivilDate, months: number): CivilDate {
  return parseDate(day).add({ months }).toString();
}

export function firstOfMonth(day: CivilDate): CivilDate {
  return startOfMonth(parseDate(day)).toString();
}

export function lastOfMonth(day: CivilDate): CivilDate {
  return endOfMonth(parseDate(day)).toString();
}

export function isSameMonth(one: CivilDate, other: CivilDate): boolean {
  return one.slice(0, 7) === other.slice(0, 7);
}

/** Returns the number of days from first to last, inclusive. */
export function countDays(first: CivilDate, last: CivilDate): number {
  return parseDate(last).compare(parseDate(first)) + 1;
}

/** Returns the nearest day within the bounds. */
export function clamp(day: CivilDate, min = day, max = day): CivilDate {
  if (day < min) return min;
  return day > max ? max : day;
}

export function weekdayOf(day: CivilDate): Weekday {
  // Days since 1 January 1970, a Thursday.
  const days = parseDate(day).compare(parseDate('1970-01-01'));
  return weekday(days + 4);
}

function weekday(days: number): Weekday {
  const index = ((days % 7) + 7) % 7;
  return weekdays[index] ?? 0;
}

const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

/** Returns the weekdays in order from the first day of the week. */
export function weekdaysFrom(start: Weekday): Weekday[] {
  return weekdays.map((at) => weekday(start + at));
}

/** Returns the number of days since the start of the week. */
const daysIntoWeek = (day: CivilDate, weekStart: Weekday) => (weekdayOf(day) - weekStart + 7) % 7;

/** Returns the full weeks of a month, including days of adjacent months. */
export function weeksOf(month: CivilDate, weekStart: Weekday): CivilDate[][] {
  const first = firstOfMonth(month);
  const last = lastOfMonth(month);
  const weeks: CivilDate[][] = [];
  for (let day = addDays(first, -daysIntoWeek(first, weekStart)); day <= last; ) {
    weeks.push(Array.from({ length: 7 }, (_, days) => addDays(day, days)));
    day = addDays(day, 7);
  }
  return weeks;
}

export interface DayKey {
  readonly key: string;
  readonly shiftKey: boolean;
}

/**
 * Returns the day that a key moves to in a date grid; undefined for other keys.
 */
export function dayByKey(
  day: CivilDate,
  { key, shiftKey }: DayKey,
  { weekStart, isRtl }: { weekStart: Weekday; isRtl: boolean },
): CivilDate | undefined {
  const onward = isRtl ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return addDays(day, onward);
    case 'ArrowLeft':
      return addDays(day, -onward);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'Home':
      return addDays(day, -daysIntoWeek(day, weekStart));
    case 'End':
      return addDays(day, 6 - daysIntoWeek(day, weekStart));
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1);
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1);
    default:
      return undefined;
  }
}
