import { useQueries } from '@tanstack/react-query';
import { addDays, today } from '../../dates/civil-date.ts';
import type { ListView } from '../../list/list-screen.tsx';
import { useReads } from '../../session/session-context.ts';
import type { InstituteFilterKey } from './institute-rule.ts';

type View = Omit<ListView<InstituteFilterKey>, 'count'>;

/** The ready-made views of the list. Their dates are relative to `day`. */
export function instituteViews(day: string): readonly View[] {
  return [
    { key: 'all', label: 'All', filters: {} },
    { key: 'active', label: 'Active', filters: { status: 'Active' } },
    { key: 'pending', label: 'Being set up', filters: { status: 'Pending' } },
    { key: 'trial', label: 'Trial', filters: { subscriptionStatus: 'Trialing' } },
    {
      key: 'expiring',
      label: 'Expiring in 30 days',
      filters: { 'currentPeriodEnd[gte]': day, 'currentPeriodEnd[lte]': addDays(day, 30) },
    },
    { key: 'pastDue', label: 'Past due', filters: { subscriptionStatus: 'PastDue' } },
    { key: 'suspended', label: 'Suspended', filters: { status: 'Suspended' } },
    { key: 'closed', label: 'Closed', filters: { status: 'Closed' } },
  ];
}

/** The views with their live counts. */
export function useInstituteViews(): readonly ListView<InstituteFilterKey>[] {
  const reads = useReads();
  const views = instituteViews(today());
  const counts = useQueries({
    queries: views.map(({ filters }) => ({
      ...reads.institution.list({ ...filters, limit: 1, fields: ['_id'] }),
    })),
  });
  return views.map((view, index) => ({ ...view, count: counts[index]?.data?.total }));
}
