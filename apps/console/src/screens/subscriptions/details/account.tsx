import type { Subscription } from '@booking/api-client';
import { Button, InlineMessage, Skeleton } from '@booking/ui';
import { messageOf } from '../../../messages/failure-message.ts';
import { useAccount } from '../../../subscriptions/use-account.ts';
import { AccountEntries } from './account-entries.tsx';

interface AccountProps {
  readonly subscription: Subscription;
  /** Said where nothing has been charged or paid. Default: nothing. */
  readonly empty?: string;
}

/** What has been charged to the institute of a subscription, and paid by it. */
export function Account({ subscription, empty }: AccountProps) {
  const account = useAccount(subscription);
  if (account.entries) {
    return account.entries.length === 0 && empty ? (
      empty
    ) : (
      <AccountEntries entries={account.entries} currency={subscription.currency} />
    );
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
