import { describe, expect, it } from 'vitest';
import {
  addDays,
  dateFormats,
  daysBetween,
  formatDay,
  formatMoney,
  formatPhone,
  formatRelative,
  formatTime,
  timeIn,
  todayIn,
} from './format.ts';

describe('formatMoney', () => {
  it.each([
    [1999.5, 'INR', undefined, '₹1,999.50'],
    [103948, 'INR', undefined, '₹1,03,948'],
    [103948, 'INR', 'en-US', '₹103,948'],
    [-500, 'INR', undefined, '-₹500'],
    [0.1 + 0.2, 'INR', undefined, '₹0.30'],
    [1200, 'JPY', undefined, '¥1,200'],
    [1.25, 'KWD', 'en-US', 'KWD 1.250'],
    [1999.5, 'EUR', 'de-DE', '1.999,50 €'],
    [-0.001, 'INR', undefined, '₹0'],
    [Number.NaN, 'INR', undefined, ''],
    [Number.POSITIVE_INFINITY, 'INR', undefined, ''],
  ])('writes %d %s in %s', (amount, currency, locale, text) => {
    expect(formatMoney(amount, currency, locale).replaceAll('\u00a0', ' ')).toBe(text);
  });

  it('writes decimals that are zeros for amounts below each other', () => {
    const format = { hasAllDecimals: true };
    expect(formatMoney(103_948, 'INR', 'en-IN', format)).toBe('₹1,03,948.00');
    expect(formatMoney(103_948, 'JPY', 'en-IN', format)).toBe('¥1,03,948');
  });
});

describe('formatPhone', () => {
  it.each([
    ['+919876543210', '+91 98765 43210'],
    ['+14155552671', '+1 415 555 2671'],
    ['+17875550100', '+1787 555 0100'],
    ['+442079460958', '+44 2079460958'],
    ['098765 43210', '+91 98765 43210'],
    ['', ''],
    ['no number', 'no number'],
    ['+91', '+91'],
  ])('writes %s', (value, text) => {
    expect(formatPhone(value)).toBe(text);
  });

  it('takes a number without a calling code as one of the given country', () => {
    expect(formatPhone('(415) 555-2671', 'US')).toBe('+1 415 555 2671');
  });
});

describe('formatDay', () => {
  it.each([
    ['2027-03-04', undefined, undefined, '04 Mar 2027'],
    ['2026-09-30', 'en-GB', undefined, '30 Sep 2026'],
    ['2026-09-30', 'en-GB', 'short', '30 Sep'],
    ['2026-09-30', 'en-GB', 'long', 'Wednesday, 30 September 2026'],
    ['2027-03-14', 'fr-FR', 'long', 'dimanche 14 mars 2027'],
    ['2027-03-14', 'hi-IN', 'short', '14 मार्च'],
    ['2027-03-14', 'ar-EG', 'short', '١٤ مارس'],
    ['tomorrow', undefined, undefined, 'tomorrow'],
  ] as const)('writes %s in %s, %s', (day, locale, form, text) => {
    expect(formatDay(day, locale, form)).toBe(text);
  });
});

describe('formatTime', () => {
  it.each([
    ['14:30', undefined, undefined, '14:30'],
    ['14:30', 'en-US', undefined, '14:30'],
    ['00:05', 'hi-IN', undefined, '00:05'],
    ['14:30', 'en-US', 12, '2:30 PM'],
    ['14:30', 'ar-EG', 24, '١٤:٣٠'],
    ['noon', undefined, undefined, 'noon'],
  ] as const)('writes %s in %s, by %s hours', (time, locale, hourCycle, text) => {
    expect(formatTime(time, locale, hourCycle)).toBe(text);
  });
});

describe('formatRelative', () => {
  const today = '2026-11-28';
  it.each([
    ['2026-11-28', today, undefined, 'today'],
    ['2026-11-29', today, undefined, 'tomorrow'],
    ['2026-11-25', today, undefined, '3 days ago'],
    ['2026-12-07', today, undefined, 'in 9 days'],
    ['2026-12-27', today, undefined, 'in 29 days'],
    ['2026-12-28', today, undefined, 'in 1 month'],
    ['2027-11-27', today, undefined, 'in 11 months'],
    ['2025-11-28', today, undefined, '1 year ago'],
    ['2024-11-29', today, undefined, '1 year ago'],
    ['2027-02-28', '2027-01-31', undefined, 'in 28 days'],
    ['2026-11-27', today, 'de', 'gestern'],
    ['2026-12-07', today, 'hi', '9 दिन में'],
    ['2026-11-28', '2026-11-28T18:40:00Z', undefined, 'today'],
    ['2026-11-28T18:40:00Z', '2026-11-28T18:40:59Z', undefined, 'now'],
    ['2026-11-28T18:40:00Z', '2026-11-28T18:45:10Z', undefined, '5 minutes ago'],
    ['2026-11-28T18:40:00+05:30', '2026-11-28T10:10:00Z', undefined, 'in 3 hours'],
    ['2026-11-28T18:40:00Z', '2026-11-29T20:00:00Z', undefined, 'yesterday'],
    ['', today, undefined, ''],
    ['soon', today, undefined, 'soon'],
  ])('of %s on %s in %s', (when, now, locale, text) => {
    expect(formatRelative(when, now, locale)).toBe(text);
  });
});

it('dateFormats has the week of the country of its locale', () => {
  const { firstDay, isWeekend, day } = dateFormats('ar-EG-u-nu-latn');
  expect(firstDay).toBe(6);
  expect(['2027-03-11', '2027-03-12', '2027-03-13', '2027-03-14'].map(isWeekend)).toEqual([
    ...[false, true, true, false],
  ]);
  expect(day('2027-03-14')).toContain('2027');
});

describe('days', () => {
  it.each([
    ['2027-03-14', 1, '2027-03-15'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2027-03-27', 2, '2027-03-29'],
  ])('%s and %d days are %s', (day, count, result) => {
    expect(addDays(day, count)).toBe(result);
    expect(daysBetween(day, result)).toBe(count);
  });
});

describe('the clock of a time zone', () => {
  it.each([
    ['Asia/Kolkata', '2027-03-02T18:35:59Z', '2027-03-03T00:05'],
    ['America/Los_Angeles', '2027-03-02T07:00:00Z', '2027-03-01T23:00'],
    ['Europe/Berlin', '2027-03-28T01:30:00Z', '2027-03-28T03:30'],
    ['Asia/Kathmandu', '2026-12-31T18:15:00Z', '2027-01-01T00:00'],
  ])('in %s at %s is %s', (zone, at, time) => {
    expect(timeIn(zone, new Date(at))).toBe(time);
    expect(todayIn(zone, new Date(at))).toBe(time.slice(0, 10));
  });

  it('is now by default, and throws for a zone that does not exist', () => {
    const before = timeIn('Asia/Kolkata', new Date());
    const now = timeIn('Asia/Kolkata');
    expect([before, timeIn('Asia/Kolkata', new Date())]).toContain(now);
    expect(() => todayIn('Asia/Nowhere')).toThrow(RangeError);
  });
});
