import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NeedsData } from '../../dialogs/needs-data.tsx';
import { useReads } from '../../session/session-context.ts';
import ActionDialog from '../../subscriptions/actions/action-dialog.tsx';
import type { SubscriptionAction } from '../../subscriptions/actions/subscription-action.ts';

interface AccountActionProps {
  /** The subscription that shows the account. */
  readonly id: string;
  readonly action: SubscriptionAction;
  readonly onClosed: () => void;
}

/** Does something to an account of which only the subscription’s id is known. */
export default function AccountAction({ id, action, onClosed }: AccountActionProps) {
  const read = useQuery(useReads().subscription.list({ _id: [id], limit: 1 }));
  const { label: title, icon } = action;
  return (
    <NeedsData {...{ title, icon, onClosed }} what="subscription" reads={[read]}>
      <Opened current={read.data?.items[0]} {...{ action, onClosed }} />
    </NeedsData>
  );
}

type Current = Parameters<typeof ActionDialog>[0]['subscription'];

/** The write has the subscription read again: the dialog keeps the one that it was opened with. */
function Opened({
  current,
  ...dialog
}: Omit<AccountActionProps, 'id'> & { readonly current: Current | undefined }) {
  const [subscription] = useState(current);
  return subscription ? <ActionDialog subscription={subscription} {...dialog} /> : null;
}
