import { describe, expect, it } from 'vitest';
import { anEvent, reportOf } from '../../testing/platform-events.ts';
import { detailOf, monthDays } from './platform-events.ts';

describe('the events of the calendar', () => {
  it('are a line of a day for each kind that there is, whether they are listed or not', () => {
    const events = [
      ...Array.from({ length: 3 }, () => anEvent({ date: '2026-11-10', type: 'renewalDue' })),
      anEvent({ date: '2026-11-10', type: 'trialEnding' }),
    ];
    const asked = { startDate: '2026-11-09', endDate: '2026-11-10', eventsLimit: 1 };
    const { calendar } = reportOf(events, asked);
    expect(calendar?.events).toHaveLength(1);
    expect(calendar?.total).toBe(4);
    expect(
      monthDays(calendar?.days ?? []).map(({ date, items }) => [
        date,
        items.map(({ label }) => label),
      ]),
    ).toEqual([
      ['2026-11-09', []],
      ['2026-11-10', ['3 renewals', '1 trial ends']],
    ]);
  });

  it('name statuses as the rest of the console does', () => {
    const event = anEvent({
      date: '2026-11-10',
      type: 'statusChanged',
      from: 'Pending',
      to: 'Inactive',
    });
    expect(detailOf(event, 'INR')).toBe('Setting up to Paused');
  });
});
