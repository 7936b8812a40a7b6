import { PLATFORM_TIME_ZONE } from '@booking/api-client/facts';
import { parseDate, parseDateTime, toZoned } from '@internationalized/date';
import type { CivilDate } from './shown-date.ts';

/** The day a number of days later, or earlier when negative. */
export function addDays(date: CivilDate, days: number): CivilDate {
  return parseDate(date).add({ days }).toString();
}

/** The same date a number of years later; of a leap day the 28th. */
export function addYears(date: CivilDate, years: number): CivilDate {
  return parseDate(date).add({ years }).toString();
}

/** The first instant of a day on the platform, in UTC. */
export function startOfDay(date: CivilDate): string {
  return parseDate(date).toDate(PLATFORM_TIME_ZONE).toISOString();
}

/** A date and time on the platform's clock, `YYYY-MM-DDTHH:mm`, in UTC. */
export function instantAt(moment: string): string {
  return toZoned(parseDateTime(moment), PLATFORM_TIME_ZONE).toDate().toISOString();
}

/** Days between two days; negative when the second is earlier. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return parseDate(to).compare(parseDate(from));
}
