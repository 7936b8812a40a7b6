import { expect, it } from 'vitest';
import { periodEndLabel } from './institute-words.ts';

const later = { currentPeriodEnd: '2999-01-01' };

it.each([
  [{ status: 'Active', autoRenew: true, cancelAtPeriodEnd: false }, 'Renews on'],
  [{ status: 'Active', autoRenew: true, cancelAtPeriodEnd: true }, 'Ends on'],
  [{ status: 'Active', autoRenew: false, cancelAtPeriodEnd: false }, 'Ends on'],
  [{ status: 'Trialing', autoRenew: true, cancelAtPeriodEnd: false }, 'Ends on'],
  // The subscription as a part of an institute.
  [{ status: 'Active' }, 'Next date'],
  [{ status: 'Trialing' }, 'Ends on'],
] as const)('%o is labelled %s', (subscription, label) => {
  expect(periodEndLabel({ ...later, ...subscription })).toBe(label);
});

it('says when it ended', () => {
  expect(periodEndLabel({ status: 'Active', currentPeriodEnd: '2001-01-01' })).toBe('Ended on');
});
