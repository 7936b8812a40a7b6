import { INSTITUTION_STATUSES, type SuperAdminReport } from '@booking/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { template } from '../schema/template.ts';
import { type Period, stepsOf, twelveMonthsTo } from './period.ts';
import { beginOf, endOf, hadBefore, paysOn, type ReportScope, sources } from './sources.ts';

type Series = NonNullable<SuperAdminReport['series']>;

/** Days past due, from and to, as they are chased. */
const AGEING = [
  [1, 7],
  [8, 15],
  [16, 30],
  [31, null],
] as const;

/** The rows of the charts. */
export async function readSeries(db: Database, of: ReportScope, period: Period): Promise<Series> {
  const [steps, mrrMovement, mixes, trials, pastDueAgeing] = await Promise.all([
    readSteps(db, of, period),
    readMovement(db, of, period),
    readMixes(db, of, period),
    readTrials(db, of, period),
    readAgeing(db, of, period),
  ]);
  return { steps, mrrMovement, ...mixes, trials, pastDueAgeing };
}

/** How many institutes have which status, in the order of the statuses, none left out. */
export function countByStatus(status: SQL): SQL {
  const pairs = INSTITUTION_STATUSES.map(
    (name) => sql`${sql.raw(`'${name}'`)}, count(*) filter (where ${status} = ${name})::int`,
  );
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}

async function readSteps(db: Database, of: ReportScope, period: Period): Promise<Series['steps']> {
  const { timezone, today } = period;
  const { rows } = await db.execute<Series['steps'][number]>(sql`
    with ${sources(of)},
    step as (
      select * from json_to_recordset(${JSON.stringify(stepsOf(period))}::json)
        as step("startDate" date, "endDate" date)
    )
    select "startDate"::text, "endDate"::text,
      (select count(*) from institute
        where created_at >= ${beginOf(sql`"startDate"`, timezone)}
          and created_at < ${endOf(sql`"endDate"`, timezone)})::int as "institutesNew",
      (select ${countByStatus(sql`status`)} from status_span
        where ${hadBefore(endOf(sql`"endDate"`, timezone))}) as "byStatus",
      (select coalesce(sum(net_minor), 0) from paid
        where ${paysOn(sql`least("endDate", ${today}::date)`)})::float / 100 as mrr
    from step order by "startDate"`);
  return rows;
}

/** Month by month, institute by institute: what it pays at the end against what it paid at the end of the one before. */
async function readMovement(
  db: Database,
  of: ReportScope,
  { endDate, today }: Period,
): Promise<Series['mrrMovement']> {
  const months = twelveMonthsTo(endDate < today ? endDate : today);
  const { rows } = await db.execute<Series['mrrMovement'][number]>(sql`
    with ${sources(of)},
    month as (
      select least(last, ${today}::date) as last, date_trunc('month', last)::date - 1 as before
      from unnest(${sql.param(months)}::date[]) as last
    ),
    moved as (
      select month.last, min(paid_from) > month.before as is_new,
        coalesce(sum(net_minor) filter (where ${paysOn(sql`month.before`)}), 0) as was,
        coalesce(sum(net_minor) filter (where ${paysOn(sql`month.last`)}), 0) as pays
      from month cross join paid
      group by month.last, month.before, institution_id
    )
    select to_char(last, 'YYYY-MM') as month,
      ${total(sql`pays`, sql`was = 0 and is_new`)} as new,
      ${total(sql`pays - was`, sql`was > 0 and pays > was`)} as expansion,
      ${total(sql`pays`, sql`was = 0 and not is_new`)} as reactivated,
      ${total(sql`was - pays`, sql`pays > 0 and pays < was`)} as contraction,
      ${total(sql`was`, sql`pays = 0`)} as churned,
      ${total(sql`pays`, sql`true`)} as mrr
    from moved group by last order by last`);
  return rows;
}

function total(amount: SQL, where: SQL): SQL {
  return sql`coalesce(sum(${amount}) filter (where ${where}), 0)::float / 100`;
}

async function readMixes(db: Database, of: ReportScope, { today }: Period) {
  const live = sql`(select institution_id, plan, plan_name, net_minor from paid
    where ${paysOn(sql`${today}::date`)}) as live`;
  const { rows } = await db.execute<Pick<Series, 'plans' | 'templates' | 'states'>>(sql`
    with ${sources(of)}
    select
      (select coalesce(json_agg(mix order by mix.mrr desc, mix.key), '[]') from (
        select plan as key, min(plan_name) as name, count(distinct institution_id)::int as institutes,
          coalesce(sum(net_minor), 0)::float / 100 as mrr
        from ${live} group by plan) as mix) as plans,
      (select coalesce(json_agg(mix order by mix.institutes desc, mix.key), '[]') from (
        select ${template.key} as key, ${template.name} as name,
          count(institute.id) filter (where institute.status <> 'Closed')::int as institutes,
          coalesce(sum(net_minor), 0)::float / 100 as mrr
        from ${template} join institute on institute.template_id = ${template.id}
          left join ${live} on live.institution_id = institute.id
        group by ${template.key}, ${template.name}) as mix) as templates,
      (select coalesce(json_agg(place order by place.institutes desc, place.name), '[]') from (
        select state as name, count(*)::int as institutes from institute
        where status <> 'Closed' group by state) as place) as states`);
  const [row] = rows;
  return row ?? { plans: [], templates: [], states: [] };
}

async function readTrials(
  db: Database,
  of: ReportScope,
  { startDate, endDate, today }: Period,
): Promise<Series['trials']> {
  const { rows } = await db.execute<Series['trials']>(sql`
    with ${sources(of)},
    trial as (
      select sold.*, exists (select 1 from paid where paid.id = sold.id) as converted
      from sold where trial_ends_at is not null and start_date between ${startDate} and ${endDate}
    )
    select count(*)::int as started,
      count(*) filter (where status = 'Trialing')::int as running,
      count(*) filter (where converted)::int as converted,
      count(*) filter (where status <> 'Trialing' and trial_ends_at < ${today} and not converted)::int
        as ended
    from trial`);
  return rows[0] ?? { started: 0, running: 0, converted: 0, ended: 0 };
}

async function readAgeing(
  db: Database,
  of: ReportScope,
  { today }: Period,
): Promise<Series['pastDueAgeing']> {
  const buckets = JSON.stringify(AGEING.map(([fromDays, toDays]) => ({ fromDays, toDays })));
  const { rows } = await db.execute<Series['pastDueAgeing'][number]>(sql`
    with ${sources(of)},
    bucket as (
      select * from json_to_recordset(${buckets}::json) as bucket("fromDays" int, "toDays" int)
    ),
    -- A period that ends today is due today: it belongs to the first bucket.
    late as (
      select greatest(${today}::date - current_period_end, 1) as days, due_minor
      from sold where status = 'PastDue'
    )
    select "fromDays", "toDays", count(late.days)::int as count,
      coalesce(sum(late.due_minor), 0)::float / 100 as amount
    from bucket left join late
      on late.days >= "fromDays" and ("toDays" is null or late.days <= "toDays")
    group by "fromDays", "toDays" order by "fromDays"`);
  return rows;
}
