/** Writes a date, or a range of dates. */
type DayFormat = (first: string, last?: string) => string;

/** How a locale writes dates. */
export interface DayFormats {
  /** It also decides the first day of the week and the weekend, which are those of its country. */
  locale: string;
  /** "14 Mar 2027". */
  day: DayFormat;
  /** "1 Dec". */
  shortDay: DayFormat;
  /** "1–30 Nov 2026", or one day. */
  days: DayFormat;
  /** "Sunday, 14 March 2027". */
  longDay: DayFormat;
  /** "March 2027". */
  month: DayFormat;
  monthName: DayFormat;
  year: DayFormat;
  /** "14", in the digits of the locale. */
  dayNumber(day: string): string;
  weekday: DayFormat;
  /** "Sun". */
  shortWeekday: DayFormat;
}

/**
 * Returns how a locale writes dates. Each format takes a date as `YYYY-MM-DD`, independent of time zones, and writes it
 * in the Gregorian calendar.
 * @param locale BCP 47.
 */
export function dayFormats(locale: string): DayFormats {
  let digits: Intl.NumberFormat | undefined;
  return {
    locale,
    day: format(locale, { day: '2-digit', month: 'short', year: 'numeric' }),
    shortDay: format(locale, { day: 'numeric', month: 'short' }),
    days: format(locale, { day: 'numeric', month: 'short', year: 'numeric' }),
    longDay: format(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    month: format(locale, { month: 'long', year: 'numeric' }),
    monthName: format(locale, { month: 'long' }),
    year: format(locale, { year: 'numeric' }),
    dayNumber(day) {
      digits ??= new Intl.NumberFormat(locale);
      return digits.format(Number(day.slice(8)));
    },
    weekday: format(locale, { weekday: 'long' }),
    shortWeekday: format(locale, { weekday: 'short' }),
  };
}

function format(locale: string, options: Intl.DateTimeFormatOptions): DayFormat {
  // Created on first use: pages without dates load the catalogue too.
  let formatter: Intl.DateTimeFormat | undefined;
  return (first, last = first) => {
    formatter ??= new Intl.DateTimeFormat(locale, {
      ...options,
      // Values and grids are Gregorian: another calendar would name different years and months.
      calendar: 'gregory',
      timeZone: 'UTC',
    });
    const [from, to] = [midnight(first), midnight(last)];
    // A formatter throws for what is no date, and the page would be gone: it is shown as the app gave it.
    if (Number.isNaN(from + to)) {
      return first === last ? first : `${first} – ${last}`;
    }
    // Engines put different spaces around a range; server and browser must render the same text.
    // A range of one day is the same text, and takes ten times as long.
    const text = first === last ? formatter.format(from) : formatter.formatRange(from, to);
    // Three letters for every English month.
    return text.replace(/\s/g, ' ').replace(/\bSept\b(?!\.)/g, 'Sep');
  };
}

const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`);

const english = /* @__PURE__ */ dayFormats('en-GB');

export const datePickerMessages = {
  ...english,
  // Weeks begin on Sunday, as in India.
  locale: 'en-IN',
  days: (first: string, last?: string) => english.days(first, last).replace(/ ?– ?/, ' to '),
  open: 'Open calendar',
  previous: 'Previous month',
  next: 'Next month',
  monthLabel: 'Month',
  yearLabel: 'Year',
  invalid: 'Enter a date, for example 14 Mar 2027.',
  otherWeekday: (day: string, weekday: string) => `${day} is a ${weekday}. Check the day.`,
  tooEarly: (min: string) => `Choose ${min} or later.`,
  tooLate: (max: string) => `Choose ${max} or earlier.`,
  unavailable: 'This day is not available. Choose another one.',
};
