import { type Week, weekOf } from '../primitives/dates/week-of.ts';
import { type DayFormats, dayFormats } from './date-picker.messages.ts';

/** How a locale writes dates, and its week. */
export interface DateFormats extends DayFormats, Week {}

/**
 * Returns the date formats of a locale, for a catalogue's `datePicker`, and its week. Each format takes a date as
 * `YYYY-MM-DD`, independent of time zones, and writes it in the Gregorian calendar; a second date makes a range.
 * @param locale BCP 47. The first day of the week and the weekend are those of its country.
 */
export function dateFormats(locale: string): DateFormats {
  return { ...dayFormats(locale), ...weekOf(locale) };
}
