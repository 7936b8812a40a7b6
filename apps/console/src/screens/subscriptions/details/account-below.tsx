import type { Subscription } from '@booking/api-client';
import { Account } from './account.tsx';

interface AccountBelowProps {
  readonly subscription: Subscription | null;
}

/** The account below the row of a subscription, or of an institute that may have none. */
export function AccountBelow({ subscription }: AccountBelowProps) {
  return subscription ? (
    <Account subscription={subscription} empty="Nothing has been charged or paid yet." />
  ) : (
    'No active subscription. See ended ones under All subscriptions.'
  );
}
