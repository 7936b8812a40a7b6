import { fullName } from '@booking/api-client/contract';
import { type Account, lockAccount } from '../account/store.ts';
import type { Database } from '../database/database.ts';
import type { Handlers } from '../http/call.ts';
import { HttpError } from '../http-error.ts';
import { revokeUser } from '../session/families.ts';
import type { Actor } from '../session/guard.ts';
import { noteSecurityEvent } from '../session/security-events.ts';
import {
  addPasskey,
  hasPasskey,
  removePasskey,
  renamePasskey,
  startPasskey,
} from '../two-factor/passkeys.ts';
import { renewRecoveryCodes } from '../two-factor/recovery-codes.ts';
import type { RelyingParty } from '../two-factor/relying-party.ts';
import { forgetTwoFactor, isOn } from '../two-factor/store.ts';
import { json, mailTwoFactor, readTwoFactor, refuseRequired } from './two-factor-state.ts';

type PasskeyHandlers = Pick<
  Handlers['twoFactor'],
  'startPasskey' | 'addPasskey' | 'renamePasskey' | 'removePasskey'
>;

/** The calls about the caller's own passkeys. */
export function passkeyHandlers(
  rootDb: Database,
  relyingParty: RelyingParty,
  requirePassword: (actor: Actor, entered: string, address: string) => Promise<Account>,
): PasskeyHandlers {
  return {
    startPasskey: {
      async prepare({ actor, body, address, now }) {
        const account = await requirePassword(actor, body.password, address);
        const { id: userId, email } = account;
        const holder = { userId, email, name: fullName(account) || email };
        return async (db) => json(await startPasskey(db, relyingParty, holder, now));
      },
    },

    async addPasskey({ db, actor, body, now }) {
      const { userId } = actor;
      const account = await lockAccount(actor.scope, db, userId);
      const wasOn = await isOn(db, userId);
      await addPasskey(db, relyingParty, userId, body, now);
      await noteSecurityEvent(db, { kind: 'passkey.added', userId }, now);
      await mailTwoFactor(db, account, 'passkeyAdded', now);
      if (wasOn) return json({ recoveryCodes: [] });
      // Ends the sessions that began without a second factor.
      await revokeUser(db, userId, actor.familyId, now, 'twoFactor');
      await noteSecurityEvent(db, { kind: 'twoFactor.on', userId }, now);
      return json({ recoveryCodes: await renewRecoveryCodes(db, userId) });
    },

    async renamePasskey({ db, actor, id, body, now }) {
      const { userId } = actor;
      await lockAccount(actor.scope, db, userId);
      if (!(await renamePasskey(db, userId, id, body.name))) throw notFound();
      await noteSecurityEvent(db, { kind: 'passkey.renamed', userId }, now);
      return readTwoFactor(db, actor);
    },

    removePasskey: {
      async prepare({ actor, id, body, address, now }) {
        if (!(await hasPasskey(rootDb, actor.userId, id))) throw notFound();
        await requirePassword(actor, body.password, address);
        return async (db) => {
          const { userId } = actor;
          const account = await lockAccount(actor.scope, db, userId);
          if (!(await removePasskey(db, userId, id))) throw notFound();
          await noteSecurityEvent(db, { kind: 'passkey.removed', userId }, now);
          await mailTwoFactor(db, account, 'passkeyRemoved', now);
          if (!(await isOn(db, userId))) await turnOff(db, userId, now);
          return readTwoFactor(db, actor);
        };
      },
    },
  };
}

/** The last second factor of a user is gone: recovery codes alone are none. */
async function turnOff(db: Database, userId: string, now: Date): Promise<void> {
  await refuseRequired(db, userId);
  await forgetTwoFactor(db, userId);
  await noteSecurityEvent(db, { kind: 'twoFactor.off', userId }, now);
}

function notFound(): HttpError {
  return new HttpError('NOT_FOUND', { message: 'Passkey not found.' });
}
