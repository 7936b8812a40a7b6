import { passwordFault, passwordFaults, type Wire } from '@booking/api-client/contract';
import { brand } from '@booking/content';
import { endOfLink, ownerOfLink, spendLink, voidLinks } from '../account/links.ts';
import { type Account, lockAccount, readAccount, updateUser } from '../account/store.ts';
import type { Database } from '../database/database.ts';
import { PLATFORM } from '../database/scope.ts';
import { inTransaction } from '../database/transaction.ts';
import { fieldError, HttpError } from '../http-error.ts';
import { noteRenamed } from '../institution/index.ts';
import { enqueueMail } from '../outbox/index.ts';
import type { PasswordLinkKind } from '../schema/password-link.ts';
import { isToken } from '../secrets.ts';
import { revokeUser } from '../session/families.ts';
import type { Actor } from '../session/guard.ts';
import { hashingAdmission, hashPassword, verifyPassword } from '../session/passwords.ts';
import { serializeByKey } from '../session/queue.ts';
import { noteSecurityEvent } from '../session/security-events.ts';
import { type Throttle, unlockAccount } from '../session/throttle.ts';
import { rankErrors, requireRank } from './roles.ts';

type Body<C extends 'generatePassword' | 'updateMyPassword' | 'updatePassword'> =
  Wire['user'][C]['body']['_zod']['output'];

/**
 * Sets the password of the user with the link, and uses the link up. It does not sign anyone in. A dry run says whether
 * the link works, and no more.
 *
 * @throws HttpError `LINK_EXPIRED` for a link that is unknown, used, replaced or too old, with which of them.
 */
export async function generatePassword(
  db: Database,
  throttle: Throttle,
  token: string,
  input: Body<'generatePassword'>,
  address: string,
): Promise<void> {
  const { type } = input;
  const userId = isToken(token) ? await ownerOfLink(db, token, type, new Date()) : undefined;
  const account = userId && (await readAccount(PLATFORM, db, userId));
  if (!account || !mayUse(account, type)) throw await deadLink(db, token, type);
  if (input.dryRun) return;
  const named = type === 'create' ? namesOf(input) : {};
  refusePersonal('password', input.password, { ...account, ...named });
  const passwordHash = await hashForStore(input.password, account.id);
  // Not the call's: hashing may have waited behind others, and a link may have expired since then.
  const now = new Date();
  await inTransaction(db, async (tx) => {
    const present = await lockAccount(PLATFORM, tx, account.id);
    if (!present || !mayUse(present, type)) throw await deadLink(tx, token, type);
    const change = { ...named, status: 'Active', mustChangePassword: false } as const;
    await storePassword(tx, account, passwordHash, change, account.id, now);
    await noteRenamed(tx, account.institutionId, account.id, named);
    // Links are locked after users and institutions. When another request was first, nothing of this is kept.
    const isFirst = await spendLink(tx, token, type, now);
    if (!isFirst) throw await deadLink(tx, token, type);
    await voidLinks(tx, account.id, now);
    await revokeUser(tx, account.id, null, now);
    const kind = type === 'create' ? 'password.created' : 'password.reset';
    await noteSecurityEvent(tx, { kind, userId: account.id }, now);
    if (type === 'reset') await enqueueMail(tx, 'passwordChanged', account.email, now);
  });
  await throttle.forgiveAccount(account.email, address);
}

async function deadLink(db: Database, token: string, type: PasswordLinkKind): Promise<HttpError> {
  const data = isToken(token) ? await endOfLink(db, token, type, new Date()) : undefined;
  return new HttpError('LINK_EXPIRED', { ...(data && { data }) });
}

/** Hashes of one user, waiting or under way: more than a person starts. */
export const HASHES_MAX = 20;
const oneByOne = serializeByKey(HASHES_MAX);

/**
 * Runs work that hashes for a caller with a link or a session: they need not wait behind those who have neither. Each user
 * takes one place at a time, so that no one's requests keep others from signing in.
 */
function whileHashing<T>(userId: string, work: () => Promise<T>): Promise<T> {
  return oneByOne(userId, () => hashingAdmission('known', work));
}

/** The password in the form that is stored, hashed for the user who asks for it. */
export function hashForStore(password: string, userId: string): Promise<string> {
  return whileHashing(userId, () => hashPassword(password));
}

function mayUse(account: Account, type: Body<'generatePassword'>['type']): boolean {
  const status = type === 'create' ? 'Invited' : 'Active';
  return account.status === status && account.institutionStatus !== 'Closed';
}

/** Returns the personal fields that an invited person has corrected; the others stay as the invitation has them. */
function namesOf(input: Extract<Body<'generatePassword'>, { type: 'create' }>) {
  const { firstName, lastName, phone } = input;
  return {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(phone !== undefined && { phone }),
  };
}

/**
 * Checks the current password and returns the function that changes it: the session that it happens in goes on,
 * all others end.
 *
 * @throws HttpError for a wrong password, or too many of them.
 */
