import type { Tokens } from '@booking/api-client/contract';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { HttpError } from '../http-error.ts';
import { log } from '../log.ts';
import { refreshes } from '../metrics/metrics.ts';
import { isToken, tokenHash } from '../secrets.ts';
import {
  type AccessClaims,
  readAccessToken,
  readSignedToken,
  signAccessToken,
} from './access-token.ts';
import { isOwnCookie, newBindingCookie } from './binding-cookie.ts';
import {
  actAsFamily,
  beginFamily,
  familyOfToken,
  type Grant,
  isKnownBrowser,
  type SessionLimits,
  signOutFamily,
} from './families.ts';
import { handOver, type OwnSession } from './hand-over.ts';
import { sessionKeys } from './keys.ts';
import { readSessionLimits } from './limits.ts';
import { liveSessions, lockLiveSession } from './live.ts';
import { rotate } from './rotation.ts';

/** The session of a caller. */
export type LiveSession = NonNullable<Awaited<ReturnType<ReturnType<typeof liveSessions>>>>;

/** The origin of a request: its address and browser. */
export interface Visitor {
  readonly address: string;
  /** The cookie by which the browser is known again. */
  readonly cookie: string | undefined;
  /** Its `User-Agent` header. */
  readonly agent: string | null;
}

/** A sign-in: both tokens, and the cookie to set. */
export interface SignIn {
  readonly tokens: Tokens;
  readonly cookie: string;
  /** How long the session can last, and the browser keeps the cookie. */
  readonly seconds: number;
}

/** Sessions from their start, which `sign-in/` decides, to their end. */
export interface Sessions {
  /** How long sessions live where the platform's settings say nothing else. */
  readonly limits: SessionLimits;
  /** Begins a session of the user whose id `prove` returns, in one transaction with what it proves. */
  begin(visitor: Visitor, now: Date, prove: (tx: Database) => Promise<string>): Promise<SignIn>;
  /** Whether someone has signed in to an account in the browser that shows this cookie. */
  isKnownBrowser(email: string, cookie: string | undefined): Promise<boolean>;
  /** @throws HttpError `LOGIN_REQUIRED` when the session cannot go on. */
  refresh(refreshToken: string | undefined, cookie: string | undefined): Promise<Tokens>;
  /**
   * Makes a pair of its own for the application of the caller, in the transaction of the call.
   * @throws HttpError `BUSINESS_RULE` for someone who works in the console, and in a session that was handed over.
   */
  handOver(db: Database, session: OwnSession): Promise<Tokens>;
  /** Makes a pair with which someone of the platform acts as a user, in the transaction of the call. */
  actAs(db: Database, userId: string, acting: Acting): Promise<Tokens>;
  /**
   * Ends the sign-in that either token comes from, with what was handed over from it. Tokens that mean nothing are no
   * mistake.
   */
  logout(accessToken: string | undefined, refreshToken: string | undefined): Promise<void>;
  /**
   * Refuses an access token that this installation has not signed, or that has expired. It asks no database: enough to
   * decide how much of a body is read. @throws HttpError `LOGIN_REQUIRED`.
   */
  requireSigned(accessToken: string | undefined): void;
  /** The session behind an access token. @throws HttpError `LOGIN_REQUIRED`. */
  authenticate(accessToken: string | undefined, cookie: string | undefined): Promise<LiveSession>;
  /**
   * The session as it is at the end of a write, in whose transaction it is locked. A token that has expired since the
   * write began is as good as before. @throws HttpError `LOGIN_REQUIRED`.
   */
  confirm(db: Database, accessToken: string | undefined): Promise<LiveSession>;
}

/** The user who acts as another one, and how. */
export type Acting = Parameters<typeof actAsFamily>[2];

