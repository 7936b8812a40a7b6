import { lockAccount } from '../account/store.ts';
import type { Database } from '../database/database.ts';
import type { Handlers } from '../http/call.ts';
import { fieldError } from '../http-error.ts';
import type { Sealer } from '../sealer.ts';
import { revokeUser } from '../session/families.ts';
import type { Actor } from '../session/guard.ts';
import { noteSecurityEvent } from '../session/security-events.ts';
import type { Throttle } from '../session/throttle.ts';
import { renewRecoveryCodes } from '../two-factor/recovery-codes.ts';
import type { RelyingParty } from '../two-factor/relying-party.ts';
import { confirmPending, forgetTwoFactor, isOn, keepPending } from '../two-factor/store.ts';
import { authenticatorUri, newSecret } from '../two-factor/totp.ts';
import { passkeyHandlers } from './passkey-routes.ts';
import { requireOwnPassword } from './passwords.ts';
import { isOff, json, mailTwoFactor, readTwoFactor, refuseRequired } from './two-factor-state.ts';

export interface TwoFactorParts {
  readonly db: Database;
  readonly sealer: Sealer;
  readonly throttle: Throttle;
  readonly relyingParty: RelyingParty;
}

/** The calls about the caller's own second factor. */
export function twoFactorHandlers({
  db: rootDb,
  sealer,
  throttle,
  relyingParty,
}: TwoFactorParts): Handlers['twoFactor'] {
  const requirePassword = (actor: Actor, entered: string, address: string) =>
    requireOwnPassword(rootDb, throttle, actor, { path: 'password', entered, address });

  return {
    ...passkeyHandlers(rootDb, relyingParty, requirePassword),

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
      const account = await lockAccount(actor.scope, db, userId);
      const wasOn = await isOn(db, userId);
      if (!(await confirmPending(db, sealer, userId, body.oneTimeCode, now))) {
        const message = 'Incorrect code. Check that the time of your device is set automatically.';
        throw fieldError('VALIDATION', 'oneTimeCode', message, 'wrong');
      }
      // Ends the sessions that began without a second factor.
      if (!wasOn) await revokeUser(db, userId, actor.familyId, now, 'twoFactor');
      await noteSecurityEvent(db, { kind: 'twoFactor.on', userId }, now);
      await mailTwoFactor(db, account, 'twoFactorOn', now);
      return json({ recoveryCodes: await renewRecoveryCodes(db, userId) });
    },

    renewCodes: {
      async prepare({ actor, body, address, now }) {
        await requirePassword(actor, body.password, address);
        return async (db) => {
          const { userId } = actor;
          const account = await lockAccount(actor.scope, db, userId);
          if (!(await isOn(db, userId))) throw isOff();
          await noteSecurityEvent(db, { kind: 'twoFactor.codesRenewed', userId }, now);
          await mailTwoFactor(db, account, 'recoveryCodesRenewed', now);
          return json({ recoveryCodes: await renewRecoveryCodes(db, userId) });
        };
      },
    },

    remove: {
      async prepare({ actor, body, address, now }) {
        await requirePassword(actor, body.password, address);
        return async (db) => {
          const { userId } = actor;
          const account = await lockAccount(actor.scope, db, userId);
          if (!(await isOn(db, userId))) throw isOff();
          await refuseRequired(db, userId);
          await forgetTwoFactor(db, userId);
          await noteSecurityEvent(db, { kind: 'twoFactor.off', userId }, now);
          await mailTwoFactor(db, account, 'twoFactorOff', now);
          return readTwoFactor(db, actor);
        };
      },
    },
  };
}
