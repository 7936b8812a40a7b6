import {
  type PromiseState,
  RECEIVABLE_AGE_NAMES,
  type ReceivableAge,
  todayOf,
} from '@booking/api-client/contract';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  type DocumentFields,
  documentOf,
  isoInstant,
  major,
  type RawJson,
} from '../database/document.ts';
import { fullNameOf } from '../database/full-name.ts';
import { anyOfValues, inRange, listPage } from '../database/list.ts';
import { searchCondition } from '../database/matches.ts';
import { hasReference } from '../database/reference-search.ts';
import { within } from '../database/scope.ts';
import type { Call } from '../http/call.ts';
import type { ReadContext } from '../resource/context.ts';
import { receivable } from '../schema/receivable.ts';
import { payableUntil, subscription, subscriptionEntry } from '../schema/subscription.ts';
import { appUser, institution } from '../schema/tenant.ts';
import { lastPayment, showsAccount } from '../subscription/index.ts';
import { agedMinor, agedOn } from './ages.ts';
import { receivableRows } from './rows.ts';

type ListQuery = Call<'receivable', 'list'>['query'];

const contactedBy = alias(appUser, 'contacted_by');

const today = (now: Date): SQL => sql`${todayOf('billing', now)}::date`;

/** Amount paid since the promise was made. */
const paidSince = sql`(select coalesce(-sum(line.amount_minor), 0) from ${subscriptionEntry} line
  where line.institution_id = ${subscription.institutionId}
    and line.kind in ('payment', 'reversal') and line.created_at >= ${receivable.promisedAt})`;

const stateOn = (day: SQL) => sql<PromiseState>`case when ${receivable.promiseDay} is null then null
  when ${paidSince} >= ${receivable.promiseMinor} or ${subscription.balanceMinor} <= 0 then 'Kept'
  when ${receivable.promiseDay} < ${day} then 'Broken' else 'Open' end`;

const alone = sql`${subscription}`;
const withNotes = sql`${subscription}
  join ${institution} on ${institution.id} = ${subscription.institutionId}
  left join ${receivable} on ${receivable.institutionId} = ${subscription.institutionId}`;

/** The tables of the document. */
const fromOn = (day: SQL) => sql`${withNotes}
  left join ${appUser} on ${appUser.id} = ${institution.accountManagerId}
  left join ${appUser} ${sql.identifier('contacted_by')} on ${contactedBy.id} = ${receivable.contactBy}
  cross join ${agedOn(day)}`;

const named = (id: SQL, name: SQL): SQL =>
  sql`case when ${id} is not null then json_build_object('_id', ${id}, 'name', ${name}) end`;

function documentOn(day: SQL): DocumentFields {
  const { promiseDay, promiseMinor, promiseNote, promisedAt, contactDay, contactNote } = receivable;
  return {
    _id: sql`${subscription.institutionId}`,
    institution: sql`json_build_object('_id', ${institution.id}, 'name', ${institution.name},
      'code', ${institution.code}, 'email', ${institution.email}, 'phone', ${institution.phone},
      'status', ${institution.status})`,
    subscription: sql`${subscription.id}`,
    planName: sql`${subscription.planName}`,
    subscriptionStatus: sql`${subscription.status}`,
    currency: sql`${subscription.currency}`,
    balance: major(sql`${subscription.balanceMinor}`),
    ...Object.fromEntries(RECEIVABLE_AGE_NAMES.map((age) => [age, major(agedMinor(age))])),
    dueSince: sql`${subscription.dueSince}`,
    dueOn: payableUntil(subscription),
    accountManager: named(sql`${appUser.id}`, fullNameOf(appUser)),
    promise: sql`case when ${promiseDay} is not null then json_build_object('day', ${promiseDay},
      'amount', ${major(promiseMinor)}, 'note', ${promiseNote}, 'madeAt', ${isoInstant(promisedAt)},
      'paid', ${major(paidSince)}, 'state', ${stateOn(day)}) end`,
    contact: sql`case when ${contactDay} is not null then json_build_object('day', ${contactDay},
      'note', ${contactNote}, 'by', ${named(sql`${contactedBy.id}`, fullNameOf(contactedBy))}) end`,
    lastPayment: sql`(${lastPayment})::jsonb - 'method'`,
    createdAt: isoInstant(subscription.createdAt),
    updatedAt: isoInstant(sql`coalesce(${receivable.updatedAt}, ${subscription.createdAt})`),
    createdBy: sql`${receivable.createdBy}`,
    updatedBy: sql`${receivable.updatedBy}`,
    __v: sql`case when ${receivable.id} is null then 0 else ${receivable.version} + 1 end`,
  };
}

