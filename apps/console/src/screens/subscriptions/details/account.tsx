import type { Subscription } from '@booking/api-client';
import { Button, InlineMessage, Skeleton } from '@booking/ui';
import { FactsSection } from '../../../facts/facts-section.tsx';
import { messageOf } from '../../../messages/failure-message.ts';
import { useAccount } from '../../../subscriptions/use-account.ts';
import { AccountEntries } from './account-entries.tsx';

interface AccountProps {
  readonly subscription: Subscription;
  /** Above the lines. Default: nothing. */
  readonly heading?: string;
  /** Text where nothing has been charged or paid. Default: nothing, without the heading. */
  readonly empty?: string;
}

/** Charges to the institute of a subscription, and its payments. */
export function Account({ subscription, heading, empty }: AccountProps) {
  const account = useAccount(subscription);
  if (account.entries) {
    if (account.entries.length === 0) return empty;
    const lines = <AccountEntries entries={account.entries} currency={subscription.currency} />;
    return heading === undefined ? lines : <FactsSection heading={heading}>{lines}</FactsSection>;
  }
  if (!account.error) return <Skeleton />;
  return (
    <InlineMessage
      tone="danger"
      title="Couldn’t load the account"
      action={
        <Button size="sm" variant="secondary" onClick={() => void account.refetch()}>
          Try again
        </Button>
      }
    >
      {messageOf(account.error)}
    </InlineMessage>
  );
}
