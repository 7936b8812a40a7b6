import type { CivilDate } from '../primitives/dates/civil-days.ts';
import { keptBy } from '../primitives/text/kept-by.ts';
import { englishNumbers } from '../primitives/text/number-formats.ts';
import { dayFormats } from './date-picker.messages.ts';

/** How much of a day is written: "14 Mar", "14 Mar 2027", or "Sunday, 14 March 2027". */
export type DayForm = 'short' | 'medium' | 'long';

const formats = { short: 'shortDay', medium: 'day', long: 'longDay' } as const;

const formatsOf = /* @__PURE__ */ keptBy(dayFormats);

/**
 * Returns a day as `DatePicker` shows it: "14 Mar 2027". Text that is no day is returned as it is.
 * @param day `YYYY-MM-DD`: the same day in every time zone.
 * @param locale BCP 47.
 */
export function formatDay(
  day: CivilDate,
  locale: string = englishNumbers.locale,
  form: DayForm = 'medium',
): string {
  return formatsOf(locale)[formats[form]](day);
}
