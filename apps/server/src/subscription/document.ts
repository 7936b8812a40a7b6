import {
  CURRENT_STATUSES,
  PLAN_LIMITS,
  type PlanLimit,
  TAX_RATE_DEFAULT,
} from '@booking/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  type DocumentFields,
  entityFields,
  isoInstant,
  jsonObject,
  major,
} from '../database/document.ts';
import { fullNameOf } from '../database/full-name.ts';
import { halfUp, taxParts } from '../database/half-up.ts';
import { byKind, type TenantScope } from '../database/scope.ts';
import { pricing } from '../schema/pricing.ts';
import {
  payableUntil,
  subscription,
  subscriptionEntry,
  suspendsOn,
} from '../schema/subscription.ts';
import { appUser, institution } from '../schema/tenant.ts';
import { revenue } from './revenue.ts';
import { showsAccount } from './shows-account.ts';

/** Lines of an account that a document has, the newest. */
const ENTRIES_MAX = 100;

/** The subscriptions with their institution. */
export const withInstitution: SQL = sql`${subscription}
  join ${institution} on ${institution.id} = ${subscription.institutionId}`;

/** The current subscription of an institution. */
export const currentOnly: SQL = sql`${subscription.status} in (${sql.raw(
  CURRENT_STATUSES.map((status) => `'${status}'`).join(', '),
)})`;

/** The author of a line; a tenant does not see who of the platform it was. */
function writer(scope: TenantScope): SQL {
  if (scope.kind !== 'platform') return sql`null`;
  return sql`(select json_build_object('_id', ${appUser.id},
      'name', ${fullNameOf(appUser)})
    from ${appUser} where ${appUser.id} = entry.created_by)`;
}

/** The percentage of the tax in a line of an account; null where it is about no tax. */
const lineRate = sql`case when entry.kind in ('charge', 'credit')
  then coalesce(entry.tax_rate, ${sql.raw(String(TAX_RATE_DEFAULT))}) end`;

/** The tax in a line: `taxIn` of the contract. */
function lineTax(): SQL {
  const [times, over] = taxParts(lineRate);
  const net = halfUp(sql`abs(entry.amount_minor)::bigint * ${times}`, over);
  return sql`entry.amount_minor - sign(entry.amount_minor)::int * ${net}`;
}

/** The lines of the account of a subscription's institution. */
export function entries(scope: TenantScope): SQL {
  return sql`(
    select coalesce(json_agg(json_build_object('_id', entry.id,
        'subscription', entry.subscription_id, 'kind', entry.kind, 'day', entry.day,
        'amount', ${major(sql`entry.amount_minor`)}, 'tax', ${major(lineTax())},
        'taxRate', (${lineRate})::float, 'text', entry.text, 'method', entry.method,
        'reference', entry.reference, 'reverses', entry.reverses_id, 'about', entry.about_id,
        'by', ${writer(scope)})
        order by entry.id desc), '[]')
    from (select * from ${subscriptionEntry}
      where ${subscriptionEntry.institutionId} = ${subscription.institutionId}
      order by ${subscriptionEntry.id} desc limit ${ENTRIES_MAX}) as entry)`;
}

const balance = sql`(select coalesce(sum(${subscriptionEntry.amountMinor}), 0)
  from ${subscriptionEntry} where ${subscriptionEntry.institutionId} = ${subscription.institutionId})`;

/** The last payment of the institution that was not reversed. */
export const lastPayment = sql`(select json_build_object('day', paid.day,
    'amount', ${major(sql`-paid.amount_minor`)}, 'method', paid.method)
  from ${subscriptionEntry} paid
  where paid.institution_id = ${subscription.institutionId} and paid.kind = 'payment'
    and not exists (select 1 from ${subscriptionEntry} back
      where back.institution_id = paid.institution_id and back.reverses_id = paid.id)
  order by paid.day desc, paid.id desc limit 1)`;

/**
 * Entitlements of a subscription: those of its plan when it was sold. Rows of older versions have what the plan has.
 */
export function entitlementsOf({
  planSnapshot,
  pricingId,
}: Readonly<Record<'planSnapshot' | 'pricingId', AnyPgColumn>>): SQL {
  return sql`coalesce(${planSnapshot} -> 'entitlements',
    (select ${pricing.entitlements} from ${pricing} where ${pricing.id} = ${pricingId}))`;
}

