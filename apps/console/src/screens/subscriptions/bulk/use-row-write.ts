import type { Subscription } from '@booking/api-client';
import type { EntityRow } from '../../../entity/api-types.ts';
import type { BulkChange } from '../../../entity/bulk/bulk-change.ts';
import { useSession } from '../../../session/session-context.ts';

type Body = Parameters<ReturnType<typeof useSession>['api']['subscription']['update']>[1];

/** Returns what writes a row of many: one change of its subscription. */
export function useRowWrite<E extends EntityRow>(subscriptionOf: (row: E) => Subscription | null) {
  const { api } = useSession();
  return (bodyOf: (subscription: Subscription) => Body): BulkChange<E>['action']['write'] =>
    (row) => {
      const subscription = subscriptionOf(row);
      if (!subscription) throw new TypeError('Rows without a subscription are left out.');
      const body = bodyOf(subscription);
      return {
        body,
        send: async (options) => {
          await api.subscription.update(subscription._id, body, options);
          return row;
        },
      };
    };
}
