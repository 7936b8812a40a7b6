import type { InstitutionStatus, SuperAdminReport } from '@booking/api-client';
import { instantsOf } from '../../calendar/calendar-state.ts';
import { customRange } from '../../calendar/date-range.ts';
import { instituteHref } from '../../institutes/institute-href.ts';
import { type InstituteFilterKey, instituteSets } from '../../institutes/institute-sets.ts';

/** The list screen with exactly the rows that a figure counts. */
function listOf(filters: Readonly<Partial<Record<InstituteFilterKey, string>>>, sort?: string) {
  return `/all-institutes?${new URLSearchParams({ ...filters, ...(sort && { sort }) })}`;
}

/** Where the rows behind a figure are. `day` is the platform's today. */
export const rowsBehind = {
  active: () => listOf(instituteSets.active.filters()),
  status: (status: InstitutionStatus) => listOf({ status }),
  state: (state: string) => listOf({ state, status: 'Pending,Active,Suspended,Inactive' }),
  settingUp: () => listOf(instituteSets.settingUp.filters(), 'createdAt'),
  pastDue: () => listOf(instituteSets.pastDue.filters(), 'currentPeriodEnd'),
  renewals: (day: string) => listOf(instituteSets.renewals.filters(day), 'currentPeriodEnd'),
  trialsEnding: (day: string) =>
    listOf(instituteSets.trialsEnding.filters(day), 'currentPeriodEnd'),
  quiet: (day: string) => listOf(instituteSets.quiet.filters(day), 'currentPeriodEnd'),
  createdIn: ({ startDate, endDate, timezone }: SuperAdminReport['period']) => {
    const { from, until } = instantsOf(customRange(startDate, endDate), undefined, timezone);
    return listOf({ 'createdAt[gte]': from, 'createdAt[lt]': until });
  },
  institute: instituteHref,
};
