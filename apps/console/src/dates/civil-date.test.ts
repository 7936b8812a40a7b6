import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays, daysBetween } from './civil-date.ts';
import { dayOf, distanceWords, formatDay, today } from './shown-date.ts';

afterEach(() => vi.useRealTimers());

describe('civil days', () => {
  it('are counted over months, years and leap days', () => {
    expect(daysBetween('2026-11-21', '2026-11-30')).toBe(9);
    expect(daysBetween('2026-11-21', '2026-11-18')).toBe(-3);
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
  });

  it('are counted the same in every time zone and across clock changes', () => {
    for (let day = '2026-03-01'; day < '2026-12-01'; day = addDays(day, 1)) {
      expect(daysBetween(day, addDays(day, 1))).toBe(1);
      expect(daysBetween(addDays(day, 40), day)).toBe(-40);
    }
  });

  it('are those of the platform: after 18:30 UTC it is tomorrow', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T18:29:59Z') });
    expect(today()).toBe('2026-11-21');
    vi.setSystemTime(new Date('2026-11-21T18:30:00Z'));
    expect(today()).toBe('2026-11-22');
    expect(dayOf('2026-11-21T18:30:00.000Z')).toBe('2026-11-22');
  });
});

describe('words', () => {
  it('say how far off a day is', () => {
    expect([9, 1, 0, -1, -3, 1200].map(distanceWords)).toEqual([
      'in 9 days',
      'in 1 day',
      'today',
      '1 day ago',
      '3 days ago',
      'in 1,200 days',
    ]);
  });

  it('write days as on the platform', () => {
    expect(formatDay('2027-03-04')).toBe('04 Mar 2027');
    expect(formatDay('2026-09-30')).toBe('30 Sep 2026');
  });
});
