import { expect, it } from 'vitest';
import { dateFormats, datePickerMessages } from './date-picker.messages.ts';

// 13 and 14 March 2027 are a Saturday and a Sunday.
it.each([
  ['en-IN', 0, ['2027-03-13', '2027-03-14']],
  ['hi-IN-u-nu-latn', 0, ['2027-03-13', '2027-03-14']],
  ['en-US', 0, ['2027-03-13', '2027-03-14']],
  ['en-GB', 1, ['2027-03-13', '2027-03-14']],
  ['de-DE', 1, ['2027-03-13', '2027-03-14']],
  ['ar-EG', 6, ['2027-03-12', '2027-03-13']],
])('a week in %s begins on day %d and its weekend is %j', (locale, firstDay, weekend) => {
  const formats = dateFormats(locale);
  const days = ['2027-03-11', '2027-03-12', '2027-03-13', '2027-03-14', '2027-03-15'];
  expect(formats.firstDay).toBe(firstDay);
  expect(days.filter(formats.isWeekend)).toEqual(weekend);
});

it('what is no date is on no weekend', () => {
  expect(dateFormats('en-IN').isWeekend('2027-02-30x')).toBe(false);
});

it('the built-in English has the weeks of India', () => {
  expect(datePickerMessages.firstDay).toBe(0);
  expect(datePickerMessages.isWeekend('2027-03-14')).toBe(true);
  expect(datePickerMessages.isWeekend('2027-03-15')).toBe(false);
});
