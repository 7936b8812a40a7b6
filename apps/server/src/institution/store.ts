import type { Wire } from '@booking/api-client/contract';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { renameWorkplace } from '../account/search-text.ts';
import type { Database } from '../database/database.ts';
import { type Built, documentOf } from '../database/document.ts';
import { anyOfValues, type BuiltPage, inRange, listPage } from '../database/list.ts';
import { type PlatformScope, type TenantScope, within } from '../database/scope.ts';
import { matches } from '../database/search.ts';
import { institution } from '../schema/tenant.ts';
import {
  currentSubscription,
  hasTag,
  institutionDocument,
  institutionRows,
  institutionsWithCurrent,
} from './document.ts';
import { changedSearchText, institutionSearchText, type Owner } from './search-text.ts';

type InstitutionQuery = Wire['institution']['list']['query']['_zod']['output'];
export type InstitutionRow = typeof institution.$inferSelect;
export type NewInstitutionRow = typeof institution.$inferInsert;

/** A page of the institutions that the scope may see. */
export function listInstitutions(
  scope: TenantScope,
  db: Database,
  query: InstitutionQuery,
): Promise<BuiltPage> {
  return listPage(db, query, {
    rows: looksAtSubscription(query) ? institutionsWithCurrent : sql`${institution}`,
    from: institutionRows,
    where: and(
      within(scope, institution.id),
      query.search ? matches(institution.searchText, query.search) : undefined,
      anyOfValues(sql`${institution.id}`, query._id),
      anyOfValues(sql`${institution.status}`, query.status),
      anyOfValues(sql`${institution.templateId}`, query.template),
      anyOfValues(sql`${institution.type}`, query.type),
      anyOfValues(sql`${institution.state}`, query.state),
      anyOfValues(sql`${institution.city}`, query.city),
      anyOfValues(sql`${institution.country}`, query.country),
      anyOfValues(currentSubscription.plan, query.plan),
      anyOfValues(currentSubscription.status, query.subscriptionStatus),
      query.tag ? hasTag(scope, query.tag) : undefined,
      inRange(currentSubscription.periodEnd, 'currentPeriodEnd', query, 'date'),
      inRange(sql`${institution.createdAt}`, 'createdAt', query, 'timestamptz'),
      inRange(sql`${institution.lastActivityAt}`, 'lastActivityAt', query, 'timestamptz'),
      query.noActivitySince
        ? sql`(${institution.lastActivityAt} is null
            or ${institution.lastActivityAt} < ${query.noActivitySince}::timestamptz)`
        : undefined,
    ),
    id: institution.id,
    document: institutionDocument(scope),
    sort: {
      name: sql`lower(${institution.name}) collate "C"`,
      code: sql`${institution.code} collate "C"`,
      createdAt: sql`${institution.createdAt}`,
      status: sql`${institution.status} collate "C"`,
      currentPeriodEnd: currentSubscription.periodEnd,
      lastActivityAt: sql`${institution.lastActivityAt}`,
    },
    absentLast: ['currentPeriodEnd', 'lastActivityAt'],
    defaultSort: '-createdAt',
  });
}

/** Whether a list filters or orders by the subscription in force. Without need, its join makes every count dearer. */
function looksAtSubscription(query: InstitutionQuery): boolean {
  const keys = [...Object.keys(query), ...(query.sort ?? [])];
  return keys.some((key) => /^-?(plan|subscriptionStatus|currentPeriodEnd)\b/.test(key));
}

/** One institution as the API answers it, or undefined when the scope has no such institution. */
export async function readInstitution(
  scope: TenantScope,
  db: Database,
  id: string,
): Promise<Built | undefined> {
  const { rows } = await db.execute<{ json: string }>(sql`
    select ${documentOf(institutionDocument(scope))}::text as json
    from ${institutionRows} where ${eq(institution.id, id)} and ${within(scope, institution.id)}`);
  return rows[0];
}

/** The stored row, locked until the transaction ends. */
export async function lockInstitution(
  scope: TenantScope,
  db: Database,
  id: string,
): Promise<InstitutionRow | undefined> {
  const [row] = await db
    .select()
    .from(institution)
    .where(and(eq(institution.id, id), within(scope, institution.id)))
    .for('update');
  return row;
}

/** Adds an institution, without its owner yet, who refers to it. */
export async function insertInstitution(
  _scope: PlatformScope,
  db: Database,
  row: Omit<NewInstitutionRow, 'ownerId' | 'searchText'>,
  owner: Owner,
): Promise<void> {
  await db.insert(institution).values({ ...row, searchText: institutionSearchText(row, owner) });
}

/** Writes changes of a row that the caller has locked, and raises the version. */
export async function updateInstitution(
  scope: TenantScope,
  db: Database,
  row: InstitutionRow,
  changes: Partial<NewInstitutionRow>,
): Promise<void> {
  const found = await changedSearchText(db, row, changes);
  await db
    .update(institution)
    .set({ ...changes, ...found, version: sql`${institution.version} + 1` })
    .where(and(eq(institution.id, row.id), within(scope, institution.id)));
  const { name = row.name, code = row.code } = changes;
  if (name !== row.name || code !== row.code) await renameWorkplace(db, row.id, { name, code });
}

/** Names the owner of an institution that has just been made. */
export async function setOwner(
  scope: TenantScope,
  db: Database,
  id: string,
  ownerId: string,
): Promise<void> {
  await db
    .update(institution)
    .set({ ownerId })
    .where(and(eq(institution.id, id), within(scope, institution.id)));
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
