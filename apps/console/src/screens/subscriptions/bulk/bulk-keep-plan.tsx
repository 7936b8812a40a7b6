import type { Subscription } from '@booking/api-client';
import { ACTION_STATUSES, PLANNED_CHANGES } from '@booking/api-client/facts';
import type { EntityRow } from '../../../entity/api-types.ts';
import type { BulkChange } from '../../../entity/bulk/bulk-change.ts';
import { BulkDialog } from '../../../entity/bulk/bulk-dialog.tsx';
import { statusWords } from '../../../subscriptions/subscription-words.ts';
import type { BulkSubscriptionsProps } from './bulk-subscriptions.tsx';
import { useRowWrite } from './use-row-write.ts';

type BulkKeepPlanProps<E extends EntityRow, K extends string> = Omit<
  BulkSubscriptionsProps<E, K>,
  'kind'
>;

/** Drops the planned changes of many subscriptions: also those of a move of all that have a plan. */
export default function BulkKeepPlan<E extends EntityRow, K extends string>({
  subscriptionOf,
  request,
  tools: { entity, saved },
  onClosed,
}: BulkKeepPlanProps<E, K>) {
  const write = useRowWrite(subscriptionOf);
  const blockedReason = (subscription: Subscription | null) => {
    if (!subscription) return 'they have no active subscription';
    const { status } = subscription;
    return ACTION_STATUSES.keepPlan.includes(status) ? undefined : `they’re ${statusWords[status]}`;
  };
  const change: BulkChange<E> = {
    verb: 'Keep the plan of',
    doing: 'Keeping the plan of',
    done: 'kept',
    impactOf: () => ['Each keeps the plan and price it was sold with.'],
    all: {
      call: 'subscription.update',
      body: { action: 'keepPlan' },
      where: { plannedChange: PLANNED_CHANGES.join(',') },
    },
    action: {
      isDone: (row) => subscriptionOf(row)?.pendingChange === null,
      blockedReason: (row) => blockedReason(subscriptionOf(row)),
      write: write(({ __v }) => ({ action: 'keepPlan', __v })),
    },
  };
  return (
    <BulkDialog
      {...{ entity, request, change, onClosed }}
      icon="undo-2"
      title="Keep plans"
      onWritten={() => saved('update')}
    />
  );
}
