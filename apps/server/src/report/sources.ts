import { PLATFORM_TIME_ZONE } from '@booking/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type TenantScope, within } from '../database/scope.ts';
import { subscription, subscriptionEntry } from '../schema/subscription.ts';
import { institution } from '../schema/tenant.ts';
import { revenue } from '../subscription/index.ts';

/** The institutes whose rows a report reads. */
export interface ReportScope {
  readonly scope: TenantScope;
  readonly templates: readonly string[] | undefined;
  /** Null where no amounts are read. */
  readonly currency: string | null;
}

/**
 * Sources of every section of a report, as a `with` list; PostgreSQL makes only what a section names, and each once.
 * Nothing is asked about instants before `since`: of institutes that have not changed from then on, which are most, their
 * number is enough, and no history is taken apart.
 *
 * - `institute`: the institutes of the report.
 * - `status_span`: how long each of those that have changed had which status, and when it became active for the first
 *   time; and how many have had which status all the time.
 * - `sale`: their subscriptions, each with its net price of a month, what the next period will be charged, what is owed if
 *   it is past due, whether it renews, the days from which it was charged and from and until which it was paid, and whether
 *   its trial converted (`subscription/revenue.ts`).
 * - `sold`: the same, made once, for those who need nearly all of them.
 * - `paid`: those that were ever paid.
 *
 * Amounts in another currency than the report's are unknown to it (null): such subscriptions are counted and never added.
 */
export function sources(of: ReportScope, since: SQL): SQL {
  const { scope, templates, currency } = of;
  const ofTemplates = templates
    ? sql`and ${institution.templateId} = any(${sql.param([...templates])}::text[])`
    : sql``;
  const ours = sql`from ${institution} where ${within(scope, institution.id)} ${ofTemplates}`;
  const isOurs = sql`${subscription.currency} = ${currency}`;
  return sql`
    institute as materialized (
      select id, name, code, email, phone, status, state, template_id, created_at, last_activity_at,
        status_changed_at
      ${ours}
    ),
    changed as materialized (
      select id, status_history, created_at ${ours} and status_changed_at >= ${since}
    ),
    status_span as materialized (
      select null as id, null as "from", status, '-infinity'::timestamptz as since,
        'infinity'::timestamptz as until, null::timestamptz as activated_at,
        null::timestamptz as created_at, count(*)::int as institutes
      from institute where status_changed_at < ${since} group by status
      union all
      select id, change."from", change."to" as status, change.at as since,
        coalesce(lead(change.at) over (partition by id order by change.at, change.place), 'infinity')
          as until,
        min(change.at) filter (where change."to" = 'Active') over (partition by id) as activated_at,
        created_at, 1
      from changed,
        rows from (jsonb_to_recordset(status_history) as ("from" text, "to" text, at timestamptz))
          with ordinality as change("from", "to", at, place)
    ),
    sale as not materialized (
      select ${subscription.institutionId}, ${subscription.id}, ${subscription.plan},
        ${subscription.planName}, ${subscription.currency}, ${subscription.status},
        ${subscription.startDate}, ${subscription.trialEndsAt}, ${subscription.currentPeriodEnd},
        coalesce(${subscription.dueSince}, ${subscription.currentPeriodEnd}) as due_since,
        case when ${isOurs} then ${revenue.netMonth}::int end as net_minor,
        case when ${isOurs} then ${revenue.nextPrice} end as next_minor,
        case when ${isOurs} and ${subscription.status} = 'PastDue' then ${owed} end as owed_minor,
        ${subscription.status} = 'Active' and ${revenue.renews} as renews,
        ${subscription.dueOn}, ${revenue.chargedFrom} as charged_from, ${revenue.isConverted} as converted,
        ${revenue.paidFrom} as paid_from, ${revenue.paidUntil} as paid_until
      from ${subscription} where ${ofReport(of, subscription.institutionId)}
    ),
    sold as materialized (select * from sale),
    paid as materialized (
      select institution_id, plan, plan_name, net_minor, paid_from, paid_until
      from sold where paid_from < paid_until
    )`;
}

/** Whether a row is one of an institute of the report, by its column for the institute; to stand after `sources`. */
export function ofReport(of: ReportScope, institutionId: AnyPgColumn): SQL {
  return readsAll(of) ? sql`true` : sql`${institutionId} in (select id from institute)`;
}

/** Whether a report reads all institutes there are, and the platform itself. */
export function readsAll({ scope, templates }: ReportScope): boolean {
  return scope.kind === 'platform' && !templates;
}

/** Balance of the institute of a subscription: the sum of its account. */
const owed = sql`(select coalesce(sum(${subscriptionEntry.amountMinor}), 0) from ${subscriptionEntry}
  where ${subscriptionEntry.institutionId} = ${subscription.institutionId})`;

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

/** Whether a row of `sold` has been charged by a day, and never paid for until then. */
export function isUnpaidOn(day: SQL): SQL {
  return sql`(charged_from <= ${day} and paid_from > ${day} and paid_until > ${day})`;
}

/** Whether what is due on a row of `sale` should have been paid before today. @param of the name that the row has */
export function isLate(today: string, of: 'sale' | 'sold'): SQL {
  const row = sql.identifier(of);
  return sql`(${row}.status = 'PastDue' and coalesce(${row}.due_on < ${today}::date, true))`;
}

/** Days without a sign-in after which an active institute is quiet. */
const QUIET_DAYS = 14;

/** Whether a row of `institute` is active and no one has signed in to it for 14 whole days of the platform. */
export function isQuiet(today: string): SQL {
  const since = beginOf(sql`(${today}::date - ${QUIET_DAYS}::int)`, PLATFORM_TIME_ZONE);
  return sql`(institute.status = 'Active'
    and (institute.last_activity_at is null or institute.last_activity_at < ${since}))`;
}
