import { describe, expect, it } from 'vitest';
import { aChannel } from '../testing/channels.ts';
import { anInstitute } from '../testing/institutes.ts';
import { problemsOf } from './problems.ts';

const DAY = '2026-11-27';
const well = anInstitute({ lastActivityAt: '2026-11-26T04:30:00.000Z' });

describe('what is not well with an institute', () => {
  it('is nothing for one that is paid, used and has room', () => {
    expect(problemsOf(well, DAY)).toEqual([]);
    expect(problemsOf({ ...well, dueOn: DAY }, DAY)).toEqual([]);
  });

  it('is what it owes too long, who is missing, how quiet it is, and what is full or paused', () => {
    const institute = {
      ...well,
      dueOn: '2026-11-26',
      setup: { ...well.setup, owner: false },
      lastActivityAt: '2026-11-01T04:30:00.000Z',
      seats: { used: 10, max: 10 },
      channels: [aChannel({ status: 'Paused' })],
    };
    expect(problemsOf(institute, DAY)).toEqual([
      'Past due',
      'Owner hasn’t joined',
      'No activity for 14 days',
      'No user left in the plan',
      '1 channel paused',
    ]);
  });

  it('is that it has no owner and no subscription, where it has none', () => {
    expect(problemsOf({ ...well, owner: null, currentSubscription: null }, DAY)).toEqual([
      'No subscription',
      'No owner',
    ]);
  });
});
