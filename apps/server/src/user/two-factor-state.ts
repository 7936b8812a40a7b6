import { eq, sql } from 'drizzle-orm';
import type { Account } from '../account/store.ts';
import type { Database } from '../database/database.ts';
import { isoInstant, jsonObject, type RawJson } from '../database/document.ts';
import { HttpError } from '../http-error.ts';
import { enqueueMail } from '../outbox/index.ts';
import type { TwoFactorMail } from '../schema/outbox.ts';
import { appUser } from '../schema/tenant.ts';
import { passkey, recoveryCode, twoFactor } from '../schema/two-factor.ts';
import type { Actor } from '../session/guard.ts';
import { requiresTwoFactor } from '../two-factor/store.ts';

const ownPasskey = jsonObject([
  ['_id', sql`${passkey.id}`],
  ['name', sql`${passkey.name}`],
  ['createdAt', isoInstant(passkey.createdAt)],
  ['lastUsedAt', isoInstant(passkey.lastUsedAt)],
]);

/** How the caller proves who they are, besides the password. */
export async function readTwoFactor(db: Database, { userId }: Actor): Promise<RawJson> {
  const [row] = await db
    .select({
      json: sql<string>`${jsonObject([
        [
          'authenticatorSince',
          sql`case when ${twoFactor.sealed} is not null then ${isoInstant(twoFactor.confirmedAt)} end`,
        ],
        [
          'passkeys',
          sql`(select coalesce(json_agg(${ownPasskey} order by ${passkey.id}), '[]')
            from ${passkey} where ${passkey.userId} = ${appUser.id})`,
        ],
        [
          'recoveryCodesLeft',
          sql`(select count(*)::int from ${recoveryCode} where ${recoveryCode.userId} = ${appUser.id})`,
        ],
        ['isRequired', requiresTwoFactor(appUser.role)],
      ])}::text`,
    })
    .from(appUser)
    .leftJoin(twoFactor, eq(twoFactor.userId, appUser.id))
    .where(eq(appUser.id, userId));
  if (!row) throw new HttpError('NOT_FOUND');
  return row;
}

/** @throws HttpError `BUSINESS_RULE` where the role of a user requires a second factor. */
export async function refuseRequired(db: Database, userId: string): Promise<void> {
  const [row] = await db
    .select({ isRequired: requiresTwoFactor(appUser.role) })
    .from(appUser)
    .where(eq(appUser.id, userId));
  if (!row?.isRequired) return;
  const message = 'Your role requires two-factor authentication.';
  throw new HttpError('BUSINESS_RULE', { message });
}

/** Emails someone about a change of their second factors: it may not have been them. */
export async function mailTwoFactor(
  db: Database,
  account: Account | undefined,
  kind: TwoFactorMail,
  now: Date,
): Promise<void> {
  if (account) await enqueueMail(db, kind, account.email, now);
}

export function isOff(): HttpError {
  return new HttpError('BUSINESS_RULE', { message: 'Two-factor authentication is off.' });
}

export function json(value: object): RawJson {
  return { json: JSON.stringify(value) };
}
