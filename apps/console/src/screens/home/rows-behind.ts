import { type InstitutionStatus, joinList, type SuperAdminReport } from '@booking/api-client';
import { instantsOf } from '../../calendar/calendar-state.ts';
import { customRange } from '../../calendar/date-range.ts';
import type { instituteRule } from '../../institutes/institute-rule.ts';
import { keysOf, statusTones } from '../../institutes/institute-words.ts';
import { endsWithin, QUIET_DAYS, RENEWAL_DAYS, TRIAL_DAYS } from '../../institutes/near-days.ts';

type Filters = Readonly<Partial<Record<keyof typeof instituteRule.filters, string>>>;

const open = keysOf(statusTones).filter((status) => status !== 'Closed');

/** The list screen with exactly the rows that a figure counts. */
function listOf(filters: Filters, sort?: string): string {
  return `/all-institutes?${new URLSearchParams({ ...filters, ...(sort && { sort }) })}`;
}

/** Where the rows behind a figure are. `day` is the platform's today. */
export const rowsBehind = {
  notClosed: () => listOf({ status: joinList(open) }),
  status: (status: InstitutionStatus) => listOf({ status }),
  state: (state: string) => listOf({ state, status: joinList(open) }),
  pastDue: () => listOf({ subscriptionStatus: 'PastDue' }, 'currentPeriodEnd'),
  renewalsDue: (day: string) => {
    const filters = { subscriptionStatus: 'Active', ...endsWithin(day, RENEWAL_DAYS) };
    return listOf(filters, 'currentPeriodEnd');
  },
  trialsEnding: (day: string) => {
    const filters = { subscriptionStatus: 'Trialing', ...endsWithin(day, TRIAL_DAYS) };
    return listOf(filters, 'currentPeriodEnd');
  },
  paying: () => listOf({ subscriptionStatus: 'Active,PastDue' }),
  madeIn: ({ startDate, endDate, timezone }: SuperAdminReport['period']) => {
    const { from, until } = instantsOf(customRange(startDate, endDate), undefined, timezone);
    return listOf({ 'createdAt[gte]': from, 'createdAt[lt]': until });
  },
  quiet: (asOf: string) => {
    const since = new Date(Date.parse(asOf) - QUIET_DAYS * 86_400_000).toISOString();
    return listOf({ status: 'Active', noActivitySince: since });
  },
  newest: () => '/all-institutes',
  institute: (id: string) => `/all-institutes?open=${id}`,
};
