import { isWeekend, parseDate, startOfWeek } from '@internationalized/date';
import type { CivilDate, Weekday } from '../primitives/dates/civil-days.ts';
import { dateOf } from '../primitives/dates/given-day.ts';

export interface Week {
  /** The day that a week begins on; 0 is Sunday. */
  readonly firstDay: Weekday;
  /** Whether a date is on the weekend: a Saturday or Sunday, in Egypt a Friday or Saturday. */
  isWeekend(day: CivilDate): boolean;
}

/**
 * Returns the week of the country of a locale, as calendars show it.
 * @param locale BCP 47.
 */
export function weekOf(locale: string): Week {
  // A Sunday in the middle of any week.
  const sunday = parseDate('2027-03-14');
  const daysBefore = sunday.compare(startOfWeek(sunday, locale));
  return {
    firstDay: weekdays[(7 - daysBefore) % 7] ?? 0,
    isWeekend(day) {
      const date = dateOf(day);
      return date !== undefined && isWeekend(date, locale);
    },
  };
}

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
