import { describe, expect, it } from 'vitest';
import { initialCalendar, instantsOf, shownRange } from './calendar-state.ts';
import {
  customRange,
  dayRange,
  daysOf,
  isWholeMonth,
  monthRange,
  stepped,
  unchosen,
} from './date-range.ts';
import { type Preset, presetRange } from './presets.ts';

describe('the calendar state', () => {
  it('[CAL-01] begins with today, a diff of 0 and nothing selected', () => {
    expect(initialCalendar('2026-11-21')).toEqual({
      dateRange: {
        startDate: '2026-11-21',
        endDate: '2026-11-21',
        diff: 0,
        selected: false,
        isCustom: false,
      },
      timeRange: undefined,
      status: undefined,
    });
  });

  it.each([
    ['2026-02-14', '2026-02-01', '2026-02-28', 27],
    ['2028-02-29', '2028-02-01', '2028-02-29', 28],
    ['2026-11-21', '2026-11-01', '2026-11-30', 29],
    ['2026-12-31', '2026-12-01', '2026-12-31', 30],
  ])(
    '[CAL-02] grows %s to its whole month when the home type is Month',
    (day, startDate, endDate, diff) => {
      expect(shownRange(unchosen(day), 'Month')).toMatchObject({ startDate, endDate, diff });
    },
  );

  it('[CAL-02] keeps a chosen range, and any range when the home type is Day', () => {
    const chosen = dayRange('2026-11-21');
    expect(shownRange(chosen, 'Month')).toBe(chosen);
    const today = unchosen('2026-11-21');
    expect(shownRange(today, 'Day')).toBe(today);
  });

  it('[CAL-03] lists diff + 1 days one after the other, over the end of a year', () => {
    expect(daysOf(customRange('2026-12-30', '2027-01-02'))).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
    ]);
    expect(daysOf(unchosen('2026-11-21'))).toEqual(['2026-11-21']);
  });

  it('[CAL-04] puts the times of the time range on the first and the last day', () => {
    const range = customRange('2026-11-21', '2026-11-22');
    expect(instantsOf(range, { start: '09:00', end: '18:00' }, 'Asia/Kolkata')).toEqual({
      from: '2026-11-21T03:30:00.000Z',
      until: '2026-11-22T12:30:00.000Z',
    });
  });

  it('[CAL-05] ends a single day without a time range with the start of the next day', () => {
    expect(instantsOf(dayRange('2026-11-21'), undefined, 'Asia/Kolkata')).toEqual({
      from: '2026-11-20T18:30:00.000Z',
      until: '2026-11-21T18:30:00.000Z',
    });
  });

  it.each([
    ['2026-03-29', 'Europe/Berlin', 23],
    ['2026-10-25', 'Europe/Berlin', 25],
    ['2026-03-08', 'America/New_York', 23],
    ['2026-11-01', 'America/New_York', 25],
    ['2026-10-04', 'Australia/Lord_Howe', 23.5],
    ['2026-11-21', 'Asia/Kolkata', 24],
  ])('lasts from midnight to midnight on %s in %s: %d hours', (day, zone, hours) => {
    const { from, until } = instantsOf(dayRange(day), undefined, zone);
    expect((Date.parse(until) - Date.parse(from)) / 3_600_000).toBe(hours);
  });

  it('uses the first time after the gap for a time that a clock change skips', () => {
    const night = instantsOf(
      dayRange('2026-03-29'),
      { start: '02:30', end: '12:00' },
      'Europe/Berlin',
    );
    expect(night.from).toBe('2026-03-29T01:30:00.000Z');
  });
});

describe('choosing a range', () => {
  it('[CAL-06] is one day, a range by its ends in either order, or a whole month', () => {
    expect(dayRange('2026-11-21')).toMatchObject({ diff: 0, selected: true, isCustom: false });
    expect(customRange('2026-11-25', '2026-11-21')).toEqual({
      startDate: '2026-11-21',
      endDate: '2026-11-25',
      diff: 4,
      selected: true,
      isCustom: true,
    });
    expect(monthRange('2028-02-10')).toEqual({
      startDate: '2028-02-01',
      endDate: '2028-02-29',
      diff: 28,
      selected: true,
      isCustom: false,
    });
  });

  it('steps by its own length', () => {
    const week = customRange('2026-11-23', '2026-11-29');
    expect(stepped(week, 1)).toMatchObject({ startDate: '2026-11-30', endDate: '2026-12-06' });
    expect(stepped(week, -1)).toMatchObject({ startDate: '2026-11-16', endDate: '2026-11-22' });
    expect(stepped(dayRange('2027-01-01'), -1)).toMatchObject({ startDate: '2026-12-31', diff: 0 });
  });

  it('steps from a whole month to a whole month, whatever their lengths', () => {
    const march = stepped(monthRange('2026-02-10'), 1);
    expect(march).toMatchObject({ startDate: '2026-03-01', endDate: '2026-03-31', diff: 30 });
    expect(isWholeMonth(march)).toBe(true);
    expect(stepped(march, -1)).toEqual(monthRange('2026-02-10'));
  });

  it.each<[Preset, string, string]>([
    ['today', '2026-11-21', '2026-11-21'],
    ['yesterday', '2026-11-20', '2026-11-20'],
    ['last7Days', '2026-11-15', '2026-11-21'],
    ['last30Days', '2026-10-23', '2026-11-21'],
    ['last90Days', '2026-08-24', '2026-11-21'],
    ['thisMonth', '2026-11-01', '2026-11-30'],
    ['lastMonth', '2026-10-01', '2026-10-31'],
    ['thisQuarter', '2026-10-01', '2026-12-31'],
    ['thisFinancialYear', '2026-04-01', '2027-03-31'],
  ])('knows what "%s" means', (preset, startDate, endDate) => {
    expect(presetRange(preset, '2026-11-21')).toMatchObject({ startDate, endDate });
  });

  it('counts January to March towards the previous financial year, and supports another first month', () => {
    expect(presetRange('thisFinancialYear', '2027-02-28')).toMatchObject({
      startDate: '2026-04-01',
      endDate: '2027-03-31',
    });
    expect(presetRange('thisFinancialYear', '2026-11-21', 1)).toMatchObject({
      startDate: '2026-01-01',
      endDate: '2026-12-31',
    });
    expect(presetRange('lastMonth', '2026-03-31')).toMatchObject({ startDate: '2026-02-01' });
  });
});
