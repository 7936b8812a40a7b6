import type { Subscription } from '@booking/api-client';
import { lazy } from 'react';
import { startOfDay } from '../../dates/civil-date.ts';
import type { FilterKeyOf } from '../../entity/api-types.ts';
import type { EntityOf } from '../../entity/entity.ts';
import { flagFilter } from '../../entity/filters.ts';
import emptyInstitutes from '../../illustrations/empty-institutes.svg';
import { lazyComponent } from '../../loading/lazy-component.ts';
import { whenOnline } from '../../loading/when-online.ts';
import { actionsOn, bulkActionsOn } from './actions/row-actions.tsx';
import { renew } from './actions/start-action.tsx';
import { figureFilters } from './figure-filters.ts';
import { subscriptionColumns } from './subscription-columns.tsx';
import { subscriptionFilters, subscriptionViews } from './subscription-filters.ts';

/** All subscriptions, also those that have ended. */
export const subscriptionHistory: EntityOf<'subscription'> = {
  group: 'subscription',
  name: 'subscriptions',
  title: 'Subscriptions',
  noun: { one: 'subscription', many: 'subscriptions', add: 'Start subscription' },
  rowLabel: ({ institution }) => institution.name,
  searchLabel: 'Name, code, payment reference',
  columns: subscriptionColumns<Subscription>({
    institution: ({ institution }) => institution,
    subscription: (row) => row,
    sorts: ['price', 'startDate', 'balance', 'suspendsOn'],
  }),
  defaultSort: 'currentPeriodEnd',
  filtersByPlan: true,
  filters: (context) => [
    ...subscriptionFilters(context),
    {
      kind: 'days',
      label: 'Ended',
      icon: 'calendar-x',
      from: 'endedAt[gte]',
      to: 'endedAt[lt]',
      takes: 'instant',
    },
    { ...flagFilter('isEnded', 'Ended', ['Yes', 'No']), isPinned: true },
    {
      ...flagFilter('isContinued', 'Continued', ['By another', 'Not']),
      isPinned: false,
    },
    ...figureFilters,
  ],
  views: (day) => [
    { key: 'running', label: 'Not ended', filters: { isEnded: 'false' } },
    ...subscriptionViews(day),
    {
      key: 'endedThisMonth',
      label: 'Ended this month',
      filters: {
        status: 'Cancelled,Expired',
        isContinued: 'false',
        'endedAt[gte]': startOfDay(`${day.slice(0, 7)}-01`),
      },
    },
  ],
  actions: [
    ...actionsOn<Subscription, FilterKeyOf<'subscription'>>((row) => row),
    ...bulkActionsOn<Subscription, FilterKeyOf<'subscription'>>((row) => row),
    renew(),
  ],
  form: lazy(whenOnline(() => import('./start-form.tsx'))),
  subtitle: ({ row }) => row.institution.code,
  details: lazyComponent(() =>
    import('./details/subscription-details.tsx').then(({ SubscriptionDetails }) => ({
      default: ({ row }: { readonly row: Subscription }) => (
        <SubscriptionDetails subscription={row} />
      ),
    })),
  ),
  rowDetails: lazy(
    whenOnline(() =>
      import('./details/account-below.tsx').then(({ AccountBelow }) => ({
        default: ({ row }: { readonly row: Subscription }) => <AccountBelow subscription={row} />,
      })),
    ),
  ),
  empty: {
    title: 'No subscriptions yet',
    text: 'Start one from an institute.',
    illustration: emptyInstitutes,
  },
};
