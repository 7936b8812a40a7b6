import { addDays, type CivilDate, startOfDay } from '../../dates/civil-date.ts';
import type { ListView } from '../../list/list-of.ts';
import type { InstituteFilterKey } from './institute-rule.ts';

/** Days ahead in which a trial's end is near, and that of any period. */
const TRIAL_DAYS = 7;
const PERIOD_DAYS = 30;
/** Days without anybody's activity after which an institute is quiet. */
export const QUIET_DAYS = 14;

/** The ready-made views of the list. Their dates are relative to `day`. */
export function instituteViews(day: CivilDate): readonly ListView<InstituteFilterKey>[] {
  const within = (days: number) => ({
    'currentPeriodEnd[gte]': day,
    'currentPeriodEnd[lte]': addDays(day, days),
  });
  return [
    { key: 'all', label: 'All', filters: {} },
    { key: 'active', label: 'Active', filters: { status: 'Active' } },
    { key: 'pending', label: 'Being set up', filters: { status: 'Pending' } },
    {
      key: 'trial',
      label: 'Trial ending in 7 days',
      filters: { subscriptionStatus: 'Trialing', ...within(TRIAL_DAYS) },
    },
    { key: 'expiring', label: 'Expiring in 30 days', filters: within(PERIOD_DAYS) },
    { key: 'pastDue', label: 'Past due', filters: { subscriptionStatus: 'PastDue' } },
    {
      key: 'quiet',
      label: 'Quiet for 14 days',
      filters: { status: 'Active', noActivitySince: startOfDay(addDays(day, -QUIET_DAYS)) },
    },
    { key: 'suspended', label: 'Suspended', filters: { status: 'Suspended' } },
    { key: 'closed', label: 'Closed', filters: { status: 'Closed' } },
  ];
}
