import {
  CURRENT_STATUSES,
  NO_SUBSCRIPTION,
  SETUP_STEPS,
  type SetupStep,
} from '@booking/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { reopenDays } from '../bkbtr-setting/index.ts';
import { channelsOfInstitution } from '../channel/index.ts';
import { type DocumentFields, entityFields, isoInstant, jsonObject } from '../database/document.ts';
import { fullNameOf } from '../database/full-name.ts';
import { byKind, type TenantScope } from '../database/scope.ts';
import type { Reader } from '../resource/context.ts';
import { asset } from '../schema/asset.ts';
import { category } from '../schema/category.ts';
import { setting } from '../schema/setting.ts';
import { payableUntil, subscription } from '../schema/subscription.ts';
import { template } from '../schema/template.ts';
import { appUser, institution } from '../schema/tenant.ts';
import { entitlementsOf, limitOf, revenueOf } from '../subscription/index.ts';

const owner = alias(appUser, 'owner');
const manager = alias(appUser, 'manager');
const current = alias(subscription, 'current');
const currentStatuses = sql.raw(CURRENT_STATUSES.map((status) => `'${status}'`).join(', '));

/** Whether each step of the setup is done. */
const isSetUp: Readonly<Record<SetupStep, SQL>> = {
  owner: sql`coalesce(${owner.status} <> 'Invited', false)`,
  subscription: sql`(${current.id} is not null)`,
  category: sql`exists (select from ${category} where ${category.institutionId} = ${institution.id})`,
  asset: sql`exists (select from ${asset} where ${asset.institutionId} = ${institution.id})`,
  price: sql`exists (select from ${category}
    where ${category.institutionId} = ${institution.id} and ${category.basePriceMinor} > 0)`,
  settings: sql`exists (select from ${setting} where ${setting.institutionId} = ${institution.id})`,
};
/** Whether every step of the setup is done, of `institutionsWithCurrent`. */
export const isSetUpWholly: SQL = sql`(${sql.join(
  SETUP_STEPS.map((step) =>
    step === 'owner'
      ? sql`exists (select from ${appUser} one
          where one.id = ${institution.ownerId} and one.status <> 'Invited')`
      : isSetUp[step],
  ),
  sql` and `,
)})`;
const stepsDone = sql.join(
  SETUP_STEPS.map((step) => sql`(${isSetUp[step]})::int`),
  sql` + `,
);

/** The current subscriptions alone, under the name that they have beside institutions. */
export const currentSubscriptions: SQL = sql`(select * from ${subscription}
    where ${subscription.status} in (${currentStatuses})) ${sql.identifier('current')}`;

const withCurrent = sql`left join ${subscription} ${sql.identifier('current')}
    on ${current.institutionId} = ${institution.id} and ${current.status} in (${currentStatuses})`;

/** An institution with its current subscription, by which lists filter and order. */
export const institutionsWithCurrent: SQL = sql`${institution} ${withCurrent}`;

/** An institution with its template, its owner, its account manager and its current subscription (`ENT-05`). */
export const institutionRows: SQL = sql`${institution}
  join ${template} on ${template.id} = ${institution.templateId}
  left join ${appUser} ${sql.identifier('owner')} on ${owner.id} = ${institution.ownerId}
  left join ${appUser} ${sql.identifier('manager')}
    on ${manager.id} = ${institution.accountManagerId} and ${manager.institutionId} is null
  ${withCurrent}`;

const due = alias(subscription, 'due');

/** With the subscription that has what is owed, by which a list is ordered. */
export const institutionsByDue: SQL = sql`${institutionsWithCurrent}
  left join ${subscription} ${sql.identifier('due')}
    on ${due.institutionId} = ${institution.id} and ${due.dueSince} is not null`;
export const dueOrder: SQL = payableUntil(due);
export const dueKey = due.id;

/** The subscription's values that lists filter and order by. */
export const currentSubscription = {
  plan: sql`${current.plan}`,
  status: sql`${current.status}`,
  periodEnd: sql`${current.currentPeriodEnd}`,
  renews: revenueOf(current).renews,
};

/** The last day to pay what an institution owes: one of its subscriptions has it, current or not. */
export const dueDay: SQL = sql`(select ${payableUntil(subscription)} from ${subscription}
    where ${subscription.institutionId} = ${institution.id} and ${subscription.dueSince} is not null
    limit 1)`;

const isCurrent = (status: string) => CURRENT_STATUSES.some((name) => name === status);

/** Whether no status is one of ended subscriptions, or that there is none. */
export function areCurrent(statuses: readonly string[]): boolean {
  return statuses.every(isCurrent);
}

/**
 * Whether the current subscription has one of these statuses, or the last one where none is current. `None` stands for
 * all that have no current one.
 */
