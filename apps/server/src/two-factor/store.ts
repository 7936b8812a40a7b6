import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { HttpError } from '../http-error.ts';
import { bkbtrSetting } from '../schema/bkbtr-setting.ts';
import { appUser } from '../schema/tenant.ts';
import { passkey, passkeyEnrolment, recoveryCode, twoFactor } from '../schema/two-factor.ts';
import type { Sealer } from '../sealer.ts';
import { stepOfCode } from './totp.ts';

/** Purpose that secrets of authenticator apps are sealed for. */
export const AUTHENTICATOR = 'authenticator';

/** How long a new secret waits for its first code. */
const PENDING_MS = 15 * 60_000;

/**
 * Whether a user has to prove who they are with a second factor, inside a statement over users. Where it is over no other
 * table, drizzle writes the id alone, which would be that of the passkey.
 */
export function hasTwoFactor(userId: AnyPgColumn): SQL<boolean> {
  return sql<boolean>`(exists (select 1 from ${twoFactor}
    where ${twoFactor.userId} = ${userId} and ${twoFactor.sealed} is not null)
    or exists (select 1 from ${passkey}
      where ${passkey.userId} = ${userId.table}.${sql.identifier(userId.name)}))`;
}

/** Whether the role of a user requires a second factor, inside a statement over users. */
export function requiresTwoFactor(role: AnyPgColumn): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${bkbtrSetting}
    where ${bkbtrSetting.security} -> 'twoFactorRoles' ? ${role})`;
}

/** Whether a user must set a second factor up before anything else, inside a statement over users. */
export function mustSetUpTwoFactor(): SQL<boolean> {
  return sql<boolean>`(${requiresTwoFactor(appUser.role)} and not ${hasTwoFactor(appUser.id)})`;
}

/** The authenticator app of a user as it is stored; undefined where they never had one. */
export async function readAuthenticator(db: Database, userId: string) {
  const [row] = await db.select().from(twoFactor).where(eq(twoFactor.userId, userId));
  return row;
}

/** Whether a user has an authenticator app in use. */
export async function hasAuthenticator(db: Database, userId: string): Promise<boolean> {
  return (await readAuthenticator(db, userId))?.sealed != null;
}

/** Whether a user signs in with a second factor: an authenticator app, a passkey, or both. */
export async function isOn(db: Database, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ isOn: hasTwoFactor(appUser.id) })
    .from(appUser)
    .where(eq(appUser.id, userId));
  return row?.isOn ?? false;
}

/** Keeps a new secret until its first code comes. The app that is in use stays so. */
export async function keepPending(
  db: Database,
  sealer: Sealer,
  userId: string,
  secret: string,
  now: Date,
): Promise<void> {
  if (!sealer.canSeal) {
    throw new HttpError('BUSINESS_RULE', {
      message: 'This installation has no key for secrets. Set SECRETS_KEY and restart.',
    });
  }
  const pending = { pendingSealed: sealer.seal(secret, AUTHENTICATOR), pendingAt: now };
  await db
    .insert(twoFactor)
    .values({ userId, ...pending })
    .onConflictDoUpdate({ target: twoFactor.userId, set: pending });
}

/** Puts the app that is being set up into use, if the code is its own. Returns whether it is. */
export async function confirmPending(
  db: Database,
  sealer: Sealer,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const row = await readAuthenticator(db, userId);
  if (!row?.pendingSealed || !row.pendingAt) throw notStarted();
  const age = now.getTime() - row.pendingAt.getTime();
  const secret = sealer.open(row.pendingSealed, AUTHENTICATOR);
  if (age > PENDING_MS || secret === undefined) throw notStarted();
  const step = stepOfCode(secret, code, now, null);
  if (step === undefined) return false;
  const used = { sealed: row.pendingSealed, confirmedAt: now, lastStep: step };
  await db
    .update(twoFactor)
    .set({ ...used, pendingSealed: null, pendingAt: null })
    .where(eq(twoFactor.userId, userId));
  return true;
}

function notStarted(): HttpError {
  const message = 'This code has expired. Start again with a new QR code.';
  return new HttpError('BUSINESS_RULE', { message });
}

/** Whether a code of the app is right, and new: of two requests with the same one, the second is refused. */
export async function spendCode(
  db: Database,
  sealer: Sealer,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const row = await readAuthenticator(db, userId);
  const secret = row?.sealed && sealer.open(row.sealed, AUTHENTICATOR);
  if (!row || !secret) return false;
  const step = stepOfCode(secret, code, now, row.lastStep);
  if (step === undefined) return false;
  const spent = await db
    .update(twoFactor)
    .set({ lastStep: step })
    .where(
      and(
        eq(twoFactor.userId, userId),
        isNotNull(twoFactor.sealed),
        row.lastStep === null ? isNull(twoFactor.lastStep) : eq(twoFactor.lastStep, row.lastStep),
      ),
    )
    .returning({ userId: twoFactor.userId });
  return spent.length > 0;
}

/** Forgets the app, the passkeys and the recovery codes of a user. */
export async function forgetTwoFactor(db: Database, userId: string): Promise<void> {
  await db.delete(passkeyEnrolment).where(eq(passkeyEnrolment.userId, userId));
  await db.delete(passkey).where(eq(passkey.userId, userId));
  await db.delete(twoFactor).where(eq(twoFactor.userId, userId));
  await db.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
}
