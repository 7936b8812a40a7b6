import type { ReportKpi, SuperAdminReport } from '@booking/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import { jsonObject, major } from '../database/document.ts';
import { appUser, lastLogin } from '../schema/tenant.ts';
import type { Days, Period } from './period.ts';
import {
  beginOf,
  endOf,
  hadBefore,
  isLate,
  isQuiet,
  isUnpaidOn,
  ofReport,
  paysOn,
  type ReportScope,
  readsAll,
} from './sources.ts';

type Kpis = NonNullable<SuperAdminReport['kpis']>;
type Figures = Partial<Record<ReportKpi, number | null>>;

/** The figures of a period, of the one it is compared with, and those of today. */
export interface KpiFigures {
  readonly during: Figures;
  readonly before: Figures | null;
  readonly now: Figures;
}

/** The JSON of `KpiFigures`, to stand after `sources`. */
export function selectKpis(of: ReportScope, period: Period): SQL {
  const { comparedWith } = period;
  return jsonObject([
    ['during', figuresOf(period, period)],
    ['before', comparedWith ? figuresOf(period, comparedWith) : sql`null`],
    ['now', figuresNow(of, period)],
  ]);
}

/** Returns each figure beside the one of the period it is compared with. */
export function withComparison({ during, before, now }: KpiFigures): Kpis {
  const entries = Object.entries({ ...during, ...now }).map(([key, value]) => [
    key,
    { value, before: (before as Record<string, number | null> | null)?.[key] ?? null },
  ]);
  return Object.fromEntries(entries) as Kpis;
}

/** Days of the shares that a single day or a month under way would distort. */
const TRAILING_DAYS = 30;

/** Figures of any period, from the dates that institutes and subscriptions carry. */
function figuresOf({ timezone, today }: Period, { startDate, endDate }: Days): SQL {
  const begin = beginOf(startDate, timezone);
  const end = endOf(endDate, timezone);
  const lastDay = sql`least(${endDate}::date, ${today}::date)`;
  const trailingStart = sql`(${lastDay} - ${TRAILING_DAYS - 1}::int)`;
  const dayBefore = sql`(${lastDay} - ${TRAILING_DAYS}::int)`;
  const isOver = sql`(trial_ends_at between ${trailingStart} and ${lastDay}
    and trial_ends_at < ${today}::date)`;
  return sql`(
    with opened as (
      select extract(epoch from activated_at - created_at) / 86400 as days
      from (select distinct id, activated_at, created_at from status_span
        where activated_at >= ${begin} and activated_at < ${end}) as activated
    ),
    revenue as (
      select institution_id,
        coalesce(sum(net_minor) filter (where ${paysOn(dayBefore)}), 0) as at_start,
        coalesce(sum(net_minor) filter (where ${paysOn(lastDay)}), 0) as at_end,
        bool_or(${paysOn(lastDay)} and net_minor is not null) as in_currency_at_end,
        bool_or(${paysOn(dayBefore)}) as paid_at_start,
        bool_or(${paysOn(lastDay)}) as paid_at_end
      from paid group by institution_id
    ),
    unpaid as (select net_minor from sold where ${isUnpaidOn(lastDay)}),
    had as (
      select coalesce(sum(institutes) filter (where status <> 'Closed'), 0) as open,
        coalesce(sum(institutes) filter (where status = 'Active'), 0) as active
      from status_span where ${hadBefore(end)}
    ),
    trial as (
      select count(*) filter (where start_date between ${startDate}::date and ${lastDay}) as started,
        count(*) filter (where ${isOver}) as over,
        count(*) filter (where ${isOver} and converted) as converted
      from sold where trial_ends_at is not null and status <> 'Scheduled'
    )
    select to_json(figures) from (
      select
        (select open from had)::int as "institutesTotal",
        (select active from had)::int as "institutesActive",
        (select count(*) from institute where created_at >= ${begin} and created_at < ${end})::int
          as "institutesNew",
        (select count(distinct id) from status_span
          where status = 'Closed' and since >= ${begin} and since < ${end})::int
          as "institutesClosed",
        (select count(*) from opened)::int as "institutesActivated",
        (select round((percentile_cont(0.5) within group (order by days))::numeric, 1)
          from opened)::float as "daysToActivate",
        ${major(sql`coalesce(sum(at_end), 0)`)} as mrr,
        ${major(sql`coalesce(sum(at_end) * 12, 0)`)} as arr,
        ${major(sql`round(sum(at_end) / nullif(count(*) filter (where in_currency_at_end), 0))`)}
          as arpi,
        count(*) filter (where paid_at_end)::int as "payingInstitutes",
        (select ${major(sql`coalesce(sum(net_minor), 0)`)} from unpaid) as "mrrUnpaid",
        (select count(*) from unpaid)::int as "unpaidInstitutes",
        round(100.0 * count(*) filter (where paid_at_start and not paid_at_end)
          / nullif(count(*) filter (where paid_at_start), 0), 1)::float as "churnLogo",
        round(100.0 * coalesce(sum(at_start) filter (where paid_at_start and not paid_at_end), 0)
          / nullif(sum(at_start), 0), 1)::float as "churnRevenue",
        (select started from trial)::int as "trialsStarted",
        (select round(100.0 * converted / nullif(over, 0), 1) from trial)::float as "trialConversion",
        (select over from trial)::int as "trialsEnded",
        (select converted from trial)::int as "trialsConverted"
      from revenue) as figures)`;
}

/** Figures of today alone: nothing keeps their history. */
function figuresNow(of: ReportScope, { today }: Period): SQL {
  const pastDue = isLate(today, 'sold');
  const renewal = sql`renews and current_period_end between ${today}::date and ${today}::date + 30`;
  return sql`(
    select to_json(figures) from (
      select due.*, person.*,
        (select count(*) from institute where ${isQuiet(today)})::int as "quietInstitutes14"
      from (
        select count(*) filter (where ${pastDue})::int as "pastDueCount",
          ${major(sql`coalesce(sum(owed_minor) filter (where ${pastDue}), 0)`)} as "pastDueAmount",
          count(*) filter (where ${renewal})::int as "renewalsDue30Count",
          ${major(sql`coalesce(sum(next_minor) filter (where ${renewal}), 0)`)}
            as "renewalsDue30Amount"
        from sold
      ) as due, (${peopleNow(of)}) as person) as figures)`;
}

/** Users of the report: who is not inactive, who has signed in for 30 days, and who is invited. */
function peopleNow(of: ReportScope): SQL {
  const isRecent = sql`${lastLogin.at} >= (select now() - interval '30 days')`;
  // For all users, each count reads an index alone: most of a large platform's users are active.
  if (readsAll(of)) {
    const count = (where: SQL) => sql`(select count(*) from ${appUser} where ${where})`;
    return sql`select (${count(sql`true`)} - ${count(sql`status = 'Inactive'`)})::int as "usersTotal",
      (select count(*) from ${lastLogin} where ${isRecent})::int as "usersActive30",
      ${count(sql`status = 'Invited'`)}::int as "usersInvited"`;
  }
  return sql`select count(*) filter (where status <> 'Inactive')::int as "usersTotal",
      count(*) filter (where ${isRecent})::int as "usersActive30",
      count(*) filter (where status = 'Invited')::int as "usersInvited"
    from ${appUser} left join ${lastLogin} on ${lastLogin.userId} = ${appUser.id}
    where ${ofReport(of, appUser.institutionId)}`;
}
