import { eq, sql } from 'drizzle-orm';
import { type Account, lockAccount } from '../account/store.ts';
import type { Database } from '../database/database.ts';
import { isoInstant, jsonObject, type RawJson } from '../database/document.ts';
import type { Handlers } from '../http/call.ts';
import { fieldError, HttpError } from '../http-error.ts';
import { enqueueMail } from '../outbox/outbox.ts';
import { appUser } from '../schema/tenant.ts';
import { recoveryCode, twoFactor } from '../schema/two-factor.ts';
import type { Sealer } from '../sealer.ts';
import { revokeUser } from '../session/families.ts';
import type { Actor } from '../session/guard.ts';
import { noteSecurityEvent } from '../session/security-events.ts';
import type { Throttle } from '../session/throttle.ts';
import { renewRecoveryCodes } from '../two-factor/recovery-codes.ts';
import {
  confirmPending,
  forgetTwoFactor,
  isOn,
  keepPending,
  requiresTwoFactor,
} from '../two-factor/store.ts';
import { authenticatorUri, newSecret } from '../two-factor/totp.ts';
import { requireOwnPassword } from './passwords.ts';

export interface TwoFactorParts {
  readonly db: Database;
  readonly sealer: Sealer;
  readonly throttle: Throttle;
}

/** The calls about the caller's own second factor. */
export function twoFactorHandlers({
  db: rootDb,
  sealer,
  throttle,
}: TwoFactorParts): Handlers['twoFactor'] {
  const requirePassword = (actor: Actor, entered: string, address: string) =>
    requireOwnPassword(rootDb, throttle, actor, { path: 'password', entered, address });

  return {
    get: ({ db, actor }) => readTwoFactor(db, actor),

    start: {
      async prepare({ actor, body, address, now }) {
        const { email } = await requirePassword(actor, body.password, address);
        return async (db) => {
          const secret = newSecret();
          await keepPending(db, sealer, actor.userId, secret, now);
          return json({ secret, uri: authenticatorUri(secret, email) });
        };
      },
    },

    async confirm({ db, actor, body, now }) {
      const { userId } = actor;
      const { email } = await lockOwn(db, actor);
      const wasOn = await isOn(db, userId);
      if (!(await confirmPending(db, sealer, userId, body.oneTimeCode, now))) {
        const message = 'Incorrect code. Check that the time of your device is set automatically.';
        throw fieldError('VALIDATION', 'oneTimeCode', message, 'wrong');
      }
      // Those that began without a second factor.
      if (!wasOn) await revokeUser(db, userId, actor.familyId, now, 'twoFactor');
      await noteSecurityEvent(db, { kind: 'twoFactor.on', userId }, now);
      await enqueueMail(db, 'twoFactorOn', email, now);
      return json({ recoveryCodes: await renewRecoveryCodes(db, userId) });
    },

    renewCodes: {
      async prepare({ actor, body, address, now }) {
        await requirePassword(actor, body.password, address);
        return async (db) => {
          const { userId } = actor;
          const { email } = await lockOwn(db, actor);
          if (!(await isOn(db, userId))) throw isOff();
          await noteSecurityEvent(db, { kind: 'twoFactor.codesRenewed', userId }, now);
          await enqueueMail(db, 'recoveryCodesRenewed', email, now);
          return json({ recoveryCodes: await renewRecoveryCodes(db, userId) });
        };
      },
    },

    remove: {
      async prepare({ actor, body, address, now }) {
        await requirePassword(actor, body.password, address);
        return async (db) => {
          const { userId } = actor;
          const { email } = await lockOwn(db, actor);
          if (!(await isOn(db, userId))) throw isOff();
          if (await isRequired(db, userId)) {
            const message = 'Your role requires two-factor authentication.';
            throw new HttpError('BUSINESS_RULE', { message });
          }
          await forgetTwoFactor(db, userId);
          await noteSecurityEvent(db, { kind: 'twoFactor.off', userId }, now);
          await enqueueMail(db, 'twoFactorOff', email, now);
          return readTwoFactor(db, actor);
        };
      },
    },
  };
}

/** Locks the caller’s own account. */
async function lockOwn(db: Database, { scope, userId }: Actor): Promise<Account> {
  const account = await lockAccount(scope, db, userId);
  if (!account) throw new HttpError('NOT_FOUND');
  return account;
}

async function readTwoFactor(db: Database, { userId }: Actor): Promise<RawJson> {
  const [row] = await db
    .select({
      json: sql<string>`${jsonObject([
        [
          'authenticatorSince',
          sql`case when ${twoFactor.sealed} is not null then ${isoInstant(twoFactor.confirmedAt)} end`,
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

async function isRequired(db: Database, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ isRequired: requiresTwoFactor(appUser.role) })
    .from(appUser)
    .where(eq(appUser.id, userId));
  return row?.isRequired ?? false;
}

function isOff(): HttpError {
  return new HttpError('BUSINESS_RULE', { message: 'Two-factor authentication is off.' });
}

function json(value: object): RawJson {
  return { json: JSON.stringify(value) };
}
