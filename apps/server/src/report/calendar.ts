import {
  PLATFORM_EVENTS,
  REPORT_EVENTS,
  type SuperAdminReport,
} from '@booking/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import { isoInstant, jsonObject, major } from '../database/document.ts';
import type { Period, ReportQuery } from './period.ts';
import { beginOf, endOf } from './sources.ts';

type Calendar = NonNullable<SuperAdminReport['calendar']>;

/** Which events a calendar is about, and how many of them it lists. */
export type EventsAsked = Pick<
  ReportQuery,
  'events' | 'eventsFrom' | 'eventsUntil' | 'eventsLimit'
>;

/**
 * The JSON of what happens on the days of the period, to stand after `sources`: what is due on the platform's calendar,
 * and what happened by the viewer's.
 */
export function selectCalendar(period: Period, asked: EventsAsked): SQL {
  const parts: Record<keyof Calendar, SQL> = {
    days: countedDays(period),
    events: listedEvents(asked.eventsLimit ?? REPORT_EVENTS),
    total: sql`(select count(*) from event)`,
  };
  return sql`(with ${eventsOf(period, asked)} select ${jsonObject(Object.entries(parts))})`;
}

function countedDays({ startDate, endDate }: Period): SQL {
  const counts = PLATFORM_EVENTS.map(
    (type) => [type, sql`count(event.type) filter (where event.type = ${type})`] as const,
  );
  return sql`(
    select json_agg(json_build_object('date', day, 'counts', counts) order by day) from (
      select day::date, ${jsonObject(counts)} as counts
      from generate_series(${startDate}::date, ${endDate}::date, interval '1 day') as day
        left join event on event.date = day::date
      group by day) as days)`;
}

/** The first of the events, in order. Only these are made into documents. */
function listedEvents(most: number): SQL {
  const order = sql`date, at nulls first,
    array_position(${sql.param([...PLATFORM_EVENTS])}::text[], type), institute.name, institute.id`;
  return sql`(
    select coalesce(json_agg(json_build_object(
      'date', date, 'type', type,
      'institution', json_build_object('_id', id, 'name', name, 'code', code),
      'at', ${isoInstant(sql`at`)}, 'from', "from", 'to', "to", 'plan', plan,
      'amount', ${major(sql`amount_minor`)}) order by place), '[]')
    from (
      select event.*, institute.name, institute.code, row_number() over (order by ${order}) as place
      from event join institute using (id)
      order by ${order} limit ${most}
    ) as listed)`;
}

/** Every event of the period that is asked for, one row each. */
function eventsOf(
  { startDate, endDate, timezone }: Period,
  { events, eventsFrom, eventsUntil }: EventsAsked,
): SQL {
  const within = (day: SQL) => sql`${day} between ${startDate}::date and ${endDate}::date`;
  const due = sql`institution_id, null::timestamptz, null, null, plan, next_minor from sale`;
  return sql`
    happening(date, type, id, at, "from", "to", plan, amount_minor) as (
      select current_period_end, 'renewalDue', ${due}
      where renews and ${within(sql`current_period_end`)}
      union all
      select trial_ends_at, 'trialEnding', ${due}
      where status = 'Trialing' and ${within(sql`trial_ends_at`)}
      union all
      select (since at time zone ${timezone})::date,
        case when "from" is null then 'instituteCreated'
          when status = 'Active' and since = activated_at then 'instituteActivated'
          else 'statusChanged' end,
        id, since, "from", status, null, null
      from status_span
      where since >= ${beginOf(startDate, timezone)} and since < ${endOf(endDate, timezone)}
    ),
    event as materialized (
      select * from happening
      where ${events ? sql`type = any(${sql.param([...events])}::text[])` : sql`true`}
        and (at is null or (at >= ${eventsFrom ?? '-infinity'}::timestamptz
          and at < ${eventsUntil ?? 'infinity'}::timestamptz))
    )`;
}
