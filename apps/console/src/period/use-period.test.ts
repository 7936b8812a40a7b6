import { describe, expect, it } from 'vitest';
import { initialCalendar } from '../calendar/calendar-state.ts';
import { dayRange, monthRange } from '../calendar/date-range.ts';
import { shownPeriod } from './use-period.ts';

const today = '2026-11-26';
const october = {
  ...initialCalendar(today),
  dateRange: monthRange('2026-10-01'),
  status: 'renewalDue',
};
const shown = (address: string) =>
  shownPeriod(new URLSearchParams(address), october, 'Month', today);

describe('the period of Home', () => {
  it('is this month where the address names none, whatever was looked at before', () => {
    const { state, range } = shown('');
    expect(range).toMatchObject({ startDate: '2026-11-01', endDate: '2026-11-30' });
    expect(state.status).toBe('renewalDue');
  });

  it('is that of the address', () => {
    expect(shown('type=Day&date=2026-10-03').range).toEqual(dayRange('2026-10-03'));
  });

  it('shows what is ahead until a period is chosen; by day, to who asks for it', () => {
    expect(shown('compare=none').isAhead).toBe(true);
    expect(shown('type=Month').isAhead).toBe(true);
    expect(shown('type=Month&date=2026-11-01').isAhead).toBe(false);
    expect(shown('type=Day').isAhead).toBe(false);
    expect(shown('start=2026-11-01&end=2026-11-09').isAhead).toBe(false);
    const byDay = (address: string) =>
      shownPeriod(new URLSearchParams(address), october, 'Day', today).isAhead;
    expect(byDay('')).toBe(false);
    expect(byDay('ahead=')).toBe(true);
  });
});
