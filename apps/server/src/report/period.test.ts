import { describe, expect, it } from 'vitest';
import { periodOf, stepsOf, twelveMonthsTo } from './period.ts';

const now = new Date('2026-11-21T12:00:00Z');
const of = (startDate: string, endDate: string, more = {}) =>
  periodOf({ startDate, endDate, ...more }, now);

describe('the period of a report', () => {
  it.each([
    ['2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30'],
    ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['2026-11-15', '2026-11-21', '2026-11-08', '2026-11-14'],
    ['2026-11-21', '2026-11-21', '2026-11-20', '2026-11-20'],
  ])('compares %s to %s with the one before it', (start, end, startDate, endDate) => {
    expect(of(start, end).comparedWith).toEqual({ startDate, endDate });
  });

  it('ends with the day of the viewer, which may be another than the platform’s', () => {
    // 27 November in Tokyo, 26 November in India, 25 November in Los Angeles.
    const at = (timezone: string, day: string) =>
      periodOf({ startDate: day, endDate: day, timezone }, new Date('2026-11-26T16:00:00Z'));
    expect(stepsOf(at('Asia/Tokyo', '2026-11-27'))).toEqual([
      { startDate: '2026-11-27', endDate: '2026-11-27' },
    ]);
    expect(at('Asia/Tokyo', '2026-11-27')).toMatchObject({
      today: '2026-11-26',
      comparedWith: { startDate: '2026-11-26', endDate: '2026-11-26' },
    });
    expect(stepsOf(at('America/Los_Angeles', '2026-11-27'))).toEqual([]);
  });

  it.each([
    ['a month', '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-21'],
    ['some days', '2026-11-15', '2026-11-30', '2026-10-30', '2026-11-05'],
    ['its first day', '2026-11-21', '2026-12-04', '2026-11-07', '2026-11-07'],
    ['its last day', '2026-11-12', '2026-11-21', '2026-11-02', '2026-11-11'],
  ])('compares as many days of %s under way as have passed', (_, start, end, from, to) => {
    expect(of(start, end).comparedWith).toEqual({ startDate: from, endDate: to });
  });

  it('compares a longer month under way with the whole of a shorter one before it', () => {
    const march = periodOf(
      { startDate: '2026-03-01', endDate: '2026-03-31' },
      new Date('2026-03-30T12:00:00Z'),
    );
    expect(march.comparedWith).toEqual({ startDate: '2026-02-01', endDate: '2026-02-28' });
  });

  it('compares with the same days of the year before', () => {
    const { comparedWith } = of('2026-11-01', '2026-11-30', { compare: 'lastYear' });
    expect(comparedWith).toEqual({ startDate: '2025-11-01', endDate: '2025-11-21' });
  });

  it('compares nothing of a period that has not begun', () => {
    expect(of('2026-12-01', '2026-12-31').comparedWith).toBeNull();
  });

  it('compares with the year before, 29 February with the 28th', () => {
    const { comparedWith } = of('2024-02-29', '2024-03-01', { compare: 'lastYear' });
    expect(comparedWith).toEqual({ startDate: '2023-02-28', endDate: '2023-03-01' });
  });

  it('goes by days up to 31 of them, by weeks up to 180, by months beyond', () => {
    expect(of('2026-01-01', '2026-01-31').groupBy).toBe('day');
    expect(of('2026-01-01', '2026-02-01').groupBy).toBe('week');
    expect(of('2026-01-01', '2026-06-29').groupBy).toBe('week');
    expect(of('2026-01-01', '2026-06-30').groupBy).toBe('month');
  });

  it('steps without gap or overlap, weeks from Sunday, and not beyond today', () => {
    expect(stepsOf(of('2026-10-28', '2026-12-31', { groupBy: 'week' }))).toEqual([
      { startDate: '2026-10-28', endDate: '2026-10-31' },
      { startDate: '2026-11-01', endDate: '2026-11-07' },
      { startDate: '2026-11-08', endDate: '2026-11-14' },
      { startDate: '2026-11-15', endDate: '2026-11-21' },
    ]);
    expect(stepsOf(of('2025-12-15', '2026-02-10', { groupBy: 'month' }))).toEqual([
      { startDate: '2025-12-15', endDate: '2025-12-31' },
      { startDate: '2026-01-01', endDate: '2026-01-31' },
      { startDate: '2026-02-01', endDate: '2026-02-10' },
    ]);
    expect(stepsOf(of('2027-01-01', '2027-01-31'))).toEqual([]);
  });

  it('knows the last days of twelve months', () => {
    const months = twelveMonthsTo('2026-11-21');
    expect(months).toHaveLength(12);
    expect(months[0]).toBe('2025-12-31');
    expect(months[2]).toBe('2026-02-28');
    expect(months.at(-1)).toBe('2026-11-30');
  });
});
