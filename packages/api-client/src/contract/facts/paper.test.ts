import { expect, it } from 'vitest';
import { financialYearOf, isPaperFormat, PAPER_SERIES, paperNumber } from './paper.ts';

it.each([
  ['2026-03-31', '2025-26'],
  ['2026-04-01', '2026-27'],
  ['2099-12-31', '2099-00'],
])('the financial year of %s is %s', (day, year) => {
  expect(financialYearOf(day)).toBe(year);
});

it('a number has the year, at least four digits and at most 16 characters', () => {
  expect(paperNumber('INV/{year}/{number}', '2026-27', 7)).toBe('INV/26-27/0007');
  expect(paperNumber('INV/{year}/{number}', '2026-27', 999_999)).toHaveLength(16);
});

it.each([...Object.values(PAPER_SERIES), 'A-{number}', '{year}/{number}', 'BD{year}/A{number}'])(
  '%s is a format',
  (format) => {
    expect(isPaperFormat(format)).toBe(true);
  },
);

it.each([
  '',
  '{number}',
  'INV/{number}/{year}',
  // The year would run into the number.
  'INV{year}{number}',
  'A1{number}',
  'INV/{year}/{year}/{number}',
  'INVOICE/{year}/{number}',
  'INV_{number}',
  'INV {number}',
  'INV/{number}{number}',
])('“%s” is no format', (format) => {
  expect(isPaperFormat(format)).toBe(false);
});
