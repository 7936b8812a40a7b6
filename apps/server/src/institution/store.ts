import type { Wire } from '@booking/api-client/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type Built, documentOf } from '../database/document.ts';
import { anyOfValues, type BuiltPage, inRange, listPage } from '../database/list.ts';
import { type PlatformScope, type TenantScope, within } from '../database/scope.ts';
import { matches, searchText } from '../database/search.ts';
import { appUser, institution } from '../schema/tenant.ts';
import { currentSubscription, institutionDocument, institutionRows } from './document.ts';

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
      query.tag ? sql`${institution.tags} && ${sql.param([...query.tag])}::text[]` : undefined,
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

/** Adds an institution, without its owner yet. */
export async function insertInstitution(
  _scope: PlatformScope,
  db: Database,
  row: Omit<NewInstitutionRow, 'ownerId' | 'searchText'>,
): Promise<void> {
  await db.insert(institution).values({ ...row, searchText: '' });
}

/** Writes changes and raises the version. The caller has locked the row. */
export async function updateInstitution(
  scope: TenantScope,
  db: Database,
  id: string,
  changes: Partial<NewInstitutionRow>,
): Promise<void> {
  const [row] = await db
    .update(institution)
    .set({ ...changes, version: sql`${institution.version} + 1` })
    .where(and(eq(institution.id, id), within(scope, institution.id)))
    .returning();
  if (row) await writeSearchText(scope, db, row);
}

/** Names the owner of an institution that has just been made. */
export async function setOwner(
  scope: TenantScope,
  db: Database,
  id: string,
  ownerId: string,
): Promise<void> {
  const [row] = await db
    .update(institution)
    .set({ ownerId })
    .where(and(eq(institution.id, id), within(scope, institution.id)))
    .returning();
  if (row) await writeSearchText(scope, db, row);
}

/** Records that somebody of an institution works with the product. */
export async function noteActivity(db: Database, id: string, now: Date): Promise<void> {
  await db.update(institution).set({ lastActivityAt: now }).where(eq(institution.id, id));
}

/** Writes what searches look at again, after a change of the owner. */
export async function refreshSearchText(
  scope: TenantScope,
  db: Database,
  id: string,
): Promise<void> {
  const row = await lockInstitution(scope, db, id);
  if (row) await writeSearchText(scope, db, row);
}

/** What a search over institutions looks at. */
export function institutionSearchText(
  row: Pick<InstitutionRow, 'name' | 'code' | 'email' | 'phone' | 'city' | 'gstin'>,
  owner: { firstName: string; lastName: string; email: string } | undefined,
): string {
  const { name, code, email, phone, city, gstin } = row;
  return searchText([
    name,
    code,
    email,
    phone,
    city,
    gstin,
    owner?.firstName,
    owner?.lastName,
    owner?.email,
  ]);
}

async function writeSearchText(scope: TenantScope, db: Database, row: InstitutionRow) {
  const [owner] = row.ownerId
    ? await db
        .select({
          firstName: appUser.firstName,
          lastName: appUser.lastName,
          email: appUser.email,
        })
        .from(appUser)
        .where(and(eq(appUser.id, row.ownerId), within(scope, appUser.institutionId)))
    : [];
  await db
    .update(institution)
    .set({ searchText: institutionSearchText(row, owner) })
    .where(and(eq(institution.id, row.id), within(scope, institution.id)));
}
