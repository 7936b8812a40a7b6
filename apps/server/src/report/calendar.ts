import {
  PLATFORM_EVENTS,
  REPORT_EVENTS,
  type SuperAdminReport,
} from '@booking/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { isoInstant } from '../database/document.ts';
import type { Period, ReportQuery } from './period.ts';
import { beginOf, endOf, type ReportScope, sources } from './sources.ts';

type Calendar = NonNullable<SuperAdminReport['calendar']>;

/** Which events a calendar is about, and how many of them it lists. */
export type EventsAsked = Pick<
  ReportQuery,
  'events' | 'eventsFrom' | 'eventsUntil' | 'eventsLimit'
>;

/** What happens on the days of the period: what is due on the platform's calendar, and what happened by the viewer's. */
export async function readCalendar(
  db: Database,
  of: ReportScope,
  period: Period,
  asked: EventsAsked,
): Promise<Calendar> {
  const events = eventsOf(of, period, asked);
  const kinds = PLATFORM_EVENTS.map(
    (type) =>
      sql`${sql.raw(`'${type}'`)}, count(event.type) filter (where event.type = ${type})::int`,
  );
  const [days, listed] = await Promise.all([
    db.execute<Calendar['days'][number]>(sql`
      ${events}
      select day::date::text as date, json_build_object(${sql.join(kinds, sql`, `)}) as counts
      from generate_series(${period.startDate}::date, ${period.endDate}::date, interval '1 day') as day
        left join event on event.date = day::date
      group by day order by day`),
    db.execute<Calendar['events'][number] & { total: number }>(sql`
      ${events}
      select date::text, type, institution, ${isoInstant(sql`at`)} as at, "from", "to", plan,
        amount_minor::float / 100 as amount, (count(*) over ())::int as total
      from event
      order by date, at nulls first, array_position(${sql.param([...PLATFORM_EVENTS])}::text[], type),
        institution ->> 'name', institution ->> '_id'
      limit ${asked.eventsLimit ?? REPORT_EVENTS}`),
  ]);
  return {
    days: days.rows,
    events: listed.rows.map(({ total: _, ...event }) => event),
    total: listed.rows[0]?.total ?? 0,
  };
}

/** Every event of the period that is asked for, one row each. */
function eventsOf(
  of: ReportScope,
  { startDate, endDate, timezone }: Period,
  { events, eventsFrom, eventsUntil }: EventsAsked,
): SQL {
  const within = (day: SQL) => sql`${day} between ${startDate}::date and ${endDate}::date`;
  const who = sql`json_build_object('_id', institute.id, 'name', institute.name, 'code', institute.code)::jsonb`;
  const due = sql`${who} as institution, null::timestamptz as at, null::text as "from",
    null::text as "to", sold.plan, sold.due_minor`;
  return sql`
    with ${sources(of)},
    change as (
      select status_span.*, row_number() over (partition by id, status order by since) as time
      from status_span
    ),
    happening(date, type, institution, at, "from", "to", plan, amount_minor) as (
      select current_period_end, 'renewalDue', ${due}
      from sold join institute on institute.id = sold.institution_id
      where sold.status = 'Active' and ${within(sql`current_period_end`)}
      union all
      select trial_ends_at, 'trialEnding', ${due}
      from sold join institute on institute.id = sold.institution_id
      where sold.status = 'Trialing' and ${within(sql`trial_ends_at`)}
      union all
      select (change.since at time zone ${timezone})::date,
        case when change."from" is null then 'instituteCreated'
          when change.status = 'Active' and change.time = 1 then 'instituteActivated'
          else 'statusChanged' end,
        ${who}, change.since, change."from", change.status, null, null
      from change join institute on institute.id = change.id
      where change.since >= ${beginOf(startDate, timezone)} and change.since < ${endOf(endDate, timezone)}
    ),
    event as (
      select * from happening
      where ${events ? sql`type = any(${sql.param([...events])}::text[])` : sql`true`}
        and (at is null or (at >= ${eventsFrom ?? '-infinity'}::timestamptz
          and at < ${eventsUntil ?? 'infinity'}::timestamptz))
    )`;
}
