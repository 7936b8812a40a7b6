import { NO_SUBSCRIPTION, type PlannedChange } from '@booking/api-client/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { DocumentFields } from '../database/document.ts';
import { anyOfValues, equals, ignoringCase, inRange, listPage } from '../database/list.ts';
import { filtersIn } from '../database/list-source.ts';
import { searchCondition } from '../database/matches.ts';
import { hasReference } from '../database/reference-search.ts';
import { within } from '../database/scope.ts';
import type { Call } from '../http/call.ts';
import type { ReadContext } from '../resource/context.ts';
import { resource } from '../resource/resource.ts';
import { payableUntil, subscription, suspendsOn } from '../schema/subscription.ts';
import { institution } from '../schema/tenant.ts';
import {
  currentOnly,
  entries,
  subscribedDocument,
  subscriptionDocument,
  withInstitution,
} from './document.ts';
import { canMove } from './move.ts';
import { hasMoved, isLostBy, mrrBefore } from './movement.ts';
import { isPaidOn, isUnpaidOn, revenue } from './revenue.ts';
import { subscriptionRows } from './rows.ts';

/** All subscriptions, also those that have ended. */
export const subscriptions = resource(subscriptionRows, {
  document: ({ scope }) => subscriptionDocument(scope),
  from: withInstitution,
  rows: ({ search }: ListQuery) => (search ? withInstitution : sql`${subscription}`),
  search: institution.searchText,
  searchAlso: hasReference,
  filters: (query: ListQuery) => [
    ...conditions(query),
    anyOfValues(subscription.institutionId, query.institution),
    query.isContinued === undefined
      ? undefined
      : sql`(${subscription.continuedById} is not null) = ${query.isContinued}`,
    inRange(subscription.endedAt, 'endedAt', query, 'timestamptz'),
    inRange(subscription.startDate, 'startDate', query, 'date'),
    query.paidOn ? isPaidOn(revenue, dayOf(query.paidOn)) : undefined,
    query.unpaidOn ? isUnpaidOn(revenue, dayOf(query.unpaidOn)) : undefined,
    query.lostBy ? isLostBy(dayOf(query.lostBy)) : undefined,
    // Only a subscription that has ended can be lost: this leaves few whose institution has others.
    query.lostBy && query.paidOn && query.paidOn <= query.lostBy
      ? sql`${revenue.paidUntil} <= ${dayOf(query.lostBy)}`
      : undefined,
    query.movedBy ? hasMoved(query.movedBy, query.movement) : undefined,
    query.isConverted === undefined
      ? undefined
      : sql`${revenue.isConverted} = ${query.isConverted}`,
    query.lateOn ? isLateOn(dayOf(query.lateOn)) : undefined,
    query.isEnded === undefined
      ? undefined
      : sql`(${subscription.status} in ('Cancelled', 'Expired')) = ${query.isEnded}`,
  ],
  sort: {
    currentPeriodEnd: subscription.currentPeriodEnd,
    createdAt: subscription.createdAt,
    startDate: subscription.startDate,
    price: subscription.cyclePriceMinor,
    balance: subscription.balanceMinor,
    dueSince: subscription.dueSince,
    suspendsOn: sql`(${suspendsOn(subscription)})`,
  },
  absentLast: ['price', 'dueSince', 'suspendsOn'],
  defaultSort: 'currentPeriodEnd',
  asked: ({ movedBy, withEntries }, scope): DocumentFields => ({
    ...(movedBy && { mrrBefore: mrrBefore(movedBy) }),
    ...(withEntries && { entries: entries(scope) }),
  }),
});

type ListQuery = Call<'subscription', 'list'>['query'];
type CurrentQuery = Call<'subscription', 'current'>['query'];

const dayOf = (day: string) => sql`${day}::date`;

/** Whether what is due should have been paid before a day. */
const isLateOn = (day: SQL) =>
  sql`(${subscription.status} = 'PastDue' and coalesce(${subscription.dueOn} < ${day}, true))`;

