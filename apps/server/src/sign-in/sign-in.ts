import type { LoginVerification, SignInChallenge } from '@booking/api-client/contract';
import { findAccount, lockAccount, noteLogin } from '../account/store.ts';
import type { Database } from '../database/database.ts';
import { PLATFORM } from '../database/scope.ts';
import { HttpError } from '../http-error.ts';
import { noteActivity } from '../institution/index.ts';
import {
  hashingAdmission,
  hashPassword,
  isOutdated,
  verifyPassword,
} from '../session/passwords.ts';
import type { Admission, Lane } from '../session/queue.ts';
import type { Sessions, SignIn, Visitor } from '../session/sessions.ts';
import type { Throttle } from '../session/throttle.ts';
import { issueChallenge } from '../two-factor/challenge.ts';
import { passkeyRequest } from '../two-factor/passkeys.ts';
import { hasAuthenticator, isOn } from '../two-factor/store.ts';
import { type Prove, refuseOff } from './prove.ts';
import { type Proofs, secondFactorVerifier } from './second-factor.ts';

/** Who may begin a session. */
export interface SignIns {
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
}

/** How passwords are checked, and how many at a time. */
export interface Hashing {
  readonly admit: Admission;
  hashPassword: typeof hashPassword;
  verifyPassword: typeof verifyPassword;
}

interface SignInParts {
  readonly db: Database;
  readonly sessions: Sessions;
  readonly throttle: Throttle;
  readonly proofs: Proofs;
  readonly hashing?: Hashing;
}

/** The sign-ins of an installation. */
export function createSignIns({
  db,
  sessions,
  throttle,
  proofs,
  hashing = { admit: hashingAdmission, hashPassword, verifyPassword },
}: SignInParts): SignIns {
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

  /** Begins the session of the account that `prove` returns, and records it with the account and its institution. */
  const begin = (visitor: Visitor, now: Date, prove: Prove): Promise<SignIn> =>
    sessions.begin(visitor, now, async (tx) => {
      const { account, passwordHash } = await prove(tx);
      await noteLogin(PLATFORM, tx, account, passwordHash, now);
      if (account.institutionId) await noteActivity(tx, account.institutionId, now);
      return account.id;
    });

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
    const isKnown = await sessions.isKnownBrowser(email, cookie);
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
    login: (email, password, visitor) =>
      fromBrowser(email, visitor.cookie, (lane) => signIn(email, password, visitor, lane)),
    verifyLogin: secondFactorVerifier({ db, throttle, proofs, begin }),
  };
}
