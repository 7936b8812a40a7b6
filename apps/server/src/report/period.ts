import type { Wire } from '@booking/api-client/contract';
import { addDays, daysBetween, PLATFORM_TIME_ZONE, todayOf } from '@booking/api-client/contract';
import { platformDay } from '../subscription/index.ts';

export type ReportQuery = Wire['report']['superAdmin']['query']['_zod']['output'];
export type Step = NonNullable<ReportQuery['groupBy']>;

/** Whole days, the last one included. */
export interface Days {
  readonly startDate: string;
  readonly endDate: string;
}

/** Period of a report, with every default decided. */
export interface Period extends Days {
  readonly timezone: string;
  readonly groupBy: Step;
  /** The viewer's day on which the report is read, in their time zone: the period is shown and compared up to it. */
  readonly viewerDay: string;
  /** The platform's day: subscriptions begin and end by its calendar. */
  readonly today: string;
  readonly comparedWith: Days | null;
}

/** The longest periods that are shown day by day and week by week. */
const BY_DAY_UP_TO = 31;
const BY_WEEK_UP_TO = 180;

/** Returns the query's period. */
export function periodOf(query: ReportQuery, now: Date): Period {
  const { startDate, endDate, timezone = PLATFORM_TIME_ZONE, compare = 'previous' } = query;
  const viewerDay = todayOf('report', now, timezone);
  return {
    startDate,
    endDate,
    timezone,
    groupBy: query.groupBy ?? stepFor(daysBetween(startDate, endDate) + 1),
    viewerDay,
    today: platformDay(now),
    comparedWith: comparison({ startDate, endDate }, viewerDay, compare),
  };
}

function stepFor(days: number): Step {
  if (days <= BY_DAY_UP_TO) return 'day';
  return days <= BY_WEEK_UP_TO ? 'week' : 'month';
}

/** Returns the days to compare with: as many as have passed of a period that is not over, so that like is compared with like. */
function comparison(
  { startDate, endDate }: Days,
  today: string,
  compare: NonNullable<ReportQuery['compare']>,
): Days | null {
  if (compare === 'none' || startDate > today) return null;
  const lastDay = endDate < today ? endDate : today;
  if (compare === 'lastYear') {
    return { startDate: yearBefore(startDate), endDate: yearBefore(lastDay) };
  }
  const before = previousPeriod({ startDate, endDate });
  const sameDay = addDays(before.startDate, daysBetween(startDate, lastDay));
  // The month before may be shorter: 30 March has the whole of February beside it.
  if (lastDay === endDate || sameDay > before.endDate) return before;
  return { ...before, endDate: sameDay };
}

/** A whole month follows a whole month, whatever their lengths. */
function previousPeriod({ startDate, endDate }: Days): Days {
  const end = addDays(startDate, -1);
  if (isWholeMonth(startDate, endDate)) return { startDate: `${end.slice(0, 8)}01`, endDate: end };
  return { startDate: addDays(end, -daysBetween(startDate, endDate)), endDate: end };
}

function isWholeMonth(startDate: string, endDate: string): boolean {
  return (
    startDate.endsWith('-01') &&
    startDate.slice(0, 7) === endDate.slice(0, 7) &&
    addDays(endDate, 1).endsWith('-01')
  );
}

/** Returns the same day a year earlier; 29 February becomes the 28th. */
function yearBefore(day: string): string {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, '0');
  const same = `${year}${day.slice(4)}`;
  return same.endsWith('-02-29') ? `${year}-02-28` : same;
}

/** The steps of the period up to the viewer's day, the first and the last cut to it: nothing is known of later ones. Weeks start on Sunday. */
export function stepsOf({ startDate, endDate, groupBy, viewerDay }: Period): Days[] {
  const steps: Days[] = [];
  for (let start = startDate; start <= endDate && start <= viewerDay; ) {
    const next = nextStart(start, groupBy);
    const end = addDays(next, -1);
    steps.push({ startDate: start, endDate: end < endDate ? end : endDate });
    start = next;
  }
  return steps;
}

function nextStart(day: string, step: Step): string {
  if (step === 'day') return addDays(day, 1);
  if (step === 'week') return addDays(day, 7 - new Date(day).getUTCDay());
  return nextMonth(day);
}

/** The first day of the month after. */
function nextMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

/** The last days of a day's month and of the eleven before it, the oldest first. */
export function twelveMonthsTo(day: string): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return Array.from({ length: 12 }, (_, n) =>
    new Date(Date.UTC(year, month - 11 + n, 0)).toISOString().slice(0, 10),
  );
}
