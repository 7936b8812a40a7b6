import { describe, expect, it } from 'vitest';
import { readAddress, writeAddress } from './calendar-address.ts';
import { type CalendarState, initialCalendar, restoreCalendar } from './calendar-state.ts';
import { customRange, dayRange, monthRange } from './date-range.ts';

const read = (address: string, own?: 'Day' | 'Month' | null) =>
  readAddress(new URLSearchParams(address), own);

describe('the address of a period', () => {
  it.each([
    ['a day', dayRange('2026-11-21'), 'type=Day&date=2026-11-21'],
    ['a month', monthRange('2026-11-21'), 'type=Month&date=2026-11-01'],
    ['a custom range', customRange('2026-11-21', '2026-12-02'), 'start=2026-11-21&end=2026-12-02'],
    [
      'a month by its ends',
      customRange('2026-11-01', '2026-11-30'),
      'start=2026-11-01&end=2026-11-30',
    ],
  ])('[CAL-06] writes %s and reads it back', (_, range, address) => {
    const written = writeAddress(new URLSearchParams(), range);
    expect(written.toString()).toBe(address);
    expect(read(address).range).toEqual(range);
  });

  it('[CAL-02] prefers the type in the address to the user’s own', () => {
    const day = '2026-11-21';
    expect(read(`type=Day&date=${day}`, 'Month').range).toEqual(dayRange(day));
    expect(read(`type=Month&date=${day}`, 'Day').range).toEqual(monthRange(day));
    expect(read(`date=${day}`, 'Day').range).toEqual(dayRange(day));
    expect(read('type=Day')).toEqual({ type: 'Day', range: undefined });
  });

  it.each([
    'date=2026-02-30',
    'date=today',
    'start=2026-11-21',
    'start=2026-11-21&end=x',
    'type=Week',
  ])('reads "%s" as no period', (address) => {
    expect(read(address)).toEqual({ type: undefined, range: undefined });
  });

  it('keeps other parameters, and replaces the previous period', () => {
    const params = new URLSearchParams('type=Month&start=2026-11-01&end=2026-11-02&q=1');
    expect(writeAddress(params, dayRange('2026-11-21')).toString()).toBe(
      'type=Day&q=1&date=2026-11-21',
    );
  });
});

describe('the restored calendar', () => {
  const chosen: CalendarState = {
    dateRange: dayRange('2026-11-03'),
    timeRange: { start: '09:00', end: '18:00' },
    status: 'renewalDue',
  };

  it('[STATE-02] is restored as it was chosen', () => {
    expect(restoreCalendar(JSON.parse(JSON.stringify(chosen)), '2026-11-21')).toEqual(chosen);
  });

  it('[CAL-01] starts with today when nothing was chosen', () => {
    const yesterday = initialCalendar('2026-11-20');
    expect(restoreCalendar(yesterday, '2026-11-21')).toEqual(initialCalendar('2026-11-21'));
    expect(restoreCalendar(undefined, '2026-11-21')).toEqual(initialCalendar('2026-11-21'));
  });

  it('falls back where stored values are invalid', () => {
    const broken = {
      ...chosen,
      dateRange: { ...dayRange('2026-11-03'), endDate: '2026-02-31' },
      timeRange: { start: '9', end: '25:00' },
    };
    expect(restoreCalendar(broken, '2026-11-21')).toEqual({
      ...initialCalendar('2026-11-21'),
      status: 'renewalDue',
    });
  });
});
