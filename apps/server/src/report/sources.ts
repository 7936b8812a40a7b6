import { type SQL, sql } from 'drizzle-orm';
import { type TenantScope, within } from '../database/scope.ts';
import { institution } from '../institution/table.ts';
import { GST_PERCENT, PLATFORM_TIME_ZONE } from '../subscription/rules.ts';
import { subscription } from '../subscription/table.ts';

/** Whose rows a report reads. */
export interface ReportScope {
  readonly scope: TenantScope;
  readonly templates: readonly string[] | undefined;
  readonly currency: string;
}

/**
 * The institutes of the report, and what they pay for: `paid` has a row for each subscription that was ever paid, with
 * the days from and until which it was. A trial is not paid, a paused one no longer, one past due still is.
 */
export function sources({ scope, templates, currency }: ReportScope): SQL {
  const ofTemplates = templates
    ? sql`and ${institution.templateId} = any(${sql.param([...templates])}::text[])`
    : sql``;
  return sql`
    institute as (
      select * from ${institution} where ${within(scope, institution.id)} ${ofTemplates}
    ),
    sold as (
      select s.*, ${netMinor} as net_minor,
        case s.billing_cycle when 'Yearly' then s.price_minor * 12 else s.price_minor end as due_minor
      from ${subscription} s join institute on institute.id = s.institution_id
    ),
    paid as (
      select sold.*, paid_from, paid_until from sold, lateral (
        select coalesce(trial_ends_at + 1, start_date) as paid_from,
          case
            when status in ('Active', 'PastDue') then 'infinity'::date
            when status in ('Paused', 'Cancelled') then least((updated_at at time zone ${PLATFORM_TIME_ZONE})::date, current_period_end + 1)
            when status = 'Expired' then current_period_end + 1
            else '-infinity'::date
          end as paid_until
      ) as span
      where currency = ${currency} and paid_from < paid_until
    )`;
}

/** The price of a month without the tax it includes, half up. */
const netMinor = sql`round(s.price_minor * 100.0 / ${100 + GST_PERCENT})::int`;

/** The status that an institute had when the day ended; the last known one for today and later. */
export function statusAt(history: SQL, end: SQL): SQL {
  return sql`(
    select change ->> 'to' from jsonb_array_elements(${history}) as change
    where (change ->> 'at')::timestamptz < ${end}
    order by (change ->> 'at')::timestamptz desc limit 1)`;
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
