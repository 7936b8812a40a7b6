import { describe, expect, it } from 'vitest';
import {
  addDays,
  countDays,
  dayByKey,
  type Weekday,
  weekdayOf,
  weekdaysFrom,
  weeksOf,
} from './civil-days.ts';

describe('the weeks of a month', () => {
  it.each<[string, Weekday, string, string, number]>([
    ['2026-11-21', 0, '2026-11-01', '2026-12-05', 5],
    ['2026-11-21', 1, '2026-10-26', '2026-12-06', 6],
    ['2026-02-01', 0, '2026-02-01', '2026-02-28', 4],
    ['2028-02-29', 0, '2028-01-30', '2028-03-04', 5],
  ])('of %s with weeks from %d go from %s to %s', (day, weekStart, first, last, count) => {
    const weeks = weeksOf(day, weekStart);
    expect(weeks).toHaveLength(count);
    expect(weeks[0]?.[0]).toBe(first);
    expect(weeks.at(-1)?.at(-1)).toBe(last);
  });

  it('hold each day of two years once, in its own column', () => {
    for (let day = '2027-01-01'; day < '2029-01-01'; day = addDays(day, 1)) {
      for (const start of [0, 1] as const) {
        const row = weeksOf(day, start).find((week) => week.includes(day)) ?? [];
        expect(weekdaysFrom(start)[row.indexOf(day)]).toBe(weekdayOf(day));
        expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe(weekdayOf(day));
      }
    }
  });
});

describe('a key leads', () => {
  const from = '2026-11-21';
  it.each([
    ['ArrowRight', '2026-11-22'],
    ['ArrowLeft', '2026-11-20'],
    ['ArrowDown', '2026-11-28'],
    ['ArrowUp', '2026-11-14'],
    ['Home', '2026-11-15'],
    ['End', '2026-11-21'],
    ['PageDown', '2026-12-21'],
    ['PageUp', '2026-10-21'],
    ['Enter', undefined],
  ])('%s to %s', (key, day) => {
    expect(dayByKey(from, { key, shiftKey: false }, { weekStart: 0, isRtl: false })).toBe(day);
  });

  it('to the same day of another year with Shift, to the last of a shorter month', () => {
    const options = { weekStart: 0, isRtl: false } as const;
    expect(dayByKey('2028-02-29', { key: 'PageDown', shiftKey: true }, options)).toBe('2029-02-28');
    expect(dayByKey('2026-10-31', { key: 'PageDown', shiftKey: false }, options)).toBe(
      '2026-11-30',
    );
  });

  it('the other way in a page from right to left', () => {
    const options = { weekStart: 0, isRtl: true } as const;
    expect(dayByKey(from, { key: 'ArrowRight', shiftKey: false }, options)).toBe('2026-11-20');
    expect(dayByKey(from, { key: 'ArrowDown', shiftKey: false }, options)).toBe('2026-11-28');
  });
});

it('counts the first and the last day', () => {
  expect(countDays('2026-11-01', '2026-11-30')).toBe(30);
  expect(countDays('2026-11-01', '2026-11-01')).toBe(1);
});
