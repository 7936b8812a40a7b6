import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, sameDayOf, stepRange } from './civil-days.ts';

it('finds the same day of another month, or its last', () => {
  expect(sameDayOf('2026-10-31', '2027-02-01')).toBe('2027-02-28');
  expect(sameDayOf('2026-10-12', '2028-02-01')).toBe('2028-02-12');
});

it('counts the days between two days', () => {
  expect(daysBetween('2026-11-01', '2026-11-30')).toBe(29);
  expect(daysBetween('2027-01-01', '2026-12-31')).toBe(-1);
});

describe('a range steps', () => {
  it.each([
    ['2026-11-23', '2026-11-29', '2026-11-30', '2026-12-06'],
    ['2026-12-31', '2026-12-31', '2027-01-01', '2027-01-01'],
    ['2026-02-01', '2026-02-28', '2026-03-01', '2026-03-31'],
    ['2026-12-01', '2026-12-31', '2027-01-01', '2027-01-31'],
  ])('from %s to %s', (startDate, endDate, nextStart, nextEnd) => {
    const next = stepRange({ startDate, endDate }, 1);
    expect(next).toEqual({ startDate: nextStart, endDate: nextEnd });
    expect(stepRange(next, -1)).toEqual({ startDate, endDate });
  });
});

it('adds days, over the end of a month and a leap day, within years of four digits', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
  expect(addDays('0001-01-01', -1)).toBe('0001-01-01');
});
