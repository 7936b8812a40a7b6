import { addDays } from '../../../contract/facts/billing.ts';
import type { INSTITUTION_STATUSES } from '../../../contract/facts/institution.ts';
import { REPORT_KPIS, type ReportKpi } from '../../../contract/facts/report.ts';
import type { SuperAdminReport } from '../../../contract/schemas/report.ts';
import { dayOf, type Ground, isWithin, type Period, paysOn, statusOn, sumOf } from './period.ts';

type Kpis = NonNullable<SuperAdminReport['kpis']>;
type Figures = Partial<Record<ReportKpi, number | null>>;

const TRAILING_DAYS = 30;
const QUIET_DAYS = 14;

/** Each figure beside that of the period it is compared with; a figure of today has none. */
export function kpisOf(ground: Ground, period: Period, compared: Period | null): Kpis {
  const during: Figures = { ...figuresOf(ground, period), ...figuresOfToday(ground) };
  const before: Figures = compared ? figuresOf(ground, compared) : {};
  const kpi = (name: ReportKpi) =>
    [name, { value: during[name] ?? null, before: before[name] ?? null }] as const;
  // Every name of the list is there.
  return Object.fromEntries(REPORT_KPIS.map(kpi)) as Kpis;
}

function figuresOf({ institutions, subscriptions, today }: Ground, period: Period): Figures {
  const lastDay = period.endDate < today ? period.endDate : today;
  const paying = subscriptions.filter((row) => paysOn(row, lastDay));
  const earlier = subscriptions.filter((row) => paysOn(row, addDays(lastDay, -TRAILING_DAYS)));
  const lost = earlier.filter((row) => !paysOn(row, lastDay));
  const mrr = sumOf(paying, (row) => row.mrr);
  const statuses = institutions.map((row) => statusOn(row, lastDay));
  const activations = institutions.flatMap(({ statusHistory, createdAt }) => {
    const first = statusHistory.find(({ to }) => to === 'Active');
    if (!first || !isWithin(dayOf(first.at), period)) return [];
    return [(Date.parse(first.at) - Date.parse(createdAt)) / 86_400_000];
  });
  const trials = subscriptions.filter(({ trialEndsAt }) => trialEndsAt !== null);
  const ended = trials.filter(({ trialEndsAt }) =>
    isWithin(trialEndsAt ?? '', {
      startDate: addDays(lastDay, 1 - TRAILING_DAYS),
      endDate: addDays(lastDay, -1),
    }),
  );
  const converted = ended.filter(({ paidFrom }) => paidFrom !== null);
  const late = subscriptions.filter(({ dueOn }) => dueOn !== null && dueOn < lastDay);
  const unpaid = subscriptions.filter(
    ({ status, paidFrom }) => ['Pending', 'PastDue'].includes(status) && paidFrom === null,
  );
  return {
    institutesTotal: statuses.filter((status) => status && status !== 'Closed').length,
    institutesActive: statuses.filter((status) => status === 'Active').length,
    institutesNew: institutions.filter(({ createdAt }) => isWithin(dayOf(createdAt), period))
      .length,
    institutesClosed: institutions.filter(({ statusHistory }) =>
      statusHistory.some(({ to, at }) => to === 'Closed' && isWithin(dayOf(at), period)),
    ).length,
    institutesActivated: activations.length,
    daysToActivate: medianOf(activations),
    mrr,
    arr: Math.round(mrr * 1200) / 100,
    arpi: paying.length > 0 ? Math.round((mrr * 100) / paying.length) / 100 : null,
    payingInstitutes: paying.length,
    mrrUnpaid: sumOf(unpaid, (row) => row.mrr),
    unpaidInstitutes: unpaid.length,
    churnLogo: shareOf(lost.length, earlier.length),
    churnRevenue: shareOf(
      sumOf(lost, (row) => row.mrr),
      sumOf(earlier, (row) => row.mrr),
    ),
    trialsStarted: trials.filter(({ startDate }) => isWithin(startDate, period)).length,
    trialConversion: shareOf(converted.length, ended.length),
    trialsEnded: ended.length,
    trialsConverted: converted.length,
    pastDueCount: late.length,
    pastDueAmount: sumOf(late, ({ balance }) => balance),
  };
}

function figuresOfToday({ institutions, subscriptions, users, today }: Ground): Figures {
  const soon = { startDate: today, endDate: addDays(today, TRAILING_DAYS) };
  const renewing = subscriptions.filter(
    ({ status, autoRenew, cancelAtPeriodEnd, currentPeriodEnd }) =>
      status === 'Active' && autoRenew && !cancelAtPeriodEnd && isWithin(currentPeriodEnd, soon),
  );
  const monthAgo = addDays(today, -TRAILING_DAYS);
  return {
    renewalsDue30Count: renewing.length,
    renewalsDue30Amount: sumOf(renewing, ({ amount }) => amount),
    usersTotal: users.length,
    usersActive30: users.filter(({ lastLoginAt }) => lastLoginAt && dayOf(lastLoginAt) >= monthAgo)
      .length,
    usersInvited: users.filter(({ status }) => status === 'Invited').length,
    quietInstitutes14: quietOf({ institutions, today }).length,
  };
}

/** Active institutes that no one has signed in to for 14 days. */
export function quietOf({ institutions, today }: Pick<Ground, 'institutions' | 'today'>) {
  const since = addDays(today, -QUIET_DAYS);
  return institutions.filter(
    ({ status, lastActivityAt }) =>
      status === 'Active' && (!lastActivityAt || dayOf(lastActivityAt) < since),
  );
}

/** How many institutes had which status at the end of a day. */
export function byStatusOn({ institutions }: Pick<Ground, 'institutions'>, day: string) {
  const count = (status: (typeof INSTITUTION_STATUSES)[number]) =>
    institutions.filter((row) => statusOn(row, day) === status).length;
  return {
    Pending: count('Pending'),
    Active: count('Active'),
    Suspended: count('Suspended'),
    Inactive: count('Inactive'),
    Closed: count('Closed'),
  };
}

function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  return middle === undefined ? null : Math.round(middle * 10) / 10;
}

const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part * 1000) / whole) / 10;
