import type { Preferences, Wire } from '@booking/api-client/contract';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import {
  auditFields,
  type Built,
  type DocumentFields,
  documentOf,
  isoInstant,
} from '../database/document.ts';
import { anyOfValues, type BuiltPage, inRange, listPage } from '../database/list.ts';
import type { Database } from '../database/open.ts';
import { type TenantScope, within } from '../database/scope.ts';
import { matches } from '../database/search.ts';
import { FILES_PATH } from '../files/store.ts';
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
  locale: sql`${appUser.locale}`,
  timezone: sql`${appUser.timezone}`,
  avatar: sql`${FILES_PATH}::text || ${appUser.avatarHash}`,
  mustChangePassword: sql`${appUser.mustChangePassword}`,
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
export function readUser(scope: TenantScope, db: Database, id: string): Promise<Built | undefined> {
  return readAs(document, scope, db, id);
}

/** Whoever is signed in, as the API answers them to themselves alone. */
export function readCurrentUser(
  scope: TenantScope,
  db: Database,
  id: string,
): Promise<Built | undefined> {
  return readAs({ ...document, preferences: sql`${appUser.preferences}` }, scope, db, id);
}

async function readAs(
  fields: DocumentFields,
  scope: TenantScope,
  db: Database,
  id: string,
): Promise<Built | undefined> {
  const { rows } = await db.execute<{ json: string }>(sql`
    select ${documentOf(fields)}::text as json from ${withInstitution}
    where ${eq(appUser.id, id)} and ${within(scope, appUser.institutionId)}`);
  return rows[0];
}

/** What somebody has chosen of how they like to work. */
export async function readPreferences(
  scope: TenantScope,
  db: Database,
  id: string,
): Promise<Preferences> {
  const [row] = await db
    .select({ preferences: appUser.preferences })
    .from(appUser)
    .where(and(eq(appUser.id, id), within(scope, appUser.institutionId)));
  return row?.preferences ?? {};
}

/** Writes preferences, which are no part of the version: nobody else ever edits them. */
export async function writePreferences(
  scope: TenantScope,
  db: Database,
  id: string,
  preferences: Preferences,
): Promise<void> {
  await db
    .update(appUser)
    .set({ preferences })
    .where(and(eq(appUser.id, id), within(scope, appUser.institutionId)));
}

type UserQuery = Wire['user']['list']['query']['_zod']['output'];

/** What the search of users looks at, folded as the words that are looked for. */
const searched = sql`' ' || lower(unaccent(concat_ws(' ', ${appUser.firstName}, ${appUser.lastName},
  ${appUser.email}, ${appUser.phone}, ${institution.name}, ${institution.code})))`;

/** A page of the users that the scope may see. */
export function listUsers(scope: TenantScope, db: Database, query: UserQuery): Promise<BuiltPage> {
  return listPage(db, query, {
    from: withInstitution,
    where: and(
      within(scope, appUser.institutionId),
      query.search ? matches(searched, query.search) : undefined,
      anyOfValues(sql`${appUser.id}`, query._id),
      anyOfValues(sql`${appUser.role}`, query.role),
      anyOfValues(sql`${appUser.status}`, query.status),
      anyOfValues(sql`${appUser.institutionId}`, query.institution),
      inRange(sql`${appUser.lastLoginAt}`, 'lastLoginAt', query, 'timestamptz'),
    ),
    id: appUser.id,
    document,
    sort: {
      name: sql`lower(${appUser.firstName} || ' ' || ${appUser.lastName}) collate "C"`,
      createdAt: sql`${appUser.createdAt}`,
      lastLoginAt: sql`${appUser.lastLoginAt}`,
    },
    absentLast: ['lastLoginAt'],
    defaultSort: '-createdAt',
  });
}

