import { DUE_AGES, type SuperAdminReport } from '@booking/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import { jsonObject, major } from '../database/document.ts';
import { template } from '../schema/template.ts';
import { type Period, twelveMonthsTo } from './period.ts';
import { isLate, paysOn } from './sources.ts';
import { selectSteps } from './steps.ts';

type Series = NonNullable<SuperAdminReport['series']>;

/** The JSON of the rows of the charts, to stand after `sources`. */
export function selectSeries(period: Period): SQL {
  const parts: Record<keyof Series, SQL> = {
    steps: selectSteps(period),
    mrrMovement: selectMovement(period),
    ...selectMixes(period),
    trials: selectTrials(period),
    pastDueAgeing: selectAgeing(period),
  };
  return jsonObject(Object.entries(parts));
}

/**
 * Month by month, institute by institute: what it pays at the end against what it paid at the end of the one before. That
 * differs only where one of its subscriptions begins or ends to be paid in between: only those institutes are compared,
 * and the MRR of a month is that of the one before with its moves.
 */
function selectMovement({ endDate, today }: Period): SQL {
  const months = twelveMonthsTo(endDate < today ? endDate : today);
  return sql`(
    with month as (
      select least(last, ${today}::date) as last, date_trunc('month', last)::date - 1 as before
      from unnest(${sql.param(months)}::date[]) as last
    ),
    bound as (
      select array_agg(before order by before) as befores, array_agg(last order by before) as lasts,
        min(before) as first, max(last) as last
      from month
    ),
    base as materialized (
      select coalesce(sum(net_minor), 0) as mrr from bound, paid where ${paysOn(sql`first`)}
    ),
    turn as (
      select distinct width_bucket(day - 1, befores) as place, institution_id
      from bound, (
        select paid_from as day, institution_id from paid
        union all
        select paid_until, institution_id from paid
      ) as turned
      where day > first and day <= last
    ),
    moved as (
      select place, min(paid_from) > min(before) as is_new,
        bool_or(${paysOn(sql`before`)}) as paid, bool_or(${paysOn(sql`last`)}) as pays,
        coalesce(sum(net_minor) filter (where ${paysOn(sql`before`)}), 0) as old,
        coalesce(sum(net_minor) filter (where ${paysOn(sql`last`)}), 0) as net
      from (
        select place, institution_id, befores[place] as before, lasts[place] as last
        from turn, bound
      ) as turned join paid using (institution_id)
      group by place, institution_id
    )
    select coalesce(json_agg(moves order by moves.month), '[]') from (
      select to_char(lasts[place], 'YYYY-MM') as month,
        ${total(sql`net`, sql`not paid and is_new`)} as new,
        ${total(sql`net - old`, sql`paid and net > old`)} as expansion,
        ${total(sql`net`, sql`not paid and not is_new`)} as reactivated,
        ${total(sql`old - net`, sql`pays and net < old`)} as contraction,
        ${total(sql`old`, sql`not pays`)} as churned,
        ${major(sql`(select mrr from base) + sum(coalesce(sum(net - old), 0)) over (order by place)`)}
          as mrr
      from bound, generate_series(1, cardinality(befores)) as place left join moved using (place)
      where exists (select from paid) group by place, lasts
    ) as moves)`;
}

function total(amount: SQL, where: SQL): SQL {
  return major(sql`coalesce(sum(${amount}) filter (where ${where}), 0)`);
}

function selectMixes({
  today,
}: Period): Pick<Record<keyof Series, SQL>, 'plans' | 'templates' | 'states'> {
  const live = sql`(select institution_id, plan, plan_name, net_minor from paid
    where ${paysOn(sql`${today}::date`)}) as live`;
  const mrr = major(sql`coalesce(sum(net_minor), 0)`);
  return {
    plans: sql`(
      select coalesce(json_agg(mix order by mix.mrr desc, mix.key), '[]') from (
        select plan as key, min(plan_name) as name,
          count(distinct institution_id)::int as institutes, ${mrr} as mrr
        from ${live} group by plan) as mix)`,
    templates: sql`(
      select coalesce(json_agg(mix order by mix.institutes desc, mix.key), '[]') from (
        select ${template.key} as key, ${template.name} as name,
          count(institute.id) filter (where institute.status <> 'Closed')::int as institutes,
          ${mrr} as mrr
        from ${template} join institute on institute.template_id = ${template.id}
          left join ${live} on live.institution_id = institute.id
        group by ${template.key}, ${template.name}) as mix)`,
    states: sql`(
      select coalesce(json_agg(place order by place.institutes desc, place.name), '[]') from (
        select state as name, count(*)::int as institutes from institute
        where status <> 'Closed' group by state) as place)`,
  };
}

function selectTrials({ startDate, endDate }: Period): SQL {
  return sql`(
    select json_build_object(
      'started', count(*),
      'running', count(*) filter (where status = 'Trialing'),
      'converted', count(*) filter (where converted),
      'ended', count(*) filter (where status in ('Cancelled', 'Expired') and not converted))
    from sold where trial_ends_at is not null and status <> 'Scheduled'
      and start_date between ${startDate}::date and ${endDate}::date)`;
}

function selectAgeing({ today }: Period): SQL {
  const buckets = JSON.stringify(DUE_AGES.map(([fromDays, toDays]) => ({ fromDays, toDays })));
  return sql`(
    with bucket as (
      select * from json_to_recordset(${buckets}::json) as bucket("fromDays" int, "toDays" int)
    ),
    -- What is due since today belongs to the first bucket.
    late as (
      select greatest(${today}::date - due_since, 1) as days, owed_minor
      from sold where ${isLate(today, 'sold')}
    )
    select json_agg(aged order by "fromDays") from (
      select "fromDays", "toDays", count(late.days)::int as count,
        ${major(sql`coalesce(sum(late.owed_minor), 0)`)} as amount
      from bucket left join late
        on late.days >= "fromDays" and ("toDays" is null or late.days <= "toDays")
      group by "fromDays", "toDays") as aged)`;
}
