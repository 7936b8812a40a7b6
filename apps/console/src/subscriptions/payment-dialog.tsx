import type { Subscription } from '@booking/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { InfoModal } from '../dialogs/info-modal.tsx';
import { NeedsData } from '../dialogs/needs-data.tsx';
import { useReads } from '../session/session-context.ts';
import ActionDialog from './actions/action-dialog.tsx';
import { recordPaymentAction } from './actions/actions.ts';

interface PaymentDialogProps {
  readonly institution: { readonly _id: string; readonly name: string };
  readonly onClosed: () => void;
}

/** Records a payment of an institute, where only the institute is known: it is for the subscription that runs. */
export default function PaymentDialog({ institution, onClosed }: PaymentDialogProps) {
  const { _id, name } = institution;
  const { label: title, icon } = recordPaymentAction;
  const read = useQuery(useReads().subscription.current({ _id: [_id], limit: 1 }));
  return (
    <NeedsData {...{ title, icon, onClosed }} what="subscription" reads={[read]}>
      <Payment current={read.data?.items[0]?.subscription} name={name} onClosed={onClosed} />
    </NeedsData>
  );
}

interface PaymentProps extends Pick<PaymentDialogProps, 'onClosed'> {
  readonly current: Subscription | null | undefined;
  readonly name: string;
}

/** A payment has the subscription read again: the dialog keeps the one that it was opened with. */
function Payment({ current, name, onClosed }: PaymentProps) {
  const [subscription] = useState(current);
  const action = recordPaymentAction;
  if (subscription) return <ActionDialog {...{ subscription, action, onClosed }} />;
  return (
    <InfoModal icon={action.icon} title={action.label} onClosed={onClosed}>
      {name} has no active subscription.
    </InfoModal>
  );
}
