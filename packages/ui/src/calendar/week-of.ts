import { type CivilDate, daysBetween, type Weekday } from '../primitives/dates/civil-days.ts';
import { dayIn } from '../primitives/dates/given-day.ts';

export interface Week {
  /** The day that a week begins on; 0 is Sunday. */
  readonly firstDay: Weekday;
  /** Whether a date is on the weekend: a Saturday or Sunday, in Egypt a Friday or Saturday. */
  isWeekend(day: CivilDate): boolean;
}

/** What newer engines know. */
interface LocaleWithWeek extends Intl.Locale {
  getWeekInfo?: () => { readonly firstDay: number };
}

/** Countries by the days of CLDR, as `@internationalized/date` has them, whose calendars are much more than this. */
const fromMonday =
  'AD AI AL AM AN AR AT AU AX AZ BA BE BG BM BN BY CH CL CM CN CR CY CZ DE DK EC EE ES FI FJ FO FR GB GE GF GP GR HR HU IE IS IT KG KZ LB LI LK LT LU LV MC MD ME MK MN MQ MY NL NO NZ PL RE RO RS RU SE SI SK SM TJ TM TR UA UY UZ VA VN XK';
const fromSaturday = 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';
const fridayAndSaturday = 'AE BH DZ EG IL IQ JO KW LY OM QA SA SD SY YE';
const weekdayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/**
 * Returns the week of the country of a locale, as calendars show it.
 * @param locale BCP 47.
 */
export function weekOf(locale: string): Week {
  const country: LocaleWithWeek = new Intl.Locale(locale);
  const { region = '' } = country.maximize();
  const firstDay = country.getWeekInfo?.().firstDay ?? firstDayIn(region, locale);
  const weekend = weekendIn(region);
  return {
    firstDay: weekdays[firstDay % 7] ?? 0,
    isWeekend(text) {
      const day = dayIn(text);
      return day !== undefined && weekend.includes(weekdayOf(day));
    },
  };
}

/** Returns the day of the week; 0 is Sunday. */
export function weekdayOf(day: CivilDate): Weekday {
  return weekdays[((daysBetween(SUNDAY, day) % 7) + 7) % 7] ?? 0;
}

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
const SUNDAY = '2027-03-14';

function firstDayIn(region: string, locale: string): number {
  // The reader's own choice: `en-US-u-fw-mon`.
  const [, own = ''] = /-fw-(\w+)/.exec(locale) ?? [];
  if (own !== '') return Math.max(0, weekdayNames.indexOf(own));
  if (region !== '' && fromMonday.includes(region)) return 1;
  if (fromSaturday.includes(region)) return 6;
  return region === 'MV' ? 5 : 0;
}

function weekendIn(region: string): readonly Weekday[] {
  if (region !== '' && fridayAndSaturday.includes(region)) return [5, 6];
  if (region === 'AF') return [4, 5];
  return region === 'IR' ? [5] : [6, 0];
}
