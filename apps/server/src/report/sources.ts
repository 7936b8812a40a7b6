import { type SQL, sql } from 'drizzle-orm';
import { type TenantScope, within } from '../database/scope.ts';
import { subscription } from '../schema/subscription.ts';
import { institution } from '../schema/tenant.ts';
import { GST_PERCENT, PLATFORM_TIME_ZONE } from '../subscription/rules.ts';

/** Whose rows a report reads. */
export interface ReportScope {
  readonly scope: TenantScope;
  readonly templates: readonly string[] | undefined;
  readonly currency: string;
}

/**
 * The institutes of the report, how long each had which status (`status_span`), and what they pay for: `paid` has a row
 * for each subscription that was ever paid, with the days from and until which it was. A trial is not paid, a paused one
 * no longer, one past due still is. Amounts in another currency than the report's are unknown to it (null): such
 * subscriptions are counted and never added.
 */
export function sources({ scope, templates, currency }: ReportScope): SQL {
  const ofTemplates = templates
    ? sql`and ${institution.templateId} = any(${sql.param([...templates])}::text[])`
    : sql``;
  return sql`
    institute as (
      select * from ${institution} where ${within(scope, institution.id)} ${ofTemplates}
    ),
    status_span as materialized (
      select id, change ->> 'from' as "from", change ->> 'to' as status,
        (change ->> 'at')::timestamptz as since,
        coalesce(lead((change ->> 'at')::timestamptz) over (
          partition by id order by (change ->> 'at')::timestamptz), 'infinity') as until
      from institute, jsonb_array_elements(status_history) as change
    ),
    sold as materialized (
      select s.*,
        case when s.currency = ${currency} then ${netMinor} end as net_minor,
        case when s.currency = ${currency}
          then case s.billing_cycle when 'Yearly' then s.price_minor * 12 else s.price_minor end
        end as due_minor
      from ${subscription} s join institute on institute.id = s.institution_id
    ),
    paid as materialized (
      select sold.*, paid_from, paid_until from sold, lateral (
        select coalesce(trial_ends_at + 1, start_date) as paid_from,
          case
            when status in ('Active', 'PastDue') then 'infinity'::date
            when status in ('Paused', 'Cancelled') then least((updated_at at time zone ${PLATFORM_TIME_ZONE})::date, current_period_end + 1)
            when status = 'Expired' then current_period_end + 1
            else '-infinity'::date
          end as paid_until
      ) as span
      where paid_from < paid_until
    )`;
}

/** The price of a month without the tax it includes, half up. */
const netMinor = sql`round(s.price_minor * 100.0 / ${100 + GST_PERCENT})::int`;

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
