import type { CivilDate } from '../../dates/shown-date.ts';
import { PLATFORM_LOCALE } from '../../region/region.ts';

const printed = new Intl.DateTimeFormat(PLATFORM_LOCALE, { dateStyle: 'long', timeZone: 'UTC' });

/** A day as the legal pages print it: "23 November 2026". */
export function printedDay(day: CivilDate): string {
  return printed.format(new Date(`${day}T00:00:00Z`));
}

/** The day that a legal page prints; empty where it prints something else, such as "June 2024". */
export function dayPrinted(text: string): CivilDate | '' {
  const [, date = '', month = '', year = ''] = /^(\d{1,2}) (\p{L}+) (\d{4})$/u.exec(text) ?? [];
  const name = (number: number) =>
    printed.formatToParts(Date.UTC(2000, number)).find(({ type }) => type === 'month')?.value;
  const number = [...Array(12).keys()].findIndex((at) => name(at) === month) + 1;
  const day = `${year}-${String(number).padStart(2, '0')}-${date.padStart(2, '0')}`;
  return number > 0 && printedDay(day) === text ? day : '';
}
