import { type Instant, toInstant } from '@booking/api-client';
import {
  parseDate,
  parseTime,
  toCalendarDateTime,
  today as todayIn,
  toZoned,
} from '@internationalized/date';
import type { CivilDate } from '../dates/shown-date.ts';
import { viewerZone } from '../region/region.ts';
import { checkedRange, type DateRange, monthOf, unchosen } from './date-range.ts';

/** The current day for the viewer. */
export function viewerToday(): CivilDate {
  return todayIn(viewerZone()).toString();
}

/** Whether Home and the calendar show a day or a month by default (`CAL-07`). */
export const homeTypes = ['Day', 'Month'] as const;
export type HomeType = (typeof homeTypes)[number];

/** Times on the viewer's clock, `HH:MM`; both or none. */
export interface TimeRange {
  readonly start: string;
  readonly end: string;
}

/** The state of the console's calendar (`CAL-01`). */
export interface CalendarState {
  readonly dateRange: DateRange;
  /** Limits the first day to after its start and the last to before its end (`CAL-04`). */
  readonly timeRange: TimeRange | undefined;
  /** The only kind of event to show; undefined shows all. */
  readonly status: string | undefined;
}

/** Today, with nothing chosen (`CAL-01`). */
export function initialCalendar(today: CivilDate): CalendarState {
  return { dateRange: unchosen(today), timeRange: undefined, status: undefined };
}

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Restores the calendar of an earlier visit (`STATE-02`). Storage can hold anything, and an unchosen day is stale
 * tomorrow: invalid parts fall back to the initial state.
 */
export function restoreCalendar(
  stored: CalendarState | undefined,
  today: CivilDate,
): CalendarState {
  const { dateRange, timeRange, status } = stored ?? {};
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

/** The visible range: an unchosen range grows to its month when the home type is Month (`CAL-02`). */
export function shownRange(range: DateRange, homeType: HomeType): DateRange {
  if (range.selected || homeType === 'Day') return range;
  return { ...range, ...monthOf(range.startDate) };
}

/** An instant and its exclusive end, in ISO 8601 with `Z`. */
export interface Instants {
  readonly from: Instant;
  readonly until: Instant;
}

/**
 * The range on the viewer's clock. With a time range it runs from the start time of the first day to the end time of
 * the last (`CAL-04`). Without one it ends with its last day, so a single day ends when the next begins (`CAL-05`):
 * days are never shifted, whether they have 23, 24 or 25 hours.
 * @param zone IANA name of the viewer's time zone.
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

/** A time skipped by a clock change becomes the first one after it; a time that occurs twice is the first. */
function instant(day: CivilDate, time: string, zone: string): Instant {
  const local = toCalendarDateTime(parseDate(day), parseTime(time));
  return toInstant(toZoned(local, zone, 'compatible').toDate());
}