export async function changeOwnPassword(
  db: Database,
  throttle: Throttle,
  actor: Actor,
  { currentPassword, newPassword }: Body<'updateMyPassword'>,
  address: string,
): Promise<(tx: Database) => Promise<null>> {
  const account = await requireOwnPassword(db, throttle, actor, {
    path: 'currentPassword',
    entered: currentPassword,
    address,
  });
  if (newPassword === currentPassword) {
    throw fieldError(
      'VALIDATION',
      'newPassword',
      'Choose a password that’s different from your current one.',
      'same',
    );
  }
  refusePersonal('newPassword', newPassword, account);
  const passwordHash = await hashForStore(newPassword, account.id);
  return async (tx) => {
    const now = new Date();
    const present = await lockAccount(actor.scope, tx, account.id);
    // In between, its owner may have locked out someone who knows the old one.
    if (present?.passwordHash !== account.passwordHash) throw wrongPassword();
    await storePassword(tx, account, passwordHash, { mustChangePassword: false }, account.id, now);
    await voidLinks(tx, account.id, now);
    await revokeUser(tx, account.id, actor.familyId, now);
    await noteSecurityEvent(tx, { kind: 'password.changed', userId: account.id }, now);
    await enqueueMail(tx, 'passwordChanged', account.email, now);
    return null;
  };
}

/** A password that the caller has entered, in a field of a form. */
interface EnteredPassword {
  readonly path: string;
  readonly entered: string;
  readonly address: string;
}

/**
 * Makes sure that the person at the page is the signed-in user, and returns their account.
 *
 * @throws HttpError for a wrong password, or too many of them.
 */
export async function requireOwnPassword(
  db: Database,
  throttle: Throttle,
  actor: Actor,
  { path, entered, address }: EnteredPassword,
): Promise<Account> {
  const account = await existing(actor, db, actor.userId);
  // Limited as at sign-in: someone who finds an open session must not be able to guess either.
  const proved = await whileHashing(account.id, () =>
    throttle.tryPassword(account.email, address, async () =>
      (await verifyPassword(account.passwordHash, entered)) ? account : undefined,
    ),
  );
  if (!proved) throw wrongPassword(path);
  return account;
}

function wrongPassword(path = 'currentPassword'): HttpError {
  return fieldError('VALIDATION', path, 'Incorrect password.', 'wrong');
}

/**
 * Checks and returns what sets someone else's password: all their sessions end, and they have to
 * choose one of their own at the next sign-in.
 */
export async function setPasswordOf(
  db: Database,
  throttle: Throttle,
  actor: Actor,
  userId: string,
  { password }: Body<'updatePassword'>,
): Promise<(tx: Database) => Promise<void>> {
  const account = await existing(actor, db, userId);
  await requireRank(db, actor, account, rankErrors.manage);
  if (account.id === actor.userId) {
    throw new HttpError('BUSINESS_RULE', { message: 'Change your own password in your profile.' });
  }
  refusePersonal('password', password, account);
  await throttle.countPasswordSet(account.id);
  const passwordHash = await hashForStore(password, actor.userId);
  return async (tx) => {
    const now = new Date();
    // Hashing takes long: the user may have moved, or been given another role or address.
    const present = await lockAccount(actor.scope, tx, account.id);
    if (!present) throw userNotFound();
    await requireRank(tx, actor, present, rankErrors.manage);
    const { status, email } = present;
    const change = {
      status: status === 'Invited' ? 'Active' : status,
      mustChangePassword: true,
    } as const;
    await storePassword(tx, account, passwordHash, change, actor.userId, now);
    await voidLinks(tx, account.id, now);
    await revokeUser(tx, account.id, null, now);
    await unlockAccount(tx, email);
    const who = { userId: account.id, byId: actor.userId };
    await noteSecurityEvent(tx, { kind: 'password.set', ...who }, now);
    await enqueueMail(tx, 'passwordChanged', email, now);
  };
}

async function existing(actor: Actor, db: Database, id: string): Promise<Account> {
  const account = await readAccount(actor.scope, db, id);
  if (!account) throw userNotFound();
  return account;
}

function userNotFound(): HttpError {
  return new HttpError('NOT_FOUND', { message: 'User not found.' });
}

type Change = Parameters<typeof updateUser>[2];

async function storePassword(
  db: Database,
  account: Account,
  passwordHash: string,
  change: Change,
  userId: string,
  now: Date,
): Promise<void> {
  const context = { db, actor: { scope: PLATFORM, userId }, now };
  await updateUser(context, account.id, { ...change, passwordHash });
}

/** The contract's schema has looked at the password alone; here it is known whose it will be. */
export function refusePersonal(
  path: string,
  password: string,
  { email, firstName, lastName }: Pick<Account, 'email' | 'firstName' | 'lastName'>,
): void {
  const fault = passwordFault(password, [email, `${firstName}${lastName}`, brand.name]);
  if (fault) throw fieldError('VALIDATION', path, passwordFaults[fault], fault);
}
