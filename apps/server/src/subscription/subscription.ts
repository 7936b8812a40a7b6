import { and, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { anyOfValues, equals, ignoringCase, inRange, listPage } from '../database/list.ts';
import { within } from '../database/scope.ts';
import { matches } from '../database/search.ts';
import type { Call, Handlers } from '../http/call.ts';
import { resource } from '../resource/resource.ts';
import { subscription } from '../schema/subscription.ts';
import { institution } from '../schema/tenant.ts';
import { act } from './actions.ts';
import {
  currentOnly,
  subscribedDocument,
  subscriptionDocument,
  withInstitution,
} from './document.ts';
import { isPaidOn, revenue, revenueOf } from './revenue.ts';
import { institutionOf, lockInstitution, subscriptionRows } from './rows.ts';
import { sell } from './sell.ts';

/** All subscriptions, also those that have ended. */
const subscriptions = resource(subscriptionRows, {
  document: ({ scope }) => subscriptionDocument(scope),
  from: withInstitution,
  rows: ({ search }: ListQuery) => (search ? withInstitution : sql`${subscription}`),
  search: institution.searchText,
  filters: (query: ListQuery) => [
    ...conditions(query),
    anyOfValues(subscription.institutionId, query.institution),
    query.isContinued === undefined
      ? undefined
      : sql`(${subscription.continuedById} is not null) = ${query.isContinued}`,
    inRange(subscription.endedAt, 'endedAt', query, 'timestamptz'),
    inRange(subscription.startDate, 'startDate', query, 'date'),
    query.paidOn ? isPaidOn(revenue, dayOf(query.paidOn)) : undefined,
    query.lostBy ? isLostBy(dayOf(query.lostBy)) : undefined,
    query.isConverted === undefined
      ? undefined
      : sql`(${subscription.trialEndsAt} is not null
          and ${revenue.paidFrom} < ${revenue.paidUntil}) = ${query.isConverted}`,
  ],
  sort: {
    currentPeriodEnd: subscription.currentPeriodEnd,
    createdAt: subscription.createdAt,
    startDate: subscription.startDate,
    price: subscription.cyclePriceMinor,
  },
  absentLast: ['price'],
  defaultSort: 'currentPeriodEnd',
});

type ListQuery = Call<'subscription', 'list'>['query'];
type CurrentQuery = Call<'subscription', 'current'>['query'];

const dayOf = (day: string) => sql`${day}::date`;

const other = alias(subscription, 'other');

/** Whether the institution of a subscription pays for none on a day. */
function isLostBy(day: SQL): SQL {
  return sql`not exists (select from ${subscription} ${sql.identifier('other')}
    where ${other.institutionId} = ${subscription.institutionId}
      and ${isPaidOn(revenueOf(other), day)})`;
}

/** The filters of both lists. */
function conditions(query: ListQuery | CurrentQuery): (SQL | undefined)[] {
  return [
    anyOfValues(subscription.plan, query.plan),
    anyOfValues(subscription.status, query.status),
    anyOfValues(subscription.billingCycle, query.billingCycle),
    query.hasDiscount === undefined
      ? undefined
      : sql`(${subscription.discount} is not null) = ${query.hasDiscount}`,
    equals(subscription.cancelAtPeriodEnd, query.cancelAtPeriodEnd),
    query.renews === undefined ? undefined : sql`${revenue.renews} = ${query.renews}`,
    inRange(subscription.currentPeriodEnd, 'currentPeriodEnd', query, 'date'),
    inRange(subscription.trialEndsAt, 'trialEndsAt', query, 'date'),
    inRange(subscription.dueSince, 'dueSince', query, 'date'),
  ];
}

const institutionsWithCurrent = sql`${institution} left join ${subscription}
  on ${subscription.institutionId} = ${institution.id} and ${currentOnly}`;

/** A page of institutions with their subscription in force. */
function listCurrent({ db, actor: { scope }, query }: Call<'subscription', 'current'>) {
  return listPage(db, query, {
    rows: institutionsWithCurrent,
    from: institutionsWithCurrent,
    where: and(
      within(scope, institution.id),
      query.search ? matches(institution.searchText, query.search) : undefined,
      anyOfValues(institution.id, query._id),
      ...conditions(query),
    ),
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

/** The calls about subscriptions. */
export const subscriptionHandlers: Handlers['subscription'] = {
  current: listCurrent,
  list: subscriptions.list,

  async create(call) {
    return subscriptions.read(call, await sell(call));
  },

  async update(call) {
    const institutionId = await institutionOf(call.db, call.id);
    if (institutionId) await lockInstitution(call, institutionId);
    const row = await subscriptions.lock(call, call.id, call.body.__v);
    return subscriptions.read(call, await act(call, row));
  },
};