export function hasSubscription(statuses: readonly string[]): SQL {
  const anyOf = (some: readonly string[]) => sql`any(${sql.param([...some])}::text[])`;
  const ended = statuses.filter((status) => !isCurrent(status));
  const hasCurrent = sql`${current.status} = ${anyOf(statuses.filter(isCurrent))}`;
  // An index finds the current ones, if nothing else is looked for.
  if (ended.length === 0) return hasCurrent;
  const last = sql`(select ${subscription.status} from ${subscription}
    where ${subscription.institutionId} = ${institution.id}
    order by ${subscription.createdAt} desc, ${subscription.id} desc limit 1)`;
  const without = statuses.includes(NO_SUBSCRIPTION) ? sql`true` : sql`${last} = ${anyOf(ended)}`;
  return sql`(${hasCurrent} or (${current.id} is null and ${without}))`;
}

/** The institution on the wire. What the platform notes of it, and who did so, leaves the platform for no one. */
export function institutionDocument({ scope, permissions }: Reader): DocumentFields {
  const { withChannels, withoutChannels } = documents(scope);
  return permissions?.has('channel.read') ? withChannels : withoutChannels;
}

/** Whether one of these users looks after an institution. An institution's own users see their one, and find nothing by it. */
export function isManagedBy(scope: TenantScope, users: readonly string[]): SQL {
  if (scope.kind !== 'platform') return sql`false`;
  return sql`${institution.accountManagerId} = any(${sql.param([...users])}::text[])`;
}

/** Whether an institution has one of the tags. Users who cannot see tags find nothing by them. */
export function hasTag(scope: TenantScope, tags: readonly string[]): SQL {
  if (scope.kind !== 'platform') return sql`false`;
  return sql`${institution.tags} && ${sql.param([...tags])}::text[]`;
}

/** Someone, and how to reach them; null where no row was joined. */
function personOf(joined: typeof owner | typeof manager): SQL {
  return sql`case when ${joined.id} is null then null else json_build_object(
    '_id', ${joined.id}, 'name', ${fullNameOf(joined)},
    'email', ${joined.email}, 'phone', ${joined.phone}) end`;
}

const fields: DocumentFields = {
  ...entityFields(institution, [
    'name',
    'code',
    'status',
    'statusReason',
    'statusHistory',
    'scheduledStatus',
    'type',
    'email',
    'billingEmail',
    'phone',
    'whatsappNumber',
    'website',
    'legalName',
    'gstin',
    'pan',
    'timezone',
    'currency',
    'locale',
    'tags',
    'notes',
  ]),
  statusChangedAt: isoInstant(institution.statusChangedAt),
  template: sql`json_build_object('_id', ${template.id}, 'name', ${template.name})`,
  address: sql`json_build_object(
    'line1', ${institution.line1}, 'line2', ${institution.line2}, 'city', ${institution.city},
    'state', ${institution.state}, 'country', ${institution.country},
    'postalCode', ${institution.postalCode})`,
  owner: personOf(owner),
  accountManager: personOf(manager),
  currentSubscription: sql`case when ${current.id} is null then null else json_build_object(
    '_id', ${current.id}, 'plan', ${current.plan}, 'planName', ${current.planName},
    'entitlements', ${entitlementsOf(current)},
    'status', ${current.status}, 'currentPeriodEnd', ${current.currentPeriodEnd}) end`,
  dueOn: dueDay,
  seats: sql`case when ${current.status} in ('Trialing', 'Active', 'PastDue') then json_build_object(
    'used', (select count(*)::int from ${appUser}
      where ${appUser.institutionId} = ${institution.id} and ${appUser.status} <> 'Inactive'),
    'max', ${limitOf(current, 'users')}) end`,
  counts: sql`json_build_object('users',
    (select count(*)::int from ${appUser} where ${appUser.institutionId} = ${institution.id}),
    'categories', (select count(*)::int from ${category}
      where ${category.institutionId} = ${institution.id}),
    'assets', (select count(*)::int from ${asset}
      where ${asset.institutionId} = ${institution.id}))`,
  lastActivityAt: isoInstant(institution.lastActivityAt),
  setup: jsonObject([
    ...SETUP_STEPS.map((step) => [step, isSetUp[step]] as const),
    [
      'percentage',
      sql`round(100.0 * (${stepsDone}) / ${sql.raw(String(SETUP_STEPS.length))})::int`,
    ],
  ]),
  purgeAfter: sql`case when ${institution.status} = 'Closed' then ${isoInstant(
    sql`(${institution.statusChangedAt} + ${reopenDays} * interval '1 day')`,
  )} end`,
};

/** Only platform staff can change a status, so the history names only platform staff. */
const hidden: DocumentFields = {
  accountManager: sql`case when ${manager.status} = 'Inactive' then null else ${personOf(manager)} end`,
  notes: sql`null`,
  tags: sql`'[]'::json`,
  scheduledStatus: sql`null`,
  statusHistory: sql`(select jsonb_agg(change || '{"by": null}' order by place)
    from jsonb_array_elements(${institution.statusHistory}) with ordinality as told(change, place))`,
};

const documents = byKind((kind) => {
  const shown: DocumentFields = { ...fields, ...(kind !== 'platform' && hidden) };
  return {
    withChannels: { ...shown, channels: channelsOfInstitution },
    withoutChannels: { ...shown, channels: sql`'[]'::json` },
  };
});
