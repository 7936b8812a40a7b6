import type { Subscription } from '@booking/api-client';
import type { EntityRow } from '../../../entity/api-types.ts';
import type { EntityAction, EntityTools } from '../../../entity/entity.ts';
import { lazyComponent } from '../../../loading/lazy-component.ts';
import type { StartValues } from '../start-form.tsx';

const StartForm = lazyComponent(() => import('../start-form.tsx'));

/** Starts a subscription of the institute of a row, by the form of a new one. */
export function startOn<E extends EntityRow, K extends string>(
  action: Pick<EntityAction<E, K>, 'key' | 'label' | 'icon' | 'isFor'>,
  startOf: (row: E) => StartValues,
): EntityAction<E, K> {
  return {
    ...action,
    call: 'subscription.create',
    asksFirst: true,
    isFrequent: true,
    run: (row, { open, entity }: EntityTools<E, K>) =>
      open((onClosed) => <StartForm entity={entity} start={startOf(row)} onClosed={onClosed} />),
  };
}

/** Renews a subscription that has ended: another one continues it, with the same plan. */
export function renew<K extends string>(): EntityAction<Subscription, K> {
  return startOn(
    {
      key: 'renew',
      label: 'Renew',
      icon: 'refresh-cw',
      isFor: ({ status, nextSubscription }) =>
        (status === 'Cancelled' || status === 'Expired') && nextSubscription === null,
    },
    ({ _id, institution, pricing, billingCycle }) => ({
      continues: _id,
      institution: institution._id,
      pricing,
      billingCycle,
    }),
  );
}
