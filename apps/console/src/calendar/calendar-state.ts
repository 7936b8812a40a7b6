import { type Instant, toInstant } from '@booking/api-client';
import {
  parseDate,
  parseTime,
  toCalendarDateTime,
  today as todayIn,
  toZoned,
} from '@internationalized/date';
import type { CivilDate } from '../dates/civil-date.ts';
import { viewerZone } from '../region/region.ts';
import { checkedRange, type DateRange, monthOf, unchosen } from './date-range.ts';

/** The day that it is for the viewer. */
export function viewerToday(): CivilDate {
  return todayIn(viewerZone()).toString();
}

/** Whether home and calendar show one day or one month by themselves (`CAL-07`). */
export const homeTypes = ['Day', 'Month'] as const;
export type HomeType = (typeof homeTypes)[number];

/** Clock times of the viewer, `HH:MM`; both or none. */
export interface TimeRange {
  readonly start: string;
  readonly end: string;
}

/** What the calendar of the console shows (`CAL-01`). */
export interface CalendarState {
  readonly dateRange: DateRange;
  /** Narrows the first day from its start and the last one to its end (`CAL-04`). */
  readonly timeRange: TimeRange | undefined;
  /** The kind of event shown alone; undefined shows all. */
  readonly status: string | undefined;
}

/** Today, nothing chosen (`CAL-01`). */
export function initialCalendar(today: CivilDate): CalendarState {
  return { dateRange: unchosen(today), timeRange: undefined, status: undefined };
}

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * The calendar of an earlier visit (`STATE-02`). Anything can stand in a storage, and a day that nobody chose is over
 * tomorrow: what makes no sense begins anew.
 */
export function restoreCalendar(kept: CalendarState | undefined, today: CivilDate): CalendarState {
  const { dateRange, timeRange, status } = kept ?? {};
  const { dateRange: initial } = initialCalendar(today);
  return {
    dateRange: dateRange?.selected ? (checkedRange(dateRange) ?? initial) : initial,
    timeRange:
      timeRange && [timeRange.start, timeRange.end].every((time) => clockTime.test(time))
        ? timeRange
        : undefined,
    status,
  };
}

/** What is really shown: a range that nobody chose grows to its month where the home is by month (`CAL-02`). */
export function shownRange(range: DateRange, homeType: HomeType): DateRange {
  if (range.selected || homeType === 'Day') return range;
  return { ...range, ...monthOf(range.startDate) };
}

/** An instant and the one before which it all happened, in ISO 8601 with `Z`. */
export interface Instants {
  readonly from: Instant;
  readonly until: Instant;
}

/**
 * The range as the viewer's clock knows it. With a time range it goes from the start's time on the first day to the
 * end's time on the last (`CAL-04`). Without one it ends when its last day does, so a single day ends with the next one
 * (`CAL-05`): the days themselves are never shifted, be they of 23, 24 or 25 hours.
 * @param zone IANA name of the viewer's zone.
 */
export function instantsOf(
  { startDate, endDate }: DateRange,
  timeRange: TimeRange | undefined,
  zone: string,
): Instants {
  const from = timeRange?.start ?? '00:00';
  const until = timeRange?.end ?? '00:00';
  const last = timeRange ? parseDate(endDate) : parseDate(endDate).add({ days: 1 });
  return {
    from: instant(startDate, from, zone),
    until: instant(last.toString(), until, zone),
  };
}

/** A time that a change of the clocks skips becomes the first one after it; one that comes twice is the first. */
function instant(day: CivilDate, time: string, zone: string): Instant {
  const local = toCalendarDateTime(parseDate(day), parseTime(time));
  return toInstant(toZoned(local, zone, 'compatible').toDate());
}
