import type { FilterKeyOf } from '../../entity/api-types.ts';
import { flagFilter } from '../../entity/filters.ts';
import { renewalFilter } from '../../institutes/payment-filters.ts';
import type { ListFilter } from '../../list/list-of.ts';

/** The filters that the figures of Home open their rows with. */
export const figureFilters: readonly ListFilter<FilterKeyOf<'subscription'>>[] = [
  { kind: 'day', key: 'paidOn', label: 'Paid on', icon: 'receipt', takes: 'day' },
  { kind: 'day', key: 'unpaidOn', label: 'Never paid by', icon: 'clock', takes: 'day' },
  { kind: 'day', key: 'lateOn', label: 'Past due on', icon: 'calendar-x', takes: 'day' },
  { kind: 'day', key: 'lostBy', label: 'Churned by', icon: 'calendar-x', takes: 'day' },
  { kind: 'day', key: 'movedBy', label: 'Moved by', icon: 'calendar-range', takes: 'day' },
  {
    kind: 'choice',
    key: 'movement',
    label: 'MRR movement',
    icon: 'trending-up',
    options: [
      { value: 'new', label: 'New' },
      { value: 'expansion', label: 'Expansion' },
      { value: 'reactivated', label: 'Reactivation' },
      { value: 'contraction', label: 'Contraction' },
    ],
  },
  {
    kind: 'days',
    label: 'First day',
    icon: 'calendar-plus',
    from: 'startDate[gte]',
    to: 'startDate[lte]',
    takes: 'day',
  },
  {
    ...flagFilter('trialEndsAt[exists]', 'Trial', ['With', 'Without']),
    icon: 'clock',
    isPinned: false,
  },
  {
    ...flagFilter('isConverted', 'Trial outcome', ['Converted', 'Not converted']),
    icon: 'badge-check',
    isPinned: false,
  },
  renewalFilter,
];
