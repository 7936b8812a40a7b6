import { type CalendarDate, parseDate } from '@internationalized/date';
import { warnOnce } from '../react/warn-once.ts';
import { addDays, type CivilDate, type DateRangeValue } from './civil-days.ts';

/** Bundlers replace it and drop development-only code. */
declare const process: { env: { NODE_ENV?: string } };

function warn(text: string, meant: string): void {
  if (process.env.NODE_ENV === 'production') return;
  warnOnce(`"${text}" is no ${meant}, and is taken for none.`);
}

/** Returns the day that a text begins with, as that of a moment does; undefined if it is none. */
export function dayIn(text: string | null | undefined): CivilDate | undefined {
  const [day] = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(text ?? '') ?? [];
  if (day === undefined || Number.isNaN(Date.parse(day))) return undefined;
  // Engines take the 30th of February for a day of March.
  return addDays(day, 0) === day ? day : undefined;
}

/** Returns the date of a text that begins as one, as that of a moment does; undefined if it is none. */
export function dateOf(text: string | null | undefined): CalendarDate | undefined {
  const day = dayIn(text);
  return day === undefined ? undefined : parseDate(day);
}

/** Returns a day of the app as `YYYY-MM-DD`: that of a moment too. What is none is the empty string, with a warning. */
export function givenDay(text: string | null | undefined): CivilDate {
  if (!text) return '';
  const day = dayIn(text);
  if (day === undefined) warn(text, 'date as YYYY-MM-DD');
  return day ?? '';
}

/** Returns a range of the app, of which either end may be missing. */
export function givenRange(range: DateRangeValue): DateRangeValue {
  const [startDate, endDate] = [givenDay(range.startDate), givenDay(range.endDate)];
  const isSame = startDate === range.startDate && endDate === range.endDate;
  return isSame ? range : { startDate, endDate };
}

/** Returns a time of the app as `HH:mm`: that of "09:30:00" too. What is none is the empty string, with a warning. */
export function givenTime(text: string | null | undefined): string {
  if (!text) return '';
  const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(text) ?? [];
  if (minutes === '' || Number(hours) > 23 || Number(minutes) > 59) {
    warn(text, 'time as HH:mm');
    return '';
  }
  return `${hours.padStart(2, '0')}:${minutes}`;
}
