import { RECEIVABLE_AGE_NAMES, SUBSCRIPTION_STATUSES } from '@booking/api-client/facts';
import type { FilterKeyOf } from '../../entity/api-types.ts';
import { subscriptionOptions } from '../../institutes/institute-words.ts';
import { optionsOf } from '../../labels/labels.ts';
import type { ListFilter } from '../../list/list-of.ts';
import { ageLabels, promiseLabels } from './receivable-words.ts';

export const receivableFilters: readonly ListFilter<FilterKeyOf<'receivable'>>[] = [
  {
    kind: 'choice',
    key: 'age',
    label: 'Due for',
    icon: 'clock',
    isPinned: true,
    options: RECEIVABLE_AGE_NAMES.map((value) => ({ value, label: ageLabels[value] })),
  },
  {
    kind: 'choice',
    key: 'promise',
    label: 'Promise to pay',
    icon: 'calendar-check',
    isPinned: true,
    options: optionsOf(promiseLabels),
  },
  {
    kind: 'choice',
    key: 'subscriptionStatus',
    label: 'Subscription',
    icon: 'circle-dot-dashed',
    options: subscriptionOptions(SUBSCRIPTION_STATUSES),
  },
  {
    kind: 'days',
    label: 'Due since',
    icon: 'calendar-x',
    from: 'dueSince[gte]',
    to: 'dueSince[lte]',
    takes: 'day',
  },
];
