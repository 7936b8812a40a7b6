/**
 * What a language calls days, months and weekdays; each takes a day, `YYYY-MM-DD`, which no zone moves.
 * @param locale BCP 47.
 */
export function dateFormats(locale: string) {
  return {
    /** "14 Mar 2027". */
    day: format(locale, { day: '2-digit', month: 'short', year: 'numeric' }),
    /** "1–30 Nov 2026", or one day. */
    days: format(locale, { day: 'numeric', month: 'short', year: 'numeric' }),
    /** "Sunday 14 March 2027". */
    longDay: format(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    /** "March 2027". */
    month: format(locale, { month: 'long', year: 'numeric' }),
    weekday: format(locale, { weekday: 'long' }),
    /** "Sun". */
    shortWeekday: format(locale, { weekday: 'short' }),
  };
}

function format(locale: string, options: Intl.DateTimeFormatOptions) {
  // Made when it is first asked for: a catalogue is loaded by pages without a date too.
  let formatter: Intl.DateTimeFormat | undefined;
  return (first: string, last = first): string => {
    formatter ??= new Intl.DateTimeFormat(locale, {
      ...options,
      // Values and grids are of this calendar: another one would name other years and months than it shows.
      calendar: 'gregory',
      timeZone: 'UTC',
    });
    // Engines put blanks of different widths around a range: a server's text must be the browser's.
    return formatter.formatRange(midnight(first), midnight(last)).replace(/\s/g, ' ');
  };
}

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

const english = /* @__PURE__ */ dateFormats('en-GB');

export const datePickerMessages = {
  ...english,
  // English months have three letters here.
  day: (day: string) => english.day(day).replace('Sept', 'Sep'),
  days: (first: string, last: string) =>
    english.days(first, last).replace('Sept', 'Sep').replace(/ ?– ?/, ' to '),
  open: 'Open the calendar',
  previous: 'Previous month',
  next: 'Next month',
  wrong: 'Type a date such as 14 Mar 2027.',
  early: (min: string) => `Choose ${min} or later.`,
  late: (max: string) => `Choose ${max} or earlier.`,
};