/** `None` stands for institutions that have no current one. */
function ofStatus(statuses: readonly string[] | undefined): SQL | undefined {
  const isAny = anyOfValues(subscription.status, statuses);
  return statuses?.includes(NO_SUBSCRIPTION)
    ? sql`(${isAny} or ${subscription.id} is null)`
    : isAny;
}

const plannedPlan = sql`${subscription.pendingChange} ->> 'pricingId'`;
/** Change at the next renewal; null where there is none. */
const plannedChange = sql<PlannedChange | null>`(case when ${plannedPlan} = ${subscription.pricingId} then 'SamePlan'
  when ${plannedPlan} is not null then 'OtherPlan' end)`;

/** The filters of both lists. */
function conditions(query: ListQuery | CurrentQuery): (SQL | undefined)[] {
  return [
    anyOfValues(subscription.plan, query.plan),
    anyOfValues(subscription.pricingId, query.pricing),
    query.canMove === undefined ? undefined : sql`${canMove} = ${query.canMove}`,
    anyOfValues(plannedChange, query.plannedChange),
    ofStatus(query.status),
    anyOfValues(subscription.billingCycle, query.billingCycle),
    query.hasDiscount === undefined
      ? undefined
      : sql`(${subscription.discount} is not null) = ${query.hasDiscount}`,
    equals(subscription.cancelAtPeriodEnd, query.cancelAtPeriodEnd),
    query.renews === undefined ? undefined : sql`${revenue.renews} = ${query.renews}`,
    inRange(subscription.currentPeriodEnd, 'currentPeriodEnd', query, 'date'),
    inRange(subscription.trialEndsAt, 'trialEndsAt', query, 'date'),
    inRange(subscription.dueSince, 'dueSince', query, 'date'),
    inRange(payableUntil(subscription), 'dueOn', query, 'date'),
    inRange(sql`(${suspendsOn(subscription)})`, 'suspendsOn', query, 'date'),
  ];
}

const institutionsWithCurrent = sql`${institution} left join ${subscription}
  on ${subscription.institutionId} = ${institution.id} and ${currentOnly}`;

/** Filters of a current subscription that an institution without one never matches. */
const OF_CURRENT =
  /^(plan|pricing|status|billingCycle|cancelAtPeriodEnd|renews|(currentPeriodEnd|trialEndsAt|dueSince|dueOn)\[[lg]te?\])$/;

/** The one of the two tables that all filters are about; undefined for both. */
function countedOf(query: CurrentQuery): SQL | undefined {
  const filters = filtersIn(query);
  if (filters.every((key) => key === 'search' || key === '_id')) return sql`${institution}`;
  const asksCurrent = filters.every((key) => OF_CURRENT.test(key));
  if (!asksCurrent || query.status?.includes(NO_SUBSCRIPTION)) return undefined;
  return sql`(select * from ${subscription} where ${currentOnly}) ${sql.identifier('subscription')}`;
}

/** A page of institutions with their current subscription. */
export async function listCurrent({
  db,
  actor: { scope },
  query,
}: Call<'subscription', 'current'>) {
  const among = within(scope, institution.id);
  const searched = await searchCondition(
    db,
    { column: institution.searchText, rows: sql`${institution}`, among, also: hasReference },
    query.search,
  );
  return listPage(db, query, {
    rows: institutionsWithCurrent,
    counted: scope.kind === 'platform' ? countedOf(query) : undefined,
    from: institutionsWithCurrent,
    within: among,
    where: and(searched, anyOfValues(institution.id, query._id), ...conditions(query)),
    id: institution.id,
    document: subscribedDocument(scope),
    sort: {
      name: ignoringCase(institution.name),
      currentPeriodEnd: sql`${subscription.currentPeriodEnd}`,
      createdAt: institution.createdAt,
    },
    absentLast: ['currentPeriodEnd'],
    defaultSort: 'currentPeriodEnd',
  });
}

/** A subscription that was just written, with the account of its institution. */
export function readSold(call: ReadContext, id: string) {
  const more = { entries: entries(call.actor.scope) };
  return subscriptions.readWhere(call, eq(subscription.id, id), more);
}
