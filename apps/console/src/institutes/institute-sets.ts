import { addDays, type CivilDate, startOfDay } from '../dates/civil-date.ts';
import type { InstituteFilterKey } from './institute-rule.ts';
import { endsWithin, QUIET_DAYS, RENEWAL_DAYS, TRIAL_DAYS } from './near-days.ts';

/** Institutes that have a name of their own. Whatever shows that name counts exactly these. */
export interface InstituteSet {
  readonly label: string;
  /** As filters of the list of institutes. `day` is the platform's today. */
  readonly filters: (day: CivilDate) => Readonly<Partial<Record<InstituteFilterKey, string>>>;
}

/** The one definition for a figure of home, the list that it opens and the view of that list. */
export const instituteSets = {
  active: { label: 'Active', filters: () => ({ status: 'Active' }) },
  settingUp: { label: 'Setting up', filters: () => ({ status: 'Pending' }) },
  suspended: { label: 'Suspended', filters: () => ({ status: 'Suspended' }) },
  paused: { label: 'Paused', filters: () => ({ status: 'Inactive' }) },
  closed: { label: 'Closed', filters: () => ({ status: 'Closed' }) },
  trialsEnding: {
    label: `Trials ending in ${TRIAL_DAYS} days`,
    filters: (day) => ({ subscriptionStatus: 'Trialing', ...endsWithin(day, TRIAL_DAYS) }),
  },
  renewals: {
    label: `Renewals in ${RENEWAL_DAYS} days`,
    filters: (day) => ({ subscriptionStatus: 'Active', ...endsWithin(day, RENEWAL_DAYS) }),
  },
  pastDue: { label: 'Past due', filters: () => ({ subscriptionStatus: 'PastDue' }) },
  quiet: {
    label: `Quiet for ${QUIET_DAYS} days`,
    filters: (day) => ({
      status: 'Active',
      noActivitySince: startOfDay(addDays(day, -QUIET_DAYS)),
    }),
  },
} as const satisfies Readonly<Record<string, InstituteSet>>;
