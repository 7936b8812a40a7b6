import type { Subscription } from '@booking/api-client';
import type { EntityRow } from '../../../entity/api-types.ts';
import type { EntityAction, EntityTools } from '../../../entity/entity.ts';
import { lazyComponent } from '../../../loading/lazy-component.ts';
import { subscriptionActions } from '../../../subscriptions/actions/actions.ts';
import { blockedReasonOf } from '../../../subscriptions/actions/subscription-action.ts';

const ActionDialog = lazyComponent(
  () => import('../../../subscriptions/actions/action-dialog.tsx'),
);
const BulkKeepPlan = lazyComponent(() => import('../bulk/bulk-keep-plan.tsx'));
const BulkSubscriptions = lazyComponent(() => import('../bulk/bulk-subscriptions.tsx'));

/** The actions on the subscriptions of many rows. @param subscriptionOf Null where the row has no current one. */
export function bulkActionsOn<E extends EntityRow, K extends string>(
  subscriptionOf: (row: E) => Subscription | null,
): readonly EntityAction<E, K>[] {
  const of = (
    kind: 'extendTrial' | 'graceDays' | 'keepPlan',
    words: Pick<EntityAction<E, K>, 'label' | 'icon'>,
  ): EntityAction<E, K> => ({
    key: `${kind}-many`,
    ...words,
    call: 'subscription.update',
    runMany: (request, tools: EntityTools<E, K>) =>
      tools.open((onClosed) =>
        kind === 'keepPlan' ? (
          <BulkKeepPlan {...{ subscriptionOf, request, tools, onClosed }} />
        ) : (
          <BulkSubscriptions {...{ kind, subscriptionOf, request, tools, onClosed }} />
        ),
      ),
  });
  return [
    of('extendTrial', { label: 'Extend trials', icon: 'calendar-plus' }),
    of('graceDays', { label: 'Set grace days', icon: 'clock' }),
    of('keepPlan', { label: 'Keep plans', icon: 'undo-2' }),
  ];
}

/** The actions on the subscription of a row. @param subscriptionOf Null where the row has no current one. */
export function actionsOn<E extends EntityRow, K extends string>(
  subscriptionOf: (row: E) => Subscription | null,
): readonly EntityAction<E, K>[] {
  return subscriptionActions.map((action) => {
    const { action: key, label, icon, tone, isFrequent, isFor = () => true } = action;
    return {
      key,
      label,
      icon,
      ...(tone && { tone }),
      ...(isFrequent && { isFrequent }),
      call: 'subscription.update',
      asksFirst: true,
      isFor: (row) => {
        const subscription = subscriptionOf(row);
        return subscription !== null && isFor(subscription);
      },
      blockedReason: (row) => {
        const subscription = subscriptionOf(row);
        return subscription ? blockedReasonOf(action, subscription) : undefined;
      },
      run: (row, tools) => {
        const subscription = subscriptionOf(row);
        if (!subscription) return;
        tools.open((onClosed) => <ActionDialog {...{ subscription, action, onClosed }} />);
      },
    };
  });
}