/** A page of the institutes that owe something. */
export async function listReceivables(call: Call<'receivable', 'list'>) {
  const { db, actor, now, query } = call;
  const day = today(now);
  const among = and(
    sql`${subscription.balanceMinor} > 0`,
    within(actor.scope, subscription.institutionId),
  );
  const searched = await searchCondition(
    db,
    { column: institution.searchText, rows: withNotes, among, also: hasReference },
    query.search,
  );
  return listPage(db, query, {
    rows: rowsFor(query, day),
    from: fromOn(day),
    within: among,
    where: and(
      searched,
      anyOfValues(subscription.institutionId, query._id),
      anyOfValues(subscription.institutionId, query.institution),
      anyOfValues(subscription.status, query.subscriptionStatus),
      anyOfValues(institution.accountManagerId, query.accountManager),
      anyOfValues(stateOn(day), query.promise),
      isOfAge(query.age),
      inRange(subscription.dueSince, 'dueSince', query, 'date'),
    ),
    id: subscription.institutionId,
    document: documentOn(day),
    sort: {
      dueSince: subscription.dueSince,
      balance: subscription.balanceMinor,
      createdAt: subscription.createdAt,
    },
    absentLast: ['dueSince'],
    defaultSort: 'dueSince',
  });
}

/** The tables that the filters look at, and no more of them. */
function rowsFor({ search, accountManager, promise, age }: ListQuery, day: SQL): SQL {
  if (age) return sql`${withNotes} cross join ${agedOn(day)}`;
  return search || accountManager || promise ? withNotes : alone;
}

function isOfAge(ages: readonly ReceivableAge[] | undefined): SQL | undefined {
  return ages && or(...ages.map((age) => sql`${agedMinor(age)} > 0`));
}

/** The account of an institute, whatever it owes. @throws HttpError `NOT_FOUND` where it has none. */
export async function readReceivable(
  { db, actor, now }: ReadContext & { readonly now: Date },
  institutionId: string,
): Promise<RawJson> {
  const day = today(now);
  const { rows } = await db.execute<{ json: string }>(sql`
    select ${documentOf(documentOn(day))}::text as json from ${fromOn(day)}
    where ${and(
      eq(subscription.institutionId, institutionId),
      within(actor.scope, subscription.institutionId),
      showsAccount,
    )}`);
  const [document] = rows;
  if (!document) throw receivableRows.notFound();
  return document;
}

/** Returns what all institutes owe, by currency and age. */
export async function readTotals({
  db,
  actor,
  now,
}: Call<'receivable', 'totals'>): Promise<RawJson> {
  const day = today(now);
  const sums = RECEIVABLE_AGE_NAMES.map(
    (age) =>
      sql`${sql.raw(`'${age}'`)}, ${major(sql`coalesce(sum(${agedMinor(age)}) filter (where ${owes}), 0)`)}`,
  );
  const { rows } = await db.execute<{ json: string }>(sql`
    select json_build_object('day', ${day}, 'currencies', coalesce(json_agg(total order by currency),
      '[]'))::text as json
    from (
      select ${subscription.currency} as currency, json_build_object(
        'currency', ${subscription.currency},
        'institutes', count(*) filter (where ${owes})::int,
        'due', ${major(sql`coalesce(sum(${subscription.balanceMinor}) filter (where ${owes}), 0)`)},
        'credit', ${major(sql`coalesce(-sum(${subscription.balanceMinor}) filter (where not ${owes}), 0)`)},
        ${sql.join(sums, sql`, `)}) as total
      from ${subscription} cross join ${agedOn(day)}
      where ${and(sql`${subscription.balanceMinor} <> 0`, within(actor.scope, subscription.institutionId))}
      group by ${subscription.currency}
    ) totals`);
  return { json: rows[0]?.json ?? '{}' };
}

const owes = sql`${subscription.balanceMinor} > 0`;
