import {
  type CalendarDate,
  endOfMonth,
  isSameMonth,
  parseDate,
  startOfMonth,
} from '@internationalized/date';
import type { CivilDate } from '../dates/shown-date.ts';

/** A range of whole days, as the calendar state holds it (`CAL-01`). Days are civil: no time zone moves them. */
export interface DateRange {
  readonly startDate: CivilDate;
  /** The last day, inclusive. */
  readonly endDate: CivilDate;
  /** Days after the first: 0 for a single day. */
  readonly diff: number;
  /** Whether the user chose it. An unchosen range may grow to its month (`CAL-02`). */
  readonly selected: boolean;
  /** Chosen by its two ends, not as a day or month (`CAL-06`). */
  readonly isCustom: boolean;
}

/** Whether a text is a valid day. */
export function isCivilDate(text: string | null | undefined): text is CivilDate {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  try {
    return parseDate(text).toString() === text;
  } catch {
    // 31 June, for example.
    return false;
  }
}

/** The range before the user chooses: one day (`CAL-01`). */
export function unchosen(day: CivilDate): DateRange {
  return { startDate: day, endDate: day, diff: 0, selected: false, isCustom: false };
}

/** One chosen day (`CAL-06`). */
export function dayRange(day: CivilDate): DateRange {
  return { ...unchosen(day), selected: true };
}

/** The chosen month of a day (`CAL-06`). */
export function monthRange(day: CivilDate): DateRange {
  return { ...monthOf(day), selected: true, isCustom: false };
}

/** Between two chosen days, in either order (`CAL-06`). */
export function customRange(oneEnd: CivilDate, otherEnd: CivilDate): DateRange {
  const [startDate, endDate] = oneEnd <= otherEnd ? [oneEnd, otherEnd] : [otherEnd, oneEnd];
  return { ...between(parseDate(startDate), parseDate(endDate)), selected: true, isCustom: true };
}

/** The first to the last day of a day's month; `diff` is its number of days minus one (`CAL-02`). */
export function monthOf(day: CivilDate): Pick<DateRange, 'startDate' | 'endDate' | 'diff'> {
  const date = parseDate(day);
  return between(startOfMonth(date), endOfMonth(date));
}

/** The chosen range with its length recomputed; undefined when its ends are not valid days. */
export function checkedRange({ startDate, endDate, isCustom }: DateRange): DateRange | undefined {
  if (!isCivilDate(startDate) || !isCivilDate(endDate)) return undefined;
  return { ...customRange(startDate, endDate), isCustom };
}

/** Every day of the range, `diff + 1` of them (`CAL-03`). */
export function daysOf({ startDate, diff }: Pick<DateRange, 'startDate' | 'diff'>): CivilDate[] {
  const first = parseDate(startDate);
  return Array.from({ length: diff + 1 }, (_, days) => first.add({ days }).toString());
}

/** Whether it is a whole month from its first to its last day. */
export function isWholeMonth({ startDate, endDate }: DateRange): boolean {
  const [start, end] = [parseDate(startDate), parseDate(endDate)];
  return start.day === 1 && isSameMonth(start, end) && endOfMonth(end).compare(end) === 0;
}

/**
 * The range of the same length right after or before this one. A month steps to a month; a custom range keeps its
 * length even where it happens to be a month, so that stepping back returns to it.
 */
export function stepped(range: DateRange, direction: 1 | -1): DateRange {
  if (!range.isCustom && isWholeMonth(range)) {
    const months = parseDate(range.startDate).add({ months: direction });
    return { ...range, ...monthOf(months.toString()), selected: true };
  }
  const days = direction * (range.diff + 1);
  const moved = (day: CivilDate) => parseDate(day).add({ days }).toString();
  return {
    ...range,
    startDate: moved(range.startDate),
    endDate: moved(range.endDate),
    selected: true,
  };
}

function between(start: CalendarDate, end: CalendarDate) {
  return { startDate: start.toString(), endDate: end.toString(), diff: end.compare(start) };
}
