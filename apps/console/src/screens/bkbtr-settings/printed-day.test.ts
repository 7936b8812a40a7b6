import { expect, test } from 'vitest';
import { dayPrinted, printedDay } from './printed-day.ts';

test('a day is printed with its month as a word, and read back', () => {
  expect(printedDay('2026-11-03')).toBe('3 November 2026');
  expect(dayPrinted('3 November 2026')).toBe('2026-11-03');
});

test('what is no day is read as none', () => {
  for (const text of ['', 'June 2024', '31 February 2026', '3 Nonsense 2026', '2026-11-03']) {
    expect(dayPrinted(text), text).toBe('');
  }
});
