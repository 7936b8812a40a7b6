import { isWeekend, parseDate, startOfWeek } from '@internationalized/date';
import { expect, it } from 'vitest';
import { weekdayOf, weekOf } from './week-of.ts';

// 13 and 14 March 2027 are a Saturday and a Sunday.
it.each([
  ['en-IN', 0, ['2027-03-13', '2027-03-14']],
  ['hi-IN-u-nu-latn', 0, ['2027-03-13', '2027-03-14']],
  ['en-US', 0, ['2027-03-13', '2027-03-14']],
  ['en-GB', 1, ['2027-03-13', '2027-03-14']],
  ['de-DE', 1, ['2027-03-13', '2027-03-14']],
  ['ar-EG', 6, ['2027-03-12', '2027-03-13']],
])('a week in %s begins on day %d and its weekend is %j', (locale, firstDay, weekend) => {
  const week = weekOf(locale);
  const days = ['2027-03-11', '2027-03-12', '2027-03-13', '2027-03-14', '2027-03-15'];
  expect(week.firstDay).toBe(firstDay);
  expect(days.filter(week.isWeekend)).toEqual(weekend);
});

it('what is no date is on no weekend', () => {
  expect(weekOf('en-IN').isWeekend('2027-02-30x')).toBe(false);
});

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const regions = letters.flatMap((first) => letters.map((second) => first + second));
// A Sunday to a Saturday.
const days = Array.from({ length: 7 }, (_, at) => `2027-03-${14 + at}`);

it.each([
  ['of the engine', true],
  ['of an engine that knows none', false],
])('weeks of all regions are those of the calendars: %s', (_, isKnown) => {
  // Each locale is asked once: the library remembers.
  const language = isKnown ? 'en' : 'de';
  const own = Object.getOwnPropertyDescriptor(Intl.Locale.prototype, 'getWeekInfo');
  if (!isKnown) Reflect.deleteProperty(Intl.Locale.prototype, 'getWeekInfo');
  try {
    const differing = ['IN', ...regions, 'US-u-fw-tue'].filter((region) => {
      const locale = `${language}-${region}`;
      const week = weekOf(locale);
      const sunday = parseDate('2027-03-14');
      const before = sunday.compare(startOfWeek(sunday, locale));
      const isSameWeekend = days.every(
        (day) => week.isWeekend(day) === isWeekend(parseDate(day), locale),
      );
      return week.firstDay !== (7 - before) % 7 || !isSameWeekend;
    });
    expect(differing).toEqual([]);
  } finally {
    if (own) Object.defineProperty(Intl.Locale.prototype, 'getWeekInfo', own);
  }
});

it('knows the weekday of a day', () => {
  expect(days.map(weekdayOf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(weekdayOf('1969-12-31')).toBe(3);
});