/** The sessions of an installation. All state is in the database: any process can serve any call. */
export function createSessions(db: Database, config: Config): Sessions {
  const keys = sessionKeys(config.sessionSecret);
  const configured: SessionLimits = {
    idleSeconds: config.sessionIdleSeconds,
    absoluteSeconds: config.sessionAbsoluteSeconds,
    graceSeconds: config.refreshGraceSeconds,
  };
  const readLiveSession = liveSessions(db, configured);
  const tokens = (grant: Grant, now: Date, { idleSeconds }: SessionLimits): Tokens => ({
    accessToken: signAccessToken(keys, grant, now, {
      tokenSeconds: config.accessTokenSeconds,
      idleSeconds,
    }),
    refreshToken: grant.refreshToken,
  });

  return {
    limits: configured,

    async begin({ cookie: shown, address, agent }, now, prove) {
      // One cookie for all sessions of a browser: a second sign-in must not unbind the first.
      const cookie = shown ?? newBindingCookie(keys.cookie);
      const limits = await readSessionLimits(db, configured);
      const grant = await inTransaction(db, async (tx) => {
        const userId = await prove(tx);
        const origin = { cookieHash: tokenHash(cookie), address, agent };
        return beginFamily(tx, userId, origin, limits, now);
      });
      return { tokens: tokens(grant, now, limits), cookie, seconds: limits.absoluteSeconds };
    },

    async isKnownBrowser(email, cookie) {
      const isOwn = cookie !== undefined && isOwnCookie(keys.cookie, cookie);
      return isOwn && isKnownBrowser(db, email, tokenHash(cookie));
    },

    async refresh(token, cookie) {
      if (!isToken(token)) throw new HttpError('LOGIN_REQUIRED');
      const now = new Date();
      const presented = { token, cookieHash: cookie && tokenHash(cookie) };
      const limits = await readSessionLimits(db, configured);
      const rotation = await inTransaction(db, (tx) => rotate(tx, keys, presented, limits, now));
      refreshes.inc({ outcome: rotation.kind });
      if (rotation.kind === 'granted') return tokens(rotation.grant, now, limits);
      if (rotation.kind === 'theft') log('warn', 'session.theft', { familyId: rotation.familyId });
      throw new HttpError('LOGIN_REQUIRED');
    },

    async handOver(tx, session) {
      const now = new Date();
      const limits = await readSessionLimits(tx, configured);
      return tokens(await handOver(tx, session, now), now, limits);
    },

    async actAs(tx, userId, acting) {
      const now = new Date();
      const limits = await readSessionLimits(tx, configured);
      return tokens(await actAsFamily(tx, userId, acting, now), now, limits);
    },

    async logout(accessToken, refreshToken) {
      const now = new Date();
      const claims = accessToken ? readSignedToken(keys, accessToken) : undefined;
      await inTransaction(db, async (tx) => {
        const presented = isToken(refreshToken) ? await familyOfToken(tx, refreshToken) : undefined;
        for (const familyId of new Set([claims?.sid, presented])) {
          if (familyId) await signOutFamily(tx, familyId, now);
        }
      });
    },

    requireSigned(accessToken) {
      required(accessToken && readAccessToken(keys, accessToken, new Date()));
    },

    async authenticate(accessToken, cookie) {
      const now = new Date();
      const claims = required(accessToken && readAccessToken(keys, accessToken, now));
      const cookieHash = cookie && tokenHash(cookie);
      return required(await readLiveSession(positionOf(claims), cookieHash, now));
    },

    async confirm(tx, accessToken) {
      const claims = required(accessToken && readSignedToken(keys, accessToken));
      return required(await lockLiveSession(tx, configured, positionOf(claims), new Date()));
    },
  };
}

/** Returns the proof that someone is signed in. @throws HttpError `LOGIN_REQUIRED` when it is not there. */
function required<T extends object>(shown: T | '' | undefined): T {
  if (!shown) throw new HttpError('LOGIN_REQUIRED');
  return shown;
}

function positionOf({ sub: userId, sid: familyId, br: branch, gen: generation }: AccessClaims) {
  return { userId, familyId, branch, generation };
}
