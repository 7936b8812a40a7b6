import { parseDate, today as todayIn } from '@internationalized/date';

/** The platform's own zone: subscription dates are days there, wherever the viewer is. */
export const PLATFORM_ZONE = 'Asia/Kolkata';

/** A day without time or zone, `YYYY-MM-DD`. */
export type CivilDate = string;

/** The day that it is on the platform. */
export function today(): CivilDate {
  return todayIn(PLATFORM_ZONE).toString();
}

/** The day so many days later, or earlier for a negative number. */
export function addDays(date: CivilDate, days: number): CivilDate {
  return parseDate(date).add({ days }).toString();
}

/** Days from one day to another; negative when it lies before. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return parseDate(to).compare(parseDate(from));
}

/** How far a last day is: "9 days", "today", "3 days over". */
export function distanceWords(days: number): string {
  if (days === 0) return 'today';
  const count = Math.abs(days);
  return `${inWords.format(count)} day${count === 1 ? '' : 's'}${days < 0 ? ' over' : ''}`;
}

const inWords = new Intl.NumberFormat('en-IN');

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "14 Mar 2027". */
export function formatDay(date: CivilDate): string {
  // Midnight UTC shown in UTC: the day itself, whatever zone the viewer is in. English months have three letters here.
  return dayFormat.format(new Date(`${date}T00:00:00Z`)).replace('Sept', 'Sep');
}

const instantDay = new Intl.DateTimeFormat('en-CA', { timeZone: PLATFORM_ZONE });

/** The day of an instant on the platform. */
export function dayOf(instant: string): CivilDate {
  return instantDay.format(new Date(instant));
}

const instantTime = new Intl.DateTimeFormat('en-IN', {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: PLATFORM_ZONE,
});

/** "14 Mar 2027, 15:42", on the platform's clock. */
export function formatInstant(instant: string): string {
  return `${formatDay(dayOf(instant))}, ${instantTime.format(new Date(instant))}`;
}
