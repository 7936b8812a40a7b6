import type { Api, SubscribedInstitution } from '@booking/api-client';
import { CURRENT_STATUSES, NO_SUBSCRIPTION } from '@booking/api-client/facts';
import { EmptyState } from '@booking/ui';
import { lazy } from 'react';
import type { Entity } from '../../entity/entity.ts';
import emptyInstitutes from '../../illustrations/empty-institutes.svg';
import { lazyComponent } from '../../loading/lazy-component.ts';
import { whenOnline } from '../../loading/when-online.ts';
import { actionsOn, bulkActionsOn } from './actions/row-actions.tsx';
import { startOn } from './actions/start-action.tsx';
import { subscriptionColumns } from './subscription-columns.tsx';
import {
  type SharedFilterKey,
  subscriptionFilters,
  subscriptionViews,
} from './subscription-filters.ts';

const listCall = 'current' satisfies keyof Api['subscription'];

/** Institutes with their current subscription. */
export const subscribedInstitutes: Entity<SubscribedInstitution, SharedFilterKey> = {
  group: 'subscription',
  listCall,
  name: 'subscribed-institutes',
  title: 'Subscriptions',
  noun: { one: 'institute', many: 'institutes', add: 'Start subscription' },
  rowLabel: ({ name }) => name,
  searchLabel: 'Name, code, payment reference',
  columns: subscriptionColumns<SubscribedInstitution>({
    institution: (row) => row,
    subscription: ({ subscription }) => subscription,
    sorts: ['name'],
  }),
  defaultSort: 'currentPeriodEnd',
  filters: (context) => subscriptionFilters(context, [...CURRENT_STATUSES, NO_SUBSCRIPTION]),
  filtersByPlan: true,
  views: subscriptionViews,
  actions: [
    ...actionsOn<SubscribedInstitution, SharedFilterKey>(({ subscription }) => subscription),
    ...bulkActionsOn<SubscribedInstitution, SharedFilterKey>(({ subscription }) => subscription),
    startOn<SubscribedInstitution, SharedFilterKey>(
      {
        key: 'start',
        label: 'Start subscription',
        icon: 'plus',
        isFor: ({ subscription }) => subscription === null,
      },
      ({ _id }) => ({ institution: _id }),
    ),
  ],
  form: lazy(whenOnline(() => import('./start-form.tsx'))),
  subtitle: ({ row }) => row.code,
  details: lazyComponent(() =>
    import('./details/subscription-details.tsx').then(({ SubscriptionDetails }) => ({
      default: ({ row: { subscription } }: { readonly row: SubscribedInstitution }) =>
        subscription ? (
          <SubscriptionDetails subscription={subscription} />
        ) : (
          <EmptyState
            title="No active subscription"
            description="See ended ones under All subscriptions."
          />
        ),
    })),
  ),
  rowDetails: lazy(
    whenOnline(() =>
      import('./details/account-below.tsx').then(({ AccountBelow }) => ({
        default: ({ row }: { readonly row: SubscribedInstitution }) => (
          <AccountBelow subscription={row.subscription} />
        ),
      })),
    ),
  ),
  empty: {
    title: 'No institutes yet',
    text: 'A subscription is started from an institute.',
    illustration: emptyInstitutes,
  },
};
