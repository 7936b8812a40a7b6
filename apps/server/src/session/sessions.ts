import type { LoginVerification, SignInChallenge, Tokens } from '@booking/api-client/contract';
import { findAccount, lockAccount, noteLogin } from '../account/store.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { PLATFORM } from '../database/scope.ts';
import { inTransaction } from '../database/transaction.ts';
import { HttpError } from '../http-error.ts';
import { log } from '../log.ts';
import { refreshes } from '../metrics/metrics.ts';
import { isToken, tokenHash } from '../secrets.ts';
import { issueChallenge } from '../two-factor/challenge.ts';
import { passkeyRequest } from '../two-factor/passkeys.ts';
import { hasAuthenticator, isOn } from '../two-factor/store.ts';
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
import { hashingAdmission, hashPassword, isOutdated, verifyPassword } from './passwords.ts';
import type { Admission, Lane } from './queue.ts';
import { rotate } from './rotation.ts';
import { type Proofs, secondFactorVerifier } from './second-factor.ts';
import { type Prove, refuseOff, type SignIn, type Visitor } from './sign-in.ts';
import type { Throttle } from './throttle.ts';

/** Who is calling. */
export type LiveSession = NonNullable<Awaited<ReturnType<ReturnType<typeof liveSessions>>>>;

/** Signing in, staying in and signing out. */
export interface Sessions {
  /** How long sessions live where the platform's settings say nothing else. */
  readonly limits: SessionLimits;
  /**
   * @throws HttpError for a wrong password, too many tries, an account that may not sign in, `UNAVAILABLE` when too many
   * wait, or `SECOND_FACTOR_REQUIRED` with a challenge.
   */
  login(email: string, password: string, visitor: Visitor): Promise<SignIn>;
  /**
   * Completes a sign-in that waits for a second factor.
   * @throws HttpError `CHALLENGE_EXPIRED`; `VALIDATION` for a wrong code, too many tries, or as `login` does.
   */
  verifyLogin(sent: LoginVerification, visitor: Visitor): Promise<SignIn>;
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

/** Who acts as a user, and how. */
export type Acting = Parameters<typeof actAsFamily>[2];

/** Records in the transaction of a sign-in that the institute of the account is in use. */
export type NoteActivity = (db: Database, institutionId: string, now: Date) => Promise<void>;

/** How passwords are checked, and how many at a time. */
export interface Hashing {
  readonly admit: Admission;
  hashPassword: typeof hashPassword;
  verifyPassword: typeof verifyPassword;
}

/** The sessions of an installation. All state is in the database: any process can serve any call. */
export function createSessions(
  db: Database,
  throttle: Throttle,
  config: Config,
  proofs: Proofs,
  noteActivity: NoteActivity,
  hashing: Hashing = { admit: hashingAdmission, hashPassword, verifyPassword },
): Sessions {
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

  const signIn = async (
    email: string,
    password: string,
    visitor: Visitor,
    lane: Lane,
  ): Promise<SignIn> => {
    const account = await throttle.tryPassword(email, visitor.address, async () => {
      const account = await findAccount(PLATFORM, db, email);
      const stored = account?.passwordHash ?? null;
      return (await hashing.verifyPassword(stored, password, lane)) ? account : undefined;
    });
    if (!account) throw new HttpError('WRONG_CREDENTIALS');
    refuseOff(account);
    const isOld = account.passwordHash !== null && isOutdated(account.passwordHash);
    const passwordHash = isOld ? await hashing.hashPassword(password, lane) : undefined;
    const now = new Date();
    if (await isOn(db, account.id)) {
      const challenge = await issueChallenge(db, account.id, account.passwordHash, now);
      const data: SignInChallenge = {
        challenge,
        hasAuthenticator: await hasAuthenticator(db, account.id),
        // The challenge of the sign-in is what a passkey signs: random, of one account, and good once.
        passkey: await passkeyRequest(db, proofs.relyingParty, account.id, challenge),
      };
      throw new HttpError('SECOND_FACTOR_REQUIRED', { data });
    }
    return begin(visitor, now, async (tx) => {
      const present = await lockAccount(PLATFORM, tx, account.id);
      // A new password, or the end of the account, ends sessions: those that are about to begin too.
      if (present?.passwordHash !== account.passwordHash) throw new HttpError('WRONG_CREDENTIALS');
      // Someone may have turned it on since it was looked at.
      if (await isOn(tx, account.id)) throw new HttpError('CHALLENGE_EXPIRED');
      refuseOff(present);
      return { account: present, passwordHash };
    });
  };

  /** Begins the session of the account that `prove` returns, in one transaction with what it proves. */
  const begin = async (
    { cookie: shown, address, agent }: Visitor,
    now: Date,
    prove: Prove,
  ): Promise<SignIn> => {
    // One cookie for all sessions of a browser: a second sign-in must not unbind the first.
    const cookie = shown ?? newBindingCookie(keys.cookie);
    const limits = await readSessionLimits(db, configured);
    const grant = await inTransaction(db, async (tx) => {
      const { account, passwordHash } = await prove(tx);
      await noteLogin(PLATFORM, tx, account, passwordHash, now);
      if (account.institutionId) await noteActivity(tx, account.institutionId, now);
      const place = { cookieHash: tokenHash(cookie), address, agent };
      return beginFamily(tx, account.id, place, limits, now);
    });
    return { tokens: tokens(grant, now, limits), cookie, seconds: limits.absoluteSeconds };
  };

  /** The accounts that are signed in to again just now, each from a browser that it knows. */
  const knownInside = new Set<string>();
  /**
   * A browser that has signed in to the account before does not wait behind strangers. An account brings one at a time,
   * however many browsers it has: no one's accounts fill the lane of the others.
   */
  const fromBrowser = async <T>(
    email: string,
    cookie: string | undefined,
    work: (lane: Lane) => Promise<T>,
  ): Promise<T> => {
    const isOwn = cookie !== undefined && isOwnCookie(keys.cookie, cookie);
    const isKnown = isOwn && (await isKnownBrowser(db, email, tokenHash(cookie)));
    if (!isKnown || knownInside.has(email)) {
      return hashing.admit('anybody', () => work('anybody'));
    }
    knownInside.add(email);
    try {
      return await hashing.admit('known', () => work('known'));
    } finally {
      knownInside.delete(email);
    }
  };

  return {
    limits: configured,

    login: (email, password, visitor) =>
      fromBrowser(email, visitor.cookie, (lane) => signIn(email, password, visitor, lane)),

    verifyLogin: secondFactorVerifier({ db, throttle, proofs, begin }),

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

/** What shows that someone is signed in. @throws HttpError `LOGIN_REQUIRED` when it is not there. */
function required<T extends object>(shown: T | '' | undefined): T {
  if (!shown) throw new HttpError('LOGIN_REQUIRED');
  return shown;
}

function positionOf({ sub: userId, sid: familyId, br: branch, gen: generation }: AccessClaims) {
  return { userId, familyId, branch, generation };
}
