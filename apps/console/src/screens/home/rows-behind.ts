import type { InstitutionStatus } from '@booking/api-client';
import { addDays } from '../../dates/civil-date.ts';
import { keysOf, statusTones } from '../../institutes/institute-words.ts';
import type { instituteRule } from '../all-institutes/institute-rule.ts';

type Filters = Readonly<Partial<Record<keyof typeof instituteRule.filters, string>>>;

/** Days ahead in which the report counts renewals, and trials that end. */
const RENEWAL_DAYS = 30;
const TRIAL_DAYS = 7;

const open = keysOf(statusTones).filter((status) => status !== 'Closed');

/** The list screen with exactly the rows that a figure counts. */
function listOf(filters: Filters, sort?: string): string {
  return `/all-institutes?${new URLSearchParams({ ...filters, ...(sort && { sort }) })}`;
}

/** Where the rows behind a figure are. `day` is the platform's today. */
export const rowsBehind = {
  notClosed: () => listOf({ status: open.join(',') }),
  status: (status: InstitutionStatus) => listOf({ status }),
  state: (state: string) => listOf({ state, status: open.join(',') }),
  pastDue: () => listOf({ subscriptionStatus: 'PastDue' }, 'currentPeriodEnd'),
  renewalsDue: (day: string) => listOf(endsWithin('Active', day, RENEWAL_DAYS), 'currentPeriodEnd'),
  trialsEnding: (day: string) =>
    listOf(endsWithin('Trialing', day, TRIAL_DAYS), 'currentPeriodEnd'),
  newest: () => '/all-institutes',
  institute: (id: string) => `/all-institutes?open=${id}`,
};

function endsWithin(subscriptionStatus: string, day: string, days: number): Filters {
  return {
    subscriptionStatus,
    'currentPeriodEnd[gte]': day,
    'currentPeriodEnd[lte]': addDays(day, days),
  };
}
