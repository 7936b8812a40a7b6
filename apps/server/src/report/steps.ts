import { INSTITUTION_STATUSES } from '@booking/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import { jsonObject, major } from '../database/document.ts';
import { type Period, stepsOf } from './period.ts';
import { beginOf, endOf } from './sources.ts';

/**
 * The JSON of what the platform was at the end of each step. Every change is put into the step it falls in, and the
 * steps are added up: the cost is that of the changes, however many steps there are.
 */
export function selectSteps(period: Period): SQL {
  const { startDate, timezone, today } = period;
  const sumUpTo = (kind: string) => sql`(sum(coalesce(sum(amount) filter (where kind = ${kind}), 0))
    over (order by place))`;
  const statuses = INSTITUTION_STATUSES.map((status) => [status, sumUpTo(status)] as const);
  return sql`(
    with step as (
      select * from rows from (
        json_to_recordset(${JSON.stringify(stepsOf(period))}::json) as ("startDate" date, "endDate" date)
      ) with ordinality as step("startDate", "endDate", place)
    ),
    -- A change belongs to the first step that ends after it.
    bound as (
      select array_agg(${endOf(sql`"endDate"`, timezone)} order by place) as ends,
        array_agg(least("endDate", ${today}::date) order by place) as days
      from step
    ),
    change(place, kind, amount) as (
      select width_bucket(since, ends) + 1, status, institutes from status_span, bound
      union all
      select width_bucket(until, ends) + 1, status, -institutes from status_span, bound
      where until < 'infinity'
      union all
      select width_bucket(created_at, ends) + 1, 'new', 1 from institute, bound
      where created_at >= ${beginOf(startDate, timezone)}
      union all
      select width_bucket(paid_from - 1, days) + 1, 'mrr', net_minor from paid, bound
      union all
      select width_bucket(paid_until - 1, days) + 1, 'mrr', -net_minor from paid, bound
      where paid_until < 'infinity'
    ),
    changed as (
      select place, kind, sum(amount) as amount from change group by place, kind
    )
    select coalesce(json_agg(json_build_object(
      'startDate', "startDate", 'endDate', "endDate", 'institutesNew', made,
      'byStatus', by_status, 'mrr', ${major(sql`mrr`)}) order by place), '[]')
    from (
      select place, "startDate", "endDate",
        coalesce(sum(amount) filter (where kind = 'new'), 0) as made,
        ${sumUpTo('mrr')} as mrr,
        ${jsonObject(statuses)} as by_status
      from step left join changed using (place) group by place, "startDate", "endDate"
    ) as summed)`;
}
