import type { ReportKpi, SuperAdminReport } from '@booking/api-client/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { appUser } from '../schema/tenant.ts';
import type { Days, Period } from './period.ts';
import { beginOf, endOf, hadBefore, paysOn, type ReportScope, sources } from './sources.ts';

type Figures = Partial<Record<ReportKpi, number | null>>;
type Kpis = NonNullable<SuperAdminReport['kpis']>;

/** The figures of the period, each beside the one of the period it is compared with. */
export async function readKpis(db: Database, of: ReportScope, period: Period): Promise<Kpis> {
  const [during, before, now] = await Promise.all([
    figuresOf(db, of, period, period),
    period.comparedWith ? figuresOf(db, of, period, period.comparedWith) : {},
    figuresNow(db, of, period),
  ]);
  const values: Figures = { ...during, ...now };
  const entries = Object.entries(values).map(([key, value]) => [
    key,
    { value, before: (before as Record<string, number | null>)[key] ?? null },
  ]);
  return Object.fromEntries(entries) as Kpis;
}

/** What can be said of any period, from the dates that institutes and subscriptions carry. */
async function figuresOf(
  db: Database,
  of: ReportScope,
  { timezone, today }: Period,
  { startDate, endDate }: Days,
): Promise<Figures> {
  const begin = beginOf(startDate, timezone);
  const end = endOf(endDate, timezone);
  const lastDay = sql`least(${endDate}::date, ${today}::date)`;
  const dayBefore = sql`(${startDate}::date - 1)`;
  const { rows } = await db.execute<Record<string, number | null>>(sql`
    with ${sources(of)},
    activated as (
      select institute.created_at, min(since) as at
      from institute join status_span using (id) where status_span.status = 'Active'
      group by id, institute.created_at
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
    trial as (
      select sold.*, exists (select 1 from paid where paid.id = sold.id) as converted
      from sold where trial_ends_at is not null
    )
    select
      (select count(*) from status_span where ${hadBefore(end)} and status <> 'Closed')::int
        as "institutesTotal",
      (select count(*) from institute where created_at >= ${begin} and created_at < ${end})::int
        as "institutesNew",
      (select count(*) from activated where at >= ${begin} and at < ${end})::int
        as "institutesActivated",
      (select round((percentile_cont(0.5) within group (
          order by extract(epoch from at - created_at) / 86400))::numeric, 1)
        from activated where at >= ${begin} and at < ${end})::float as "daysToActivate",
      coalesce(sum(at_end), 0)::float / 100 as mrr,
      coalesce(sum(at_end), 0)::float * 12 / 100 as arr,
      round(sum(at_end) / nullif(count(*) filter (where in_currency_at_end), 0))::float / 100 as arpi,
      count(*) filter (where paid_at_end)::int as "payingInstitutes",
      round(100.0 * count(*) filter (where paid_at_start and not paid_at_end)
        / nullif(count(*) filter (where paid_at_start), 0), 1)::float as "churnLogo",
      round(100.0 * coalesce(sum(at_start) filter (where paid_at_start and not paid_at_end), 0)
        / nullif(sum(at_start), 0), 1)::float as "churnRevenue",
      (select count(*) from trial where start_date between ${startDate} and ${endDate})::int
        as "trialsStarted",
      (select round(100.0 * count(*) filter (where converted) / nullif(count(*), 0), 1)
        from trial where trial_ends_at between ${startDate} and ${endDate}
          and trial_ends_at < ${today})::float as "trialConversion"
    from revenue`);
  return rows[0] ?? {};
}

/** What is only known of today: nothing keeps its history. */
async function figuresNow(db: Database, of: ReportScope, { today }: Period): Promise<Figures> {
  const people =
    of.scope.kind === 'platform' && !of.templates
      ? sql`true`
      : sql`${appUser.institutionId} in (select id from institute)`;
  const { rows } = await db.execute<Record<string, number | null>>(sql`
    with ${sources(of)},
    person as (select * from ${appUser} where ${people}),
    past_due as (select * from sold where status = 'PastDue'),
    renewal as (
      select * from sold where status = 'Active' and current_period_end
        between ${today}::date and ${today}::date + 30
    )
    select
      (select count(*) from past_due)::int as "pastDueCount",
      (select coalesce(sum(due_minor), 0) from past_due)::float / 100 as "pastDueAmount",
      (select count(*) from renewal)::int as "renewalsDue30Count",
      (select coalesce(sum(due_minor), 0) from renewal)::float / 100 as "renewalsDue30Amount",
      (select count(*) from person where status <> 'Inactive')::int as "usersTotal",
      (select count(*) from person where last_login_at >= now() - interval '30 days')::int
        as "usersActive30",
      (select count(*) from person where status = 'Invited')::int as "usersInvited",
      (select count(*) from institute where status = 'Active'
        and (last_activity_at is null or last_activity_at < now() - interval '14 days'))::int
        as "quietInstitutes14"`);
  return rows[0] ?? {};
}
