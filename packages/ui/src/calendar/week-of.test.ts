import { expect, it } from 'vitest';
import { weekOf } from './week-of.ts';

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
