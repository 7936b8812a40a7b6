import { customRange, type DateRange } from '../../calendar/date-range.ts';
import { addDays } from '../../dates/civil-date.ts';
import type { Period } from '../../period/use-period.ts';

const AHEAD_DAYS = 30;

/** The days of the calendar on Home: those of the page, or the next 30 where what is ahead is shown. */
export function calendarRange({
  isAhead,
  today,
  range,
}: Pick<Period, 'isAhead' | 'today' | 'range'>): DateRange {
  return isAhead ? customRange(today, addDays(today, AHEAD_DAYS - 1)) : range;
}
