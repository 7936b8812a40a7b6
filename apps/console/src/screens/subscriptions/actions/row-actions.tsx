import type { Subscription } from '@booking/api-client';
import type { EntityRow } from '../../../entity/api-types.ts';
import type { EntityAction } from '../../../entity/entity.ts';
import { lazyComponent } from '../../../loading/lazy-component.ts';
import { subscriptionActions } from './actions.ts';
import { blockedReasonOf } from './subscription-action.ts';

const ActionDialog = lazyComponent(() => import('./action-dialog.tsx'));

/** The actions on the subscription of a row. @param subscriptionOf Null where the row has none in force. */
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
