import { parseDate, startOfWeek } from '@internationalized/date';
import { expect, it } from 'vitest';
import { weekOf } from './week-of.ts';

// 13 and 14 March 2027 are a Saturday and a Sunday.
it.each([
  ['en-IN', 0, ['2027-03-13', '2027-03-14']],
  ['hi-IN-u-nu-latn', 0, ['2027-03-13', '2027-03-14']],
  ['en-US', 0, ['2027-03-13', '2027-03-14']],
  ['en-GB', 1, ['2027-03-13', '2027-03-14']],
  ['de-DE', 1, ['2027-03-13', '2027-03-14']],
  ['ar-AE', 1, ['2027-03-13', '2027-03-14']],
  ['ar-EG', 6, ['2027-03-12', '2027-03-13']],
  ['fa-AF', 6, ['2027-03-11', '2027-03-12']],
  ['fa', 6, ['2027-03-12']],
  ['dv', 5, ['2027-03-13', '2027-03-14']],
  ['en-IN-u-fw-mon-nu-latn', 1, ['2027-03-13', '2027-03-14']],
])('a week in %s begins on day %d and its weekend is %j', (locale, firstDay, weekend) => {
  const week = weekOf(locale);
  const days = ['2027-03-11', '2027-03-12', '2027-03-13', '2027-03-14', '2027-03-15'];
  expect(week.firstDay).toBe(firstDay);
  expect(days.filter(week.isWeekend)).toEqual(weekend);
});

it('a moment is on the weekend if its day is, and what is no date never', () => {
  const { isWeekend } = weekOf('en-IN');
  expect(isWeekend('2027-03-14T10:00:00Z')).toBe(true);
  expect(isWeekend('2027-03-14x')).toBe(false);
  expect(isWeekend('')).toBe(false);
});

it('weeks of countries are those of the engine', () => {
  const sunday = parseDate('2027-03-14');
  for (const region of 'AE AU BR CA CN DE EG FR GB ID IN IR JP LK MV NP NZ PK SA SG TH US ZA'.split(
    ' ',
  )) {
    const daysBefore = sunday.compare(startOfWeek(sunday, `und-${region}`));
    expect(weekOf(`en-${region}`).firstDay, region).toBe((7 - daysBefore) % 7);
  }
});
