import { addDays, type CivilDate, startOfDay } from '../../dates/civil-date.ts';
import type { InstituteFilterKey } from '../../institutes/institute-rule.ts';
import { statusLabels } from '../../institutes/institute-words.ts';
import { endsWithin, QUIET_DAYS, RENEWAL_DAYS, TRIAL_DAYS } from '../../institutes/near-days.ts';
import type { ListView } from '../../list/list-of.ts';

/** The built-in views of the list. Their dates are relative to `day`. */
export function instituteViews(day: CivilDate): readonly ListView<InstituteFilterKey>[] {
  return [
    { key: 'all', label: 'All', filters: {} },
    { key: 'active', label: statusLabels.Active, filters: { status: 'Active' } },
    { key: 'pending', label: statusLabels.Pending, filters: { status: 'Pending' } },
    {
      key: 'trial',
      label: `Trials ending in ${TRIAL_DAYS} days`,
      filters: { subscriptionStatus: 'Trialing', ...endsWithin(day, TRIAL_DAYS) },
    },
    {
      key: 'expiring',
      label: `Renewing in ${RENEWAL_DAYS} days`,
      filters: { subscriptionStatus: 'Active', ...endsWithin(day, RENEWAL_DAYS) },
    },
    { key: 'pastDue', label: 'Past due', filters: { subscriptionStatus: 'PastDue' } },
    {
      key: 'quiet',
      label: `Quiet for ${QUIET_DAYS} days`,
      filters: { status: 'Active', noActivitySince: startOfDay(addDays(day, -QUIET_DAYS)) },
    },
    { key: 'suspended', label: statusLabels.Suspended, filters: { status: 'Suspended' } },
    { key: 'closed', label: statusLabels.Closed, filters: { status: 'Closed' } },
  ];
}
