import type { Tokens } from '@booking/api-client/contract';
import type { Pool } from 'pg';
import type { Config } from '../config.ts';
import type { Database } from '../database/open.ts';
import { PLATFORM } from '../database/scope.ts';
import { inTransaction } from '../database/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import { log } from '../log.ts';
import { findAccount, noteLogin } from '../user/store.ts';
import { readAccessToken, readSignedToken, signAccessToken } from './access-token.ts';
import {
  beginFamily,
  type Grant,
  readLiveSession,
  revokeByToken,
  revokeFamily,
  rotate,
  type SessionLimits,
} from './families.ts';
import { isRefreshToken, sessionKeys } from './keys.ts';
import { verifyPassword } from './passwords.ts';
import { loginThrottle } from './throttle.ts';

/** Who is calling. */
export type LiveSession = NonNullable<Awaited<ReturnType<typeof readLiveSession>>>;

/** Signing in, staying in and signing out. */
export interface Sessions {
  /** @throws Refusal for a wrong password, too many tries, or an account that may not sign in. */
  login(email: string, password: string, address: string): Promise<Tokens>;
  /** @throws Refusal `LOGIN_REQUIRED` when the session cannot go on. */
  refresh(refreshToken: string | undefined): Promise<Tokens>;
  /** Ends the session that either token belongs to. Tokens that mean nothing are no mistake. */
  logout(accessToken: string | undefined, refreshToken: string | undefined): Promise<void>;
  /** The session behind an access token. @throws Refusal `LOGIN_REQUIRED`. */
  authenticate(accessToken: string | undefined): Promise<LiveSession>;
}

/** The sessions of an installation. All state is in the database: any process can answer any call. */
export function createSessions(db: Database, pool: Pool, config: Config): Sessions {
  const keys = sessionKeys(config.sessionSecret);
  const throttle = loginThrottle(pool);
  const limits: SessionLimits = {
    idleSeconds: config.sessionIdleSeconds,
    absoluteSeconds: config.sessionAbsoluteSeconds,
    graceSeconds: config.refreshGraceSeconds,
  };
  const tokens = (grant: Grant, now: Date): Tokens => ({
    accessToken: signAccessToken(keys, grant, now, config.accessTokenSeconds),
    refreshToken: grant.refreshToken,
  });

  return {
    async login(email, password, address) {
      await throttle.count(email, address);
      const account = await findAccount(PLATFORM, db, email);
      const right = await verifyPassword(account?.passwordHash ?? null, password);
      if (!account || !right) throw new Refusal('WRONG_CREDENTIALS');
      await throttle.forgive(email, address);
      // Said only now: before the right password, nobody learns that the account exists.
      if (account.status !== 'Active') throw new Refusal('ACCOUNT_OFF');
      if (account.institutionStatus === 'Closed') throw new Refusal('INSTITUTION_CLOSED');
      const now = new Date();
      const grant = await inTransaction(db, async (tx) => {
        await noteLogin(PLATFORM, tx, account, now);
        return beginFamily(tx, account.id, limits, now);
      });
      return tokens(grant, now);
    },

    async refresh(presented) {
      if (!isRefreshToken(presented)) throw new Refusal('LOGIN_REQUIRED');
      const now = new Date();
      const rotation = await inTransaction(db, (tx) => rotate(tx, keys, presented, limits, now));
      if (rotation.kind === 'granted') return tokens(rotation.grant, now);
      if (rotation.kind === 'reused') {
        log('warn', 'session.reuse', { familyId: rotation.familyId });
      }
      throw new Refusal('LOGIN_REQUIRED');
    },

    async logout(accessToken, refreshToken) {
      const now = new Date();
      const claims = accessToken ? readSignedToken(keys, accessToken) : undefined;
      if (claims) await revokeFamily(db, claims.sid, 'logout', now);
      if (isRefreshToken(refreshToken)) await revokeByToken(db, refreshToken, now);
    },

    async authenticate(accessToken) {
      const now = new Date();
      const claims = accessToken ? readAccessToken(keys, accessToken, now) : undefined;
      if (!claims) throw new Refusal('LOGIN_REQUIRED');
      const { sub: userId, sid: familyId, gen: generation } = claims;
      const session = await readLiveSession(db, { userId, familyId, generation }, limits, now);
      if (!session) throw new Refusal('LOGIN_REQUIRED');
      return session;
    },
  };
}
