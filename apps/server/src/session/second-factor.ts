import type { LoginVerification } from '@booking/api-client/contract';
import type { Database } from '../database/database.ts';
import type { Sealer } from '../sealer.ts';
import { spendRecoveryCode } from '../two-factor/recovery-codes.ts';
import { spendCode } from '../two-factor/store.ts';
import { noteSecurityEvent } from './security-events.ts';

/** What someone shows besides their password. */
export type Proof = Pick<LoginVerification, 'oneTimeCode' | 'recoveryCode'>;

/** Whether a proof is the user's own, and new; it is used up then. In the transaction of the sign-in, with the account locked. */
export async function spendProof(
  db: Database,
  sealer: Sealer,
  userId: string,
  { oneTimeCode, recoveryCode }: Proof,
  now: Date,
): Promise<boolean> {
  if (oneTimeCode !== undefined) return spendCode(db, sealer, userId, oneTimeCode, now);
  if (recoveryCode === undefined || !(await spendRecoveryCode(db, userId, recoveryCode))) {
    return false;
  }
  await noteSecurityEvent(db, { kind: 'twoFactor.codeUsed', userId }, now);
  return true;
}
