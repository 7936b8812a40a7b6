import { expect, it } from 'vitest';
import { datePickerWords } from './date-picker.words.ts';
import { readDate } from './typed-date.ts';

const today = '2026-11-21';

it.each([
  ['14 Mar 2027', '2027-03-14'],
  ['14 march 2027', '2027-03-14'],
  ['14/3/2027', '2027-03-14'],
  ['14-03-27', '2027-03-14'],
  ['14.3.27', '2027-03-14'],
  [' 3 sept 2027 ', '2027-09-03'],
  ['14mar2027', '2027-03-14'],
  ['2027-03-14', '2027-03-14'],
  ['14 Mar', '2026-03-14'],
  ['14', '2026-11-14'],
  ['29 Feb 2028', '2028-02-29'],
])('reads "%s" with the day first', (text, day) => {
  expect(readDate(text, today)).toBe(day);
});

it.each([
  '',
  'tomorrow',
  '31 Jun 2027',
  '29 Feb 2027',
  '14/13/2027',
  '14 ma 2027',
  '14 Mar 027',
  '0/3/2027',
  '1 2 3 4',
])('takes "%s" for no day', (text) => {
  expect(readDate(text, today)).toBeUndefined();
});

it('reads what it writes', () => {
  for (let month = 1; month <= 12; month++) {
    const day = `2027-${String(month).padStart(2, '0')}-09`;
    expect(readDate(datePickerWords.day(day), today)).toBe(day);
  }
});
