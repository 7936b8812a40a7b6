import type { InstitutionStatus, MrrMovement, SuperAdminReport } from '@booking/api-client';
import { addMonths } from '@booking/api-client/facts';
import { instantsOf } from '../../calendar/calendar-state.ts';
import { customRange } from '../../calendar/date-range.ts';
import { addDays } from '../../dates/civil-date.ts';
import type { CivilDate } from '../../dates/shown-date.ts';
import type { FilterKeyOf } from '../../entity/api-types.ts';
import { instituteHref } from '../../institutes/institute-href.ts';
import { type InstituteFilterKey, instituteSets } from '../../institutes/institute-sets.ts';
import { endsWithin, RENEWAL_DAYS, TRIAL_DAYS } from '../../institutes/near-days.ts';

/** The list screen with exactly the rows that a figure counts. */
function listOf(filters: Readonly<Partial<Record<InstituteFilterKey, string>>>, sort?: string) {
  return `/all-institutes?${new URLSearchParams({ ...filters, ...(sort && { sort }) })}`;
}

/** The list of all subscriptions with exactly the rows that a figure counts or adds up. */
function soldOf(filters: Readonly<Partial<Record<FilterKeyOf<'subscription'>, string>>>) {
  return `/subscriptions?${new URLSearchParams({ tab: 'all', ...filters })}`;
}

type Period = SuperAdminReport['period'];
type Ageing = NonNullable<SuperAdminReport['series']>['pastDueAgeing'][number];

/** The last day of a period that has come. */
const lastDay = (day: CivilDate, { endDate }: Period) => (endDate < day ? endDate : day);

const trialsOf = ({ startDate, endDate }: Period) => ({
  'trialEndsAt[exists]': 'true',
  'startDate[gte]': startDate,
  'startDate[lte]': endDate,
});

/** Days that churn and conversion look back. */
const TRAILING_DAYS = 30;

/** Links to the rows behind figures of institutes. `day` is the platform's today. */
export const rowsBehind = {
  active: () => listOf(instituteSets.active.filters()),
  status: (status: InstitutionStatus) => listOf({ status }),
  state: (state: string) => listOf({ state, status: 'Pending,Active,Suspended,Inactive' }),
  settingUp: () => listOf(instituteSets.settingUp.filters(), 'createdAt'),
  quiet: (day: string) => listOf(instituteSets.quiet.filters(day), 'currentPeriodEnd'),
  createdIn: ({ startDate, endDate, timezone }: SuperAdminReport['period']) => {
    const { from, until } = instantsOf(customRange(startDate, endDate), undefined, timezone);
    return listOf({ 'createdAt[gte]': from, 'createdAt[lt]': until });
  },
  institute: instituteHref,
};

/** Links to the rows behind figures of subscriptions (`docs/billing.md`). */
export const soldBehind = {
  mrr: (day: CivilDate, period: Period) => soldOf({ paidOn: lastDay(day, period) }),
  /** Subscriptions whose MRR changed in a month, `month` being its `YYYY-MM`. */
  movement: (day: CivilDate, month: string, movement: MrrMovement | 'churned') => {
    const first = `${month}-01`;
    const end = addDays(addMonths(first, 1), -1);
    const last = end < day ? end : day;
    return movement === 'churned'
      ? soldOf({ paidOn: addDays(first, -1), lostBy: last })
      : soldOf({ movedBy: last, movement });
  },
  plan: (day: CivilDate, plan: string) => soldOf({ paidOn: day, plan }),
  churn: (day: CivilDate, period: Period) => {
    const last = lastDay(day, period);
    return soldOf({ paidOn: addDays(last, -TRAILING_DAYS), lostBy: last });
  },
  conversion: (day: CivilDate, period: Period) => {
    const last = lastDay(day, period);
    // A trial that ends today is not over yet.
    const over = last < day ? last : addDays(day, -1);
    return soldOf({
      'trialEndsAt[gte]': addDays(last, 1 - TRAILING_DAYS),
      'trialEndsAt[lte]': over,
    });
  },
  trials: {
    started: (period: Period) => soldOf(trialsOf(period)),
    running: (period: Period) => soldOf({ ...trialsOf(period), status: 'Trialing' }),
    converted: (period: Period) => soldOf({ ...trialsOf(period), isConverted: 'true' }),
    ended: (period: Period) =>
      soldOf({ ...trialsOf(period), isConverted: 'false', status: 'Cancelled,Expired' }),
  },
  unpaid: (day: CivilDate, period: Period) => soldOf({ unpaidOn: lastDay(day, period) }),
  pastDue: (day: CivilDate) => soldOf({ lateOn: day }),
  ageing: (day: CivilDate, { fromDays, toDays }: Pick<Ageing, 'fromDays' | 'toDays'>) =>
    soldOf({
      lateOn: day,
      // Amounts due since today are in the first class too.
      ...(fromDays > 1 && { 'dueSince[lte]': addDays(day, -fromDays) }),
      ...(toDays !== null && { 'dueSince[gte]': addDays(day, -toDays) }),
    }),
  renewals: (day: CivilDate) =>
    soldOf({ status: 'Active', renews: 'true', ...endsWithin(day, RENEWAL_DAYS) }),
  trialsEnding: (day: CivilDate) =>
    soldOf({
      status: 'Trialing',
      'trialEndsAt[gte]': day,
      'trialEndsAt[lte]': addDays(day, TRIAL_DAYS),
    }),
};
