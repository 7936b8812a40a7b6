import type { CivilDate, Weekday } from './civil-days.ts';

export interface Week {
  /** The day that a week begins on; 0 is Sunday. */
  readonly firstDay: Weekday;
  /** Whether a date is on the weekend: a Saturday or Sunday, in Egypt a Friday or Saturday. */
  isWeekend(day: CivilDate): boolean;
}

/** The countries whose week begins on another day than Monday, and those with another weekend (Unicode CLDR). */
const begins: Readonly<Record<string, Weekday>> = {
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW': 0,
  MV: 5,
  'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY': 6,
};
const weekends: Readonly<Record<string, readonly number[]>> = {
  AF: [4, 5],
  IR: [5],
  'BH DZ EG IL IQ JO KW LY OM QA SA SD SY YE': [5, 6],
};

const NAMES = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const days = [0, 1, 2, 3, 4, 5, 6] as const;

/**
 * Returns the week of the country of a locale, as calendars show it. The engines know weeks too, but not all of them,
 * and a server must know the same as the browser.
 * @param locale BCP 47. Its extension `-u-fw-mon` decides the first day.
 */
export function weekOf(locale: string): Week {
  const { region = '' } = new Intl.Locale(locale).maximize();
  const weekend = find(weekends, region) ?? [6, 0];
  const chosen = days[NAMES.indexOf(/-u-.*\bfw-([a-z]{3})\b/.exec(locale)?.[1] ?? '')];
  return {
    firstDay: chosen ?? find(begins, region) ?? 1,
    isWeekend(day) {
      const [date] = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(day) ?? [];
      return weekend.includes(new Date(`${date}T00:00:00Z`).getUTCDay());
    },
  };
}

const find = <Value>(facts: Readonly<Record<string, Value>>, region: string): Value | undefined =>
  Object.entries(facts).find(([regions]) => regions.split(' ').includes(region))?.[1];
