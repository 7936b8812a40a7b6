import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aSubscription } from '../testing/subscriptions.ts';
import { SubscriptionTerms } from './subscription-terms.tsx';

const textOf = (subscription: ReturnType<typeof aSubscription>) =>
  render(<SubscriptionTerms subscription={subscription} />).container.textContent;

test('the end of a cancelled subscription is said once', () => {
  const text = textOf(aSubscription({ cancelAtPeriodEnd: true }));
  expect(text).toContain('Ends on');
  expect(text).not.toContain('Scheduled');
  const notBegun = aSubscription({ status: 'Scheduled', cancelAtPeriodEnd: true });
  expect(textOf(notBegun)).toContain('ScheduledStarts on');
});