/** What signing in, links and mails need to know of an account. */
export interface Account
  extends Pick<
    typeof appUser.$inferSelect,
    'id' | 'email' | 'firstName' | 'lastName' | 'role' | 'status' | 'passwordHash' | 'institutionId'
  > {
  readonly institutionName: string | null;
  readonly institutionStatus: (typeof institution.$inferSelect)['status'] | null;
  readonly templateKey: (typeof template.$inferSelect)['key'] | null;
}

const accountColumns = {
  id: appUser.id,
  email: appUser.email,
  firstName: appUser.firstName,
  lastName: appUser.lastName,
  role: appUser.role,
  status: appUser.status,
  passwordHash: appUser.passwordHash,
  institutionId: appUser.institutionId,
  institutionName: institution.name,
  institutionStatus: institution.status,
  templateKey: template.key,
};

/** The account of an id in the scope. */
export async function readAccount(
  scope: TenantScope,
  db: Database,
  id: string,
): Promise<Account | undefined> {
  const [account] = await accounts(db).where(
    and(eq(appUser.id, id), within(scope, appUser.institutionId)),
  );
  return account;
}

function accounts(db: Database) {
  return db
    .select(accountColumns)
    .from(appUser)
    .leftJoin(institution, eq(institution.id, appUser.institutionId))
    .leftJoin(template, eq(template.id, institution.templateId));
}

/** The account of an email address, over all institutes: nobody has signed in yet. */
export async function findAccount(
  scope: TenantScope,
  db: Database,
  email: string,
): Promise<Account | undefined> {
  const [account] = await accounts(db).where(
    and(eq(appUser.email, email), within(scope, appUser.institutionId)),
  );
  return account;
}

/**
 * Notes that a user has signed in, and that their institute is alive. With a `passwordHash`, the
 * password that they have just proved is stored anew.
 */
export async function noteLogin(
  scope: TenantScope,
  db: Database,
  account: Account,
  passwordHash: string | undefined,
  at: Date,
): Promise<void> {
  await db
    .update(appUser)
    .set({ lastLoginAt: at, ...(passwordHash && { passwordHash }) })
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

/** Writes fields of one user, raising the version. Answers false when the scope has no such user. */
export async function updateUser(
  scope: TenantScope,
  db: Database,
  id: string,
  change: Partial<Omit<typeof appUser.$inferInsert, 'id' | 'version'>>,
): Promise<boolean> {
  const written = await db
    .update(appUser)
    .set({ ...change, version: sql`${appUser.version} + 1` })
    .where(and(eq(appUser.id, id), within(scope, appUser.institutionId)))
    .returning({ id: appUser.id });
  return written.length > 0;
}

/**
 * The account as it is now, locked until the transaction ends: hashing a password takes long enough for
 * somebody else to have changed it meanwhile.
 */
export async function lockAccount(
  scope: TenantScope,
  db: Database,
  id: string,
): Promise<Account | undefined> {
  await lockUser(scope, db, id);
  return readAccount(scope, db, id);
}

/** The version of one user, locked until the transaction ends. */
export async function lockUser(
  scope: TenantScope,
  db: Database,
  id: string,
): Promise<number | undefined> {
  const [row] = await db
    .select({ version: appUser.version })
    .from(appUser)
    .where(and(eq(appUser.id, id), within(scope, appUser.institutionId)))
    .for('update');
  return row?.version;
}

/**
 * How many of a role can sign in, at an institution or on the platform, all locked: two who switch each other off must
 * not both succeed.
 */
export async function countActive(
  scope: TenantScope,
  db: Database,
  institutionId: string | null,
  role: string,
): Promise<number> {
  const active = await db
    .select({ id: appUser.id })
    .from(appUser)
    .where(
      and(
        institutionId ? eq(appUser.institutionId, institutionId) : isNull(appUser.institutionId),
        within(scope, appUser.institutionId),
        eq(appUser.role, role),
        eq(appUser.status, 'Active'),
      ),
    )
    .for('update');
  return active.length;
}
