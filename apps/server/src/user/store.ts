import { eq, type SQL, sql } from 'drizzle-orm';
import {
  auditFields,
  type Built,
  type DocumentFields,
  documentOf,
  isoInstant,
} from '../database/document.ts';
import type { Database } from '../database/open.ts';
import { type TenantScope, within } from '../database/scope.ts';
import { institution } from '../institution/table.ts';
import { template } from '../template/table.ts';
import { appUser } from './table.ts';

const document: DocumentFields = {
  _id: sql`${appUser.id}`,
  firstName: sql`${appUser.firstName}`,
  lastName: sql`${appUser.lastName}`,
  email: sql`${appUser.email}`,
  phone: sql`${appUser.phone}`,
  role: sql`${appUser.role}`,
  homeType: sql`${appUser.homeType}`,
  status: sql`${appUser.status}`,
  lastLoginAt: isoInstant(appUser.lastLoginAt),
  institution: sql`case when ${institution.id} is null then null else json_build_object(
    '_id', ${institution.id}, 'name', ${institution.name}, 'code', ${institution.code},
    'status', ${institution.status},
    'template', json_build_object('_id', ${template.id}, 'name', ${template.name})) end`,
  ...auditFields(appUser),
};

const withInstitution: SQL = sql`${appUser}
  left join ${institution} on ${institution.id} = ${appUser.institutionId}
  left join ${template} on ${template.id} = ${institution.templateId}`;

/** A user as the API answers them (`ENT-01`), or undefined when the scope has no such user. */
export async function readUser(
  scope: TenantScope,
  db: Database,
  id: string,
): Promise<Built | undefined> {
  const { rows } = await db.execute<{ json: string }>(sql`
    select ${documentOf(document)}::text as json from ${withInstitution}
    where ${eq(appUser.id, id)} and ${within(scope, appUser.institutionId)}`);
  return rows[0];
}

/** What signing in needs to know of an account. */
export interface Account {
  readonly id: string;
  readonly status: (typeof appUser.$inferSelect)['status'];
  readonly passwordHash: string | null;
  readonly institutionId: string | null;
  readonly institutionStatus: (typeof institution.$inferSelect)['status'] | null;
}

/** The account of an email address, over all institutes: nobody has signed in yet. */
export async function findAccount(
  scope: TenantScope,
  db: Database,
  email: string,
): Promise<Account | undefined> {
  const [account] = await db
    .select({
      id: appUser.id,
      status: appUser.status,
      passwordHash: appUser.passwordHash,
      institutionId: appUser.institutionId,
      institutionStatus: institution.status,
    })
    .from(appUser)
    .leftJoin(institution, eq(institution.id, appUser.institutionId))
    .where(sql`${eq(appUser.email, email)} and ${within(scope, appUser.institutionId)}`);
  return account;
}

/** Notes that a user has signed in, and that their institute is alive. */
export async function noteLogin(
  scope: TenantScope,
  db: Database,
  account: Account,
  at: Date,
): Promise<void> {
  await db
    .update(appUser)
    .set({ lastLoginAt: at })
    .where(sql`${eq(appUser.id, account.id)} and ${within(scope, appUser.institutionId)}`);
  if (account.institutionId === null) return;
  await db
    .update(institution)
    .set({ lastActivityAt: at })
    .where(sql`${eq(institution.id, account.institutionId)} and ${within(scope, institution.id)}`);
}

/** Adds a user. The database refuses an email address that somebody has already. */
export async function insertUser(
  _scope: TenantScope,
  db: Database,
  row: typeof appUser.$inferInsert,
): Promise<void> {
  await db.insert(appUser).values(row);
}
