import { addDays, startOfDay } from '../dates/civil-date.ts';
import type { CivilDate } from '../dates/shown-date.ts';
import type { FilterKeyOf } from '../entity/api-types.ts';
import { statusLabels } from './institute-words.ts';
import { endsWithin, QUIET_DAYS, RENEWAL_DAYS, TRIAL_DAYS } from './near-days.ts';

/** The filters of the list of institutes. */
export type InstituteFilterKey = FilterKeyOf<'institution'>;

/** The named sets of institutes. Everything that shows a name counts exactly its set. */
export interface InstituteSet {
  readonly label: string;
  /** The set as filters of the list of institutes. `day` is the platform's today. */
  readonly filters: (day: CivilDate) => Readonly<Partial<Record<InstituteFilterKey, string>>>;
}

/** The single definition for a figure on Home, the list that it opens, and that list's view. */
export const instituteSets = {
  active: { label: statusLabels.Active, filters: () => ({ status: 'Active' }) },
  settingUp: { label: statusLabels.Pending, filters: () => ({ status: 'Pending' }) },
  needsSetup: {
    label: 'Needs setup',
    filters: () => ({ status: 'Pending,Active', isSetUp: 'false' }),
  },
  suspended: { label: statusLabels.Suspended, filters: () => ({ status: 'Suspended' }) },
  paused: { label: statusLabels.Inactive, filters: () => ({ status: 'Inactive' }) },
  closed: { label: statusLabels.Closed, filters: () => ({ status: 'Closed' }) },
  trialsEnding: {
    label: `Trials ending in ${TRIAL_DAYS} days`,
    filters: (day) => ({ subscriptionStatus: 'Trialing', ...endsWithin(day, TRIAL_DAYS) }),
  },
  renewals: {
    label: `Renewals in ${RENEWAL_DAYS} days`,
    filters: (day) => ({
      subscriptionStatus: 'Active',
      renews: 'true',
      ...endsWithin(day, RENEWAL_DAYS),
    }),
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
