import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { renameWorkplace } from '../account/search-text.ts';
import type { Database } from '../database/database.ts';
import { anyIgnoringCase, anyOfValues, ignoringCase, inRange } from '../database/list.ts';
import { filtersIn } from '../database/list-source.ts';
import { hasReference } from '../database/reference-search.ts';
import type { Call } from '../http/call.ts';
import type { ReadContext, WriteContext } from '../resource/context.ts';
import { resource } from '../resource/resource.ts';
import { type LockableRows, rowsOf } from '../resource/rows.ts';
import { institution } from '../schema/tenant.ts';
import {
  areCurrent,
  currentSubscription,
  currentSubscriptions,
  dueDay,
  dueKey,
  dueOrder,
  hasSubscription,
  hasTag,
  institutionDocument,
  institutionRows,
  institutionsByDue,
  institutionsWithCurrent,
  isManagedBy,
  isSetUpWholly,
} from './document.ts';
import { changedSearchText, institutionSearchText, type Owner } from './search-text.ts';

const rows = rowsOf({
  table: institution,
  noun: 'Institute',
  tenant: institution.id,
  unique: {
    institution_code_key: ['code', 'Another institute already uses this code.'],
    institution_gstin_key: ['gstin', 'Another institute already uses this GSTIN.'],
  },
});
const lockable: LockableRows<typeof institution> = rows;

/** The institutes. Each is its own tenant. */
export const institutions = resource(lockable, {
  document: institutionDocument,
  from: institutionRows,
  rows: (query: InstitutionQuery) => {
    if (query.sort?.some((key) => /^-?dueOn$/.test(key))) return institutionsByDue;
    return looksAtSubscription(query) ? institutionsWithCurrent : sql`${institution}`;
  },
  counted: (query) => (asksSubscriptionAlone(query) ? currentSubscriptions : undefined),
  search: institution.searchText,
  searchAlso: hasReference,
  filters: (query: InstitutionQuery, scope) => [
    anyOfValues(institution.status, query.status),
    anyOfValues(institution.templateId, query.template),
    anyOfValues(institution.type, query.type),
    anyOfValues(institution.code, query.code),
    anyIgnoringCase(institution.name, query.name),
    anyOfValues(institution.state, query.state),
    anyOfValues(institution.city, query.city),
    anyOfValues(institution.country, query.country),
    anyOfValues(currentSubscription.plan, query.plan),
    query.subscriptionStatus ? hasSubscription(query.subscriptionStatus) : undefined,
    query.renews === undefined ? undefined : sql`${currentSubscription.renews} = ${query.renews}`,
    query.tag ? hasTag(scope, query.tag) : undefined,
    query.accountManager ? isManagedBy(scope, query.accountManager) : undefined,
    inRange(currentSubscription.periodEnd, 'currentPeriodEnd', query, 'date'),
    inRange(dueDay, 'dueOn', query, 'date'),
    inRange(institution.createdAt, 'createdAt', query, 'timestamptz'),
    inRange(institution.lastActivityAt, 'lastActivityAt', query, 'timestamptz'),
    query.isSetUp === undefined ? undefined : sql`${isSetUpWholly} = ${query.isSetUp}`,
    query.noActivitySince
      ? sql`(${institution.lastActivityAt} is null
            or ${institution.lastActivityAt} < ${query.noActivitySince}::timestamptz)`
      : undefined,
  ],
  sort: {
    name: ignoringCase(institution.name),
    code: sql`${institution.code} collate "C"`,
    createdAt: institution.createdAt,
    status: sql`${institution.status} collate "C"`,
    currentPeriodEnd: currentSubscription.periodEnd,
    dueOn: dueOrder,
    lastActivityAt: institution.lastActivityAt,
  },
  absentLast: ['currentPeriodEnd', 'dueOn', 'lastActivityAt'],
  absentBy: { dueOn: dueKey },
  defaultSort: '-createdAt',
});

type InstitutionQuery = Call<'institution', 'list'>['query'];
export type InstitutionRow = typeof institution.$inferSelect;
export type NewOwner = Owner & { readonly id: string };
export type NewInstitution = Omit<Parameters<typeof rows.insert>[1], 'ownerId' | 'searchText'>;

/** Whether a list filters or orders by the current subscription. Without need, its join makes every count dearer. */
function looksAtSubscription(query: InstitutionQuery): boolean {
  const keys = [...Object.keys(query), ...(query.sort ?? [])];
  return keys.some((key) =>
    /^-?(plan|subscriptionStatus|currentPeriodEnd|renews|isSetUp)\b/.test(key),
  );
}

/** Filters that an institution without a current subscription never matches. */
const OF_CURRENT = /^(plan|subscriptionStatus|renews|currentPeriodEnd\[[lg]te?\])$/;

/** Whether all filters are about the current subscription. An institution has one at most, so its rows are counted. */
function asksSubscriptionAlone(query: InstitutionQuery): boolean {
  const filters = filtersIn(query);
  return (
    filters.length > 0 &&
    filters.every((key) => OF_CURRENT.test(key)) &&
    areCurrent(query.subscriptionStatus ?? [])
  );
}

/** Adds an institution, without its owner yet, who refers to it. Returns the id. */
export function insertInstitution(context: WriteContext, row: NewInstitution): Promise<string> {
  return rows.insert(context, { ...row, searchText: institutionSearchText(row, null) });
}

/** Writes changes of a row that the caller has locked, and its first owner, and increments the version where anything differs, which it returns. */
export async function updateInstitution(
  context: WriteContext,
  row: InstitutionRow,
  changes: Partial<NewInstitution>,
  owner?: NewOwner,
): Promise<boolean> {
  const { db } = context;
  const searchText = owner
    ? { ownerId: owner.id, searchText: institutionSearchText({ ...row, ...changes }, owner) }
    : await changedSearchText(db, row, changes);
  const differs = await rows.update(context, row, { ...changes, ...searchText });
  const { name = row.name, code = row.code } = changes;
  if (name !== row.name || code !== row.code) await renameWorkplace(db, row.id, { name, code });
  return differs;
}

/** Increments the version of a row that the caller has locked, after a change of what is shown with it. */
export function touchInstitution(context: WriteContext, row: InstitutionRow): Promise<void> {
  return rows.touch(context, row);
}

/** Names the owner of a new institution, which a search then finds by their name. It is part of a write: the version stays. */
export async function setOwner(
  { db, actor }: ReadContext,
  row: NewInstitution & { readonly id: string },
  owner: NewOwner,
): Promise<void> {
  await db
    .update(institution)
    .set({ ownerId: owner.id, searchText: institutionSearchText(row, owner) })
    .where(and(eq(institution.id, row.id), institutions.within(actor.scope)));
}

/**
 * Records that someone of an institution works with the product, to the hour: each write of this moment touches every
 * index of the row.
 */
export async function noteActivity(db: Database, id: string, now: Date): Promise<void> {
  const anHourAgo = new Date(now.getTime() - 3_600_000);
  const isOld = or(isNull(institution.lastActivityAt), lt(institution.lastActivityAt, anHourAgo));
  await db
    .update(institution)
    .set({ lastActivityAt: now })
    .where(and(eq(institution.id, id), isOld));
}
