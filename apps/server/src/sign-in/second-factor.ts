import type { LoginVerification } from '@booking/api-client/contract';
import { lockAccount } from '../account/store.ts';
import type { Database } from '../database/database.ts';
import { PLATFORM } from '../database/scope.ts';
import { fieldError, HttpError } from '../http-error.ts';
import type { Sealer } from '../sealer.ts';
import { noteSecurityEvent } from '../session/security-events.ts';
import type { SignIn, Visitor } from '../session/sessions.ts';
import type { Throttle } from '../session/throttle.ts';
import { markOf, readChallenge, spendChallenge } from '../two-factor/challenge.ts';
import { spendPasskey } from '../two-factor/passkeys.ts';
import { spendRecoveryCode } from '../two-factor/recovery-codes.ts';
import type { RelyingParty } from '../two-factor/relying-party.ts';
import { spendCode } from '../two-factor/store.ts';
import { type Prove, refuseOff } from './prove.ts';

/** Dependencies of the checks of proofs. */
export interface Proofs {
  readonly sealer: Sealer;
  readonly relyingParty: RelyingParty;
}

/** Whether a proof is the user's own, and new; it is used up then. In the transaction of the sign-in, with the account locked. */
async function spendProof(
  db: Database,
  { sealer, relyingParty }: Proofs,
  userId: string,
  { challenge, oneTimeCode, recoveryCode, passkey }: LoginVerification,
  now: Date,
): Promise<boolean> {
  if (passkey) return spendPasskey(db, relyingParty, userId, challenge, passkey, now);
  if (oneTimeCode !== undefined) return spendCode(db, sealer, userId, oneTimeCode, now);
  if (recoveryCode === undefined || !(await spendRecoveryCode(db, userId, recoveryCode))) {
    return false;
  }
  await noteSecurityEvent(db, { kind: 'twoFactor.codeUsed', userId }, now);
  return true;
}

/** Undoes the transaction of a sign-in whose second factor is wrong. */
class WrongProof extends Error {}

interface VerifierOptions {
  readonly db: Database;
  readonly throttle: Throttle;
  readonly proofs: Proofs;
  /** Begins the session of the account that `prove` returns, in one transaction with what it proves. */
  readonly begin: (visitor: Visitor, now: Date, prove: Prove) => Promise<SignIn>;
}

/** Returns what completes a sign-in that waits for a second factor. */
export function secondFactorVerifier({ db, throttle, proofs, begin }: VerifierOptions) {
  return async (sent: LoginVerification, visitor: Visitor): Promise<SignIn> => {
    const now = new Date();
    const { challenge } = sent;
    const waiting = await readChallenge(db, challenge, now);
    if (!waiting) throw new HttpError('CHALLENGE_EXPIRED');
    const { userId, passwordMark } = waiting;
    const signedIn = await throttle.trySecondFactor(userId, async () => {
      try {
        return await begin(visitor, now, async (tx) => {
          const account = await lockAccount(PLATFORM, tx, userId);
          if (!account || markOf(account.passwordHash) !== passwordMark) {
            throw new HttpError('CHALLENGE_EXPIRED');
          }
          refuseOff(account);
          if (!(await spendProof(tx, proofs, userId, sent, now))) throw new WrongProof();
          // When two come at the same moment, one is first.
          if (!(await spendChallenge(tx, challenge))) throw new HttpError('CHALLENGE_EXPIRED');
          return { account, passwordHash: undefined };
        });
      } catch (error) {
        if (error instanceof WrongProof) return undefined;
        throw error;
      }
    });
    if (signedIn) return signedIn;
    await noteSecurityEvent(db, { kind: 'twoFactor.failed', userId }, now);
    throw wrongProof(sent);
  };
}

function wrongProof({ passkey, recoveryCode }: LoginVerification): HttpError {
  if (passkey) {
    const message = 'Couldn’t verify this passkey. Try again, or use a code.';
    return fieldError('VALIDATION', 'passkey', message, 'wrong');
  }
  const path = recoveryCode === undefined ? 'oneTimeCode' : 'recoveryCode';
  return fieldError('VALIDATION', path, 'Incorrect or already used code.', 'wrong');
}
