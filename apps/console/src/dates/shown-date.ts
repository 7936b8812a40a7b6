import { dayIn, PLATFORM_TIME_ZONE, todayOf } from '@booking/api-client/facts';
import { dateFormat, numberFormat, viewerZone } from '../region/region.ts';

/** A day without time or time zone, `YYYY-MM-DD`. */
export type CivilDate = string;

const MINUTE_MS = 60_000;
let cached = { minute: Number.NaN, day: '' };

/** The current day on the platform, by which subscriptions go. It is computed once a minute, in which no day begins: each row of a table asks for it. */
export function today(): CivilDate {
  const minute = Math.floor(Date.now() / MINUTE_MS);
  if (cached.minute !== minute) cached = { minute, day: todayOf('billing', new Date()) };
  return cached.day;
}

/** How far off a day is: "in 9 days", "today", "3 days ago". */
export function distanceWords(days: number): string {
  if (days === 0) return 'today';
  const count = Math.abs(days);
  const words = `${numberFormat().format(count)} day${count === 1 ? '' : 's'}`;
  return days < 0 ? `${words} ago` : `in ${words}`;
}

/** "14 Mar 2027", in the viewer's format. */
export function formatDay(date: CivilDate): string {
  return ofDay(date, { day: '2-digit', month: 'short', year: 'numeric' });
}

/** "1–22 Oct", or "1–22 Oct 2025" when the year is not that of `day`, in the viewer's format. */
export function formatDays(from: CivilDate, until: CivilDate, day: CivilDate = today()): string {
  const isThisYear = from.slice(0, 4) === day.slice(0, 4) && until.slice(0, 4) === day.slice(0, 4);
  const parts = isThisYear ? {} : ({ year: 'numeric' } as const);
  const format = dateFormat({ day: 'numeric', month: 'short', ...parts, timeZone: 'UTC' });
  const [start, end] = [from, until].map((date) => new Date(`${date}T00:00:00Z`));
  return format.formatRange(start ?? 0, end ?? 0).replace(/Sept/g, 'Sep');
}

/** "Sunday, 22 November 2026", in the viewer's format. */
export function formatLongDay(date: CivilDate): string {
  return ofDay(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}

/** "November 2026", in the viewer's format. */
export function formatLongMonth(date: CivilDate): string {
  return ofDay(date, { month: 'long', year: 'numeric' });
}

/** "Mar 2027", in the viewer's format. */
export function formatMonth(date: CivilDate): string {
  return ofDay(date, { month: 'short', year: 'numeric' });
}

function ofDay(date: CivilDate, parts: Intl.DateTimeFormatOptions): string {
  // Midnight UTC shown in UTC: the day itself, in any viewer's time zone. Month names have three letters here.
  const format = dateFormat({ ...parts, timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`)).replace('Sept', 'Sep');
}

/** The day of an instant on the platform, or in another time zone. */
export function dayOf(instant: string, zone: string = PLATFORM_TIME_ZONE): CivilDate {
  return dayIn(new Date(instant), zone);
}

/** "15:42", in the viewer's format, by default in their time zone. */
export function formatTime(instant: string, zone: string = viewerZone()): string {
  return ofTime(instant, { timeZone: zone });
}

/** "15:42 IST": a time with its time zone. */
export function formatZonedTime(instant: string, zone: string = viewerZone()): string {
  return ofTime(instant, { timeZone: zone, timeZoneName: 'short' });
}

function ofTime(instant: string, options: Intl.DateTimeFormatOptions): string {
  return dateFormat({
    hour: '2-digit',
    minute: '2-digit',
    ...options,
    // The console uses 24 hours, unlike the locale of its country and of some viewers.
    hourCycle: 'h23',
  }).format(new Date(instant));
}

/** "14 Mar 2027, 15:42 IST", by default in the viewer's time zone. */
export function formatInstant(instant: string, zone: string = viewerZone()): string {
  return `${formatDay(dayOf(instant, zone))}, ${formatZonedTime(instant, zone)}`;
}
