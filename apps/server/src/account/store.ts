import type { Preferences } from '@booking/api-client/contract';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { PLATFORM, type TenantScope, within } from '../database/scope.ts';
import { fieldError } from '../http-error.ts';
import type { ReadContext, WriteContext } from '../resource/context.ts';
import { type LockableRows, rowsOf } from '../resource/rows.ts';
import { template } from '../schema/template.ts';
import { appUser, institution, lastLogin } from '../schema/tenant.ts';
import { changedSearchText, userSearchText, type Workplace } from './search-text.ts';

/** Fields of an account that signing in, links and emails need. */
export interface Account
  extends Pick<
    typeof appUser.$inferSelect,
    'id' | 'email' | 'firstName' | 'lastName' | 'role' | 'status' | 'passwordHash' | 'institutionId'
  > {
  readonly institutionName: string | null;
  /** The note of the reason for its status. */
  readonly institutionNote: string | null;
  readonly institutionStatus: (typeof institution.$inferSelect)['status'] | null;
  readonly templateId: string | null;
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
  institutionNote: sql<string | null>`${institution.statusReason} ->> 'note'`,
  templateId: institution.templateId,
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

/** The account of an email address, over all institutes: no one has signed in yet. */
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
 * Records that a user has signed in. With a `passwordHash`, the password that they have just proved is
 * stored again.
 */
export async function noteLogin(
  scope: TenantScope,
  db: Database,
  account: Account,
  passwordHash: string | undefined,
  at: Date,
): Promise<void> {
  await db
    .insert(lastLogin)
    .values({ userId: account.id, at })
    .onConflictDoUpdate({ target: lastLogin.userId, set: { at } });
  if (passwordHash === undefined) return;
  await db
    .update(appUser)
    .set({ passwordHash })
    .where(and(eq(appUser.id, account.id), within(scope, appUser.institutionId)));
}

const TAKEN = ['email', 'This email address is already in use.'] as const;

const rows = rowsOf({
  table: appUser,
  noun: 'User',
  tenant: appUser.institutionId,
  unique: { app_user_email_key: TAKEN },
});

/** Everyone who can sign in, as rows of their institution. */
export const userRows: LockableRows<typeof appUser> = rows;

/** Refuses an address that someone has, before work that an insert would refuse at its end. @throws HttpError `DUPLICATE` */
export async function requireFreeAddress(db: Database, email: string): Promise<void> {
  if (await findAccount(PLATFORM, db, email)) throw fieldError('DUPLICATE', ...TAKEN, 'taken');
}

type NewUser = Omit<Parameters<typeof rows.insert>[1], 'searchText'>;

/**
 * Adds a user of an institution, or of the platform. Returns the id.
 *
 * @throws HttpError `DUPLICATE` for an email address that someone has already.
 */
export function insertUser(
  context: WriteContext,
  row: NewUser,
  workplace: Workplace | null,
): Promise<string> {
  const person = { ...row, phone: row.phone ?? null };
  const invitedAt = row.status === 'Invited' ? context.now : null;
  return rows.insert(context, { invitedAt, ...row, searchText: userSearchText(person, workplace) });
}

/** Writes fields of one user, locked by the caller, and increments the version where any differs. */
export async function updateUser(
  context: WriteContext,
  id: string,
  change: Partial<NewUser>,
): Promise<void> {
  const searchText = await changedSearchText(context.db, id, change);
  const [row] = await context.db.select().from(appUser).where(eq(appUser.id, id));
  if (row) await rows.update(context, row, { ...change, ...searchText });
}

/** Gives everyone who has a role in some institutions its new name. */
export async function renameRole(
  { db, actor, now }: WriteContext,
  homes: readonly string[],
  from: string,
  to: string,
): Promise<void> {
  await db
    .update(appUser)
    .set({
      role: to,
      version: sql`${appUser.version} + 1`,
      updatedAt: now,
      updatedBy: actor.userId,
    })
    .where(
      and(
        inArray(appUser.institutionId, [...homes]),
        eq(appUser.role, from),
        within(actor.scope, appUser.institutionId),
      ),
    );
}

/**
 * The account as it is now, locked until the transaction ends: hashing a password takes long enough for
 * someone else to have changed it in between.
 */
export async function lockAccount(
  scope: TenantScope,
  db: Database,
  id: string,
): Promise<Account | undefined> {
  await userRows.lockIfFound({ db, actor: { scope } }, id);
  return readAccount(scope, db, id);
}

/**
 * Locks a user together with all who have a role in an institution, or on the platform, in the order of their ids: of
 * two who take the last ones of a role away at the same moment, the second sees what the first has done.
 *
 * @returns those of the role who can sign in.
 */
export async function lockHolders(
  { db, actor }: ReadContext,
  userId: string,
  { institutionId, role }: Pick<Account, 'institutionId' | 'role'>,
): Promise<readonly string[]> {
  const isThere = institutionId
    ? eq(appUser.institutionId, institutionId)
    : isNull(appUser.institutionId);
  const locked = await db
    .select({ id: appUser.id, role: appUser.role, status: appUser.status })
    .from(appUser)
    .where(
      and(
        isThere,
        within(actor.scope, appUser.institutionId),
        or(eq(appUser.role, role), eq(appUser.id, userId)),
      ),
    )
    .orderBy(appUser.id)
    .for('update');
  return locked
    .filter((account) => account.role === role && account.status === 'Active')
    .map(({ id }) => id);
}

/** Returns the preferences of a user. */
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

/** Writes preferences, which are no part of the version: no one else ever edits them. */
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
