import { CYCLE_MONTHS } from '@booking/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type TenantScope, within } from '../database/scope.ts';
import { subscription, subscriptionEntry } from '../schema/subscription.ts';
import { institution } from '../schema/tenant.ts';
import { GST_PERCENT, PLATFORM_TIME_ZONE } from '../subscription/rules.ts';

/** Whose rows a report reads. */
export interface ReportScope {
  readonly scope: TenantScope;
  readonly templates: readonly string[] | undefined;
  readonly currency: string;
}

/**
 * What every section of a report is made of, as a `with` list; PostgreSQL makes only what a section names, and each once.
 *
 * - `institute`: the institutes of the report.
 * - `status_span`: how long each had which status.
 * - `activated`: when each became active for the first time.
 * - `sold`: their subscriptions, each with its net price of a month, what is due and since when, and the days from and until
 *   which it was paid. A trial is not paid, a paused one no longer, one past due still is. What ended without a period
 *   after its trial, or before its first payment, was never paid.
 * - `paid`: those that were ever paid.
 *
 * Amounts in another currency than the report's are unknown to it (null): such subscriptions are counted and never added.
 */
export function sources({ scope, templates, currency }: ReportScope): SQL {
  const ofTemplates = templates
    ? sql`and ${institution.templateId} = any(${sql.param([...templates])}::text[])`
    : sql``;
  const ours = sql`from ${institution} where ${within(scope, institution.id)} ${ofTemplates}`;
  return sql`
    institute as materialized (
      select id, name, code, email, phone, status, state, template_id, created_at, last_activity_at
      ${ours}
    ),
    status_span as materialized (
      select id, change."from", change."to" as status, change.at as since,
        coalesce(lead(change.at) over (partition by id order by change.at, change.place), 'infinity')
          as until
      from (select id, status_history ${ours}) as institute,
        rows from (jsonb_to_recordset(status_history) as ("from" text, "to" text, at timestamptz))
          with ordinality as change("from", "to", at, place)
    ),
    activated as materialized (
      select id, min(since) as at from status_span where status = 'Active' group by id
    ),
    sold as materialized (
      select s.institution_id, s.id, s.plan, s.plan_name, s.currency, s.status, s.start_date,
        s.trial_ends_at, s.current_period_end, coalesce(s.due_since, s.current_period_end) as due_since,
        case when s.currency = ${currency} then ${netMinor} end as net_minor,
        case when s.currency = ${currency} then ${dueMinor} end as due_minor,
        coalesce(s.trial_ends_at + 1, s.start_date) as paid_from,
        case
          when s.status in ('Active', 'PastDue') then 'infinity'::date
          when s.status in ('Paused', 'Cancelled', 'Expired')
              and s.current_period_end > coalesce(s.trial_ends_at, '-infinity')
              and (s.period_price_minor is distinct from 0 or ${priceMinor} = 0)
            then ${endedOn}
          else '-infinity'::date
        end as paid_until
      from ${subscription} s join institute on institute.id = s.institution_id
    ),
    paid as materialized (
      select *, min(paid_from) over (partition by institution_id) as first_paid
      from sold where paid_from < paid_until
    )`;
}

const cycles = Object.entries(CYCLE_MONTHS).map(
  ([cycle, months]) => sql`when ${sql.raw(`'${cycle}'`)} then ${sql.raw(String(months))}`,
);
const months = sql`(case s.billing_cycle ${sql.join(cycles, sql` `)} end)`;

/** The price of a cycle; rows of older versions have that of a month alone. */
const priceMinor = sql`coalesce(s.cycle_price_minor, s.price_minor * ${months})`;

/** What is due: what the institute owes, of one past due; of any other its price of a cycle. Older rows have no account. */
const dueMinor = sql`case when s.status = 'PastDue' then coalesce(
    (select sum(entry.amount_minor)::int from ${subscriptionEntry} entry
      where entry.institution_id = s.institution_id), ${priceMinor})
  else ${priceMinor} end`;

/** The price of a month without the tax it includes, half up. */
const netMinor = sql`round(${priceMinor} * 100.0 / (${sql.raw(String(100 + GST_PERCENT))} * ${months}))::int`;

/** The platform's day on which a subscription was paused or ended; older versions wrote nothing but the change itself. */
const endedOn = sql`(coalesce(s.paused_at, s.ended_at, s.updated_at)
  at time zone ${sql.raw(`'${PLATFORM_TIME_ZONE}'`)})::date`;

/** Whether a row of `status_span` is the status that its institute had just before an instant. */
export function hadBefore(instant: SQL): SQL {
  return sql`(since < ${instant} and until >= ${instant})`;
}

/** The instant at which a day begins in a zone. */
export function beginOf(day: string | SQL, timezone: string): SQL {
  return sql`(${day}::date::timestamp at time zone ${timezone})`;
}

/** The instant at which a day has ended in a zone. */
export function endOf(day: string | SQL, timezone: string): SQL {
  return sql`((${day}::date + 1)::timestamp at time zone ${timezone})`;
}

/** Whether a row of `paid` is paid on a day. */
export function paysOn(day: SQL): SQL {
  return sql`(paid_from <= ${day} and paid_until > ${day})`;
}

/** Days without a sign-in after which an active institute is quiet. */
const QUIET_DAYS = 14;

/** Whether a row of `institute` is active and no one has signed in to it for 14 whole days of the platform. */
export function isQuiet(today: string): SQL {
  const since = beginOf(sql`(${today}::date - ${QUIET_DAYS}::int)`, PLATFORM_TIME_ZONE);
  return sql`(institute.status = 'Active'
    and (institute.last_activity_at is null or institute.last_activity_at < ${since}))`;
}

/** An amount of minor units in major ones. */
export function major(minor: SQL): SQL {
  return sql`${minor}::float / 100`;
}
