import { flagFilter } from '../entity/filters.ts';

/** The filter by the last day to pay, of institutes and of their subscriptions. */
export const payableFilter = {
  kind: 'days',
  label: 'To be paid by',
  icon: 'calendar-range',
  from: 'dueOn[gte]',
  to: 'dueOn[lte]',
  takes: 'day',
} as const;

/** The filter by what happens at the end of the period, of institutes and of their subscriptions. */
export const renewalFilter = {
  ...flagFilter('renews', 'Renewal', ['Renews', 'Ends']),
  icon: 'refresh-cw',
  isPinned: false,
} as const;
