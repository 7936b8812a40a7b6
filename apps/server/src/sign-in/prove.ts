import type { Account } from '../account/store.ts';
import type { Database } from '../database/database.ts';
import { HttpError } from '../http-error.ts';

/** Proves whose session begins, in its transaction. @throws HttpError where none does. */
export type Prove = (
  tx: Database,
) => Promise<{ readonly account: Account; readonly passwordHash: string | undefined }>;

/** Thrown only after the right password: before it, no one learns that the account exists. */
export function refuseOff({ status, institutionStatus }: Account): void {
  if (status !== 'Active') throw new HttpError('ACCOUNT_OFF');
  if (institutionStatus === 'Closed') throw new HttpError('INSTITUTION_CLOSED');
}
