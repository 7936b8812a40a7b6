import { REPORT_MAX_DAYS } from '@booking/api-client/contract';
import { describe, expect, it } from 'vitest';
import { readAddress, writeAddress } from './calendar-address.ts';
import { type CalendarState, initialCalendar, restoreCalendar } from './calendar-state.ts';
import { customRange, dayRange, monthRange } from './date-range.ts';
import { MAX_DAYS } from './presets.ts';

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
  ])('[CAL-06] says %s and reads it again', (_, range, address) => {
    const written = writeAddress(new URLSearchParams(), range);
    expect(written.toString()).toBe(address);
    expect(read(address).range).toEqual(range);
  });

  it('[CAL-02] lets the type of the address win over the user’s own', () => {
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
  ])('takes "%s" for no period', (address) => {
    expect(read(address)).toEqual({ type: undefined, range: undefined });
  });

  it('leaves what else stands in the address, and takes the former period out', () => {
    const params = new URLSearchParams('type=Month&start=2026-11-01&end=2026-11-02&q=1');
    expect(writeAddress(params, dayRange('2026-11-21')).toString()).toBe(
      'type=Day&q=1&date=2026-11-21',
    );
  });
});

describe('the calendar that is kept', () => {
  const chosen: CalendarState = {
    dateRange: dayRange('2026-11-03'),
    timeRange: { start: '09:00', end: '18:00' },
    status: 'renewalDue',
  };

  it('[STATE-02] comes back as it was chosen', () => {
    expect(restoreCalendar(JSON.parse(JSON.stringify(chosen)), '2026-11-21')).toEqual(chosen);
  });

  it('[CAL-01] begins with today where nothing was chosen', () => {
    const yesterday = initialCalendar('2026-11-20');
    expect(restoreCalendar(yesterday, '2026-11-21')).toEqual(initialCalendar('2026-11-21'));
    expect(restoreCalendar(undefined, '2026-11-21')).toEqual(initialCalendar('2026-11-21'));
  });

  it('begins anew with what makes no sense', () => {
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

it('offers no longer period than a report covers', () => {
  expect(MAX_DAYS).toBe(REPORT_MAX_DAYS);
});