/** Returns a limit of a subscription, in the same way. */
export function limitOf(
  { planSnapshot, pricingId }: Parameters<typeof entitlementsOf>[0],
  limit: PlanLimit,
): SQL {
  const key = sql.raw(`'${limit}'`);
  return sql`case when ${planSnapshot} is null
    then (select ${pricing.limits} -> ${key} from ${pricing} where ${pricing.id} = ${pricingId})
    else ${planSnapshot} -> 'limits' -> ${key} end`;
}

/** The subscription on the wire. What the platform notes of it, and who did so, leaves the platform for no one. */
export const subscriptionDocument = byKind(subscriptionFields);

function subscriptionFields(kind: TenantScope['kind']): DocumentFields {
  const isPlatform = kind === 'platform';
  return {
    ...entityFields(subscription, [
      'plan',
      'planName',
      'status',
      'billingCycle',
      'currency',
      'startDate',
      'currentPeriodStart',
      'currentPeriodEnd',
      'trialEndsAt',
      'graceDays',
      'autoRenew',
      'cancelAtPeriodEnd',
      'resumeOn',
      'dueSince',
    ]),
    institution: sql`json_build_object('_id', ${institution.id}, 'name', ${institution.name},
      'code', ${institution.code}, 'email', ${institution.email}, 'phone', ${institution.phone},
      'status', ${institution.status})`,
    pricing: sql`${subscription.pricingId}`,
    entitlements: entitlementsOf(subscription),
    limits: jsonObject(PLAN_LIMITS.map((limit) => [limit, limitOf(subscription, limit)])),
    price: major(sql`coalesce(${subscription.listPriceMinor}, ${revenue.cyclePrice})`),
    discount: isPlatform
      ? sql`${subscription.discount}`
      : sql`${subscription.discount} || '{"reason": ""}'`,
    taxRate: sql`${subscription.taxRate}::float`,
    taxInclusive: sql`${subscription.taxInclusive}`,
    amount: major(revenue.cyclePrice),
    periodAmount: major(sql`coalesce(${subscription.periodPriceMinor}, ${revenue.cyclePrice})`),
    mrr: major(revenue.netMonth),
    mrrBefore: sql`null`,
    pausedAt: isoInstant(subscription.pausedAt),
    endedAt: isoInstant(subscription.endedAt),
    endedAs: sql`case when ${subscription.status} in ('Cancelled', 'Expired')
      then coalesce(${subscription.endedAs}, ${subscription.status}) end`,
    cancelReason: isPlatform
      ? sql`${subscription.cancelReason}`
      : sql`${subscription.cancelReason} || '{"note": ""}'`,
    pendingChange: sql`case when ${subscription.pendingChange} is null then null else json_build_object(
      'pricing', ${subscription.pendingChange} ->> 'pricingId',
      'plan', ${subscription.pendingChange} ->> 'plan',
      'planName', ${subscription.pendingChange} ->> 'planName',
      'billingCycle', ${subscription.pendingChange} ->> 'billingCycle',
      'price', ${major(revenue.nextPrice)}) end`,
    previousSubscription: sql`${subscription.previousId}`,
    nextSubscription: sql`${subscription.continuedById}`,
    balance: major(sql`case when ${showsAccount} then ${balance} else 0 end`),
    accountBalance: major(balance),
    dueOn: payableUntil(subscription),
    suspendsOn: suspendsOn(subscription),
    paidFrom: sql`case when ${revenue.paidFrom} < ${revenue.paidUntil} then ${revenue.paidFrom} end`,
    lastPayment,
    entries: sql`null`,
    events: isPlatform
      ? sql`${subscription.events}`
      : sql`(select coalesce(jsonb_agg(event || '{"by": null, "note": null}' order by place), '[]')
          from jsonb_array_elements(${subscription.events}) with ordinality as told(event, place))`,
  };
}

/** An institution with its current subscription. */
export const subscribedDocument = byKind((kind): DocumentFields => {
  const current = jsonObject(Object.entries(subscriptionFields(kind)));
  return {
    ...entityFields(institution, ['name', 'code', 'status']),
    template: sql`(select json_build_object('_id', template.id, 'name', template.name)
      from template where template.id = ${institution.templateId})`,
    subscription: sql`case when ${subscription.id} is null then null else ${current} end`,
  };
});
