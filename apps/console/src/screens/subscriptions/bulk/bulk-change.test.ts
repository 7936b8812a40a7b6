import { expect, it } from 'vitest';
import { addDays } from '../../../dates/civil-date.ts';
import { aSubscription } from '../../../testing/subscriptions.ts';
import { bulkTerms } from './bulk-change.ts';

const { extendTrial, graceDays } = bulkTerms;
const trial = aSubscription({
  status: 'Trialing',
  startDate: '2027-01-17',
  trialEndsAt: '2027-01-31',
});

it('extends each trial from its own last day, up to 90 days', () => {
  expect(extendTrial.blockedReason(trial, 75, trial)).toBeUndefined();
  expect(extendTrial.bodyOf(trial, 75)).toMatchObject({
    trialEndsAt: addDays(trial.startDate, 89),
  });
  expect(extendTrial.blockedReason(trial, 76, trial)).toMatch(/longer than 90 days/);
  expect(extendTrial.blockedReason(aSubscription(), 7, trial)).toBe('they’re paid');
});

it('extends a trial once, however often it is tried', () => {
  const extended = { ...trial, trialEndsAt: '2027-02-07', __v: trial.__v + 1 };
  expect(extendTrial.isDone(trial, 7, trial)).toBe(false);
  expect(extendTrial.isDone(extended, 7, trial)).toBe(true);
  const byAnother = { ...extended, trialEndsAt: '2027-02-14' };
  expect(extendTrial.isDone(byAnother, 7, trial)).toBe(false);
  expect(extendTrial.blockedReason(byAnother, 7, trial)).toBe('someone else changed their trial');
});

it('sets grace days where they are other days, and of what is not over', () => {
  expect(graceDays.isDone(aSubscription({ graceDays: 7 }), 7)).toBe(true);
  expect(graceDays.isDone(aSubscription({ graceDays: 7 }), 9)).toBe(false);
  expect(graceDays.blockedReason(aSubscription())).toBeUndefined();
  expect(graceDays.blockedReason(aSubscription({ status: 'Expired' }))).toBe('they’re expired');
});
