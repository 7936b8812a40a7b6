import type { Tokens } from '@booking/api-client/contract';
import type { Account } from '../account/store.ts';
import type { Database } from '../database/database.ts';
import { HttpError } from '../http-error.ts';

/** What a request shows of where it comes from. */
export interface Visitor {
  readonly address: string;
  /** The cookie by which the browser is known again. */
  readonly cookie: string | undefined;
  /** What the browser says of itself. */
  readonly agent: string | null;
}

/** A sign-in: both tokens, and the cookie to set. */
export interface SignIn {
  readonly tokens: Tokens;
  readonly cookie: string;
  /** How long the session can last, and the browser keeps the cookie. */
  readonly seconds: number;
}

/** Proves whose session begins, in its transaction. @throws HttpError where none does. */
export type Prove = (
  tx: Database,
) => Promise<{ readonly account: Account; readonly passwordHash: string | undefined }>;

/** Said only after the right password: before it, no one learns that the account exists. */
export function refuseOff({ status, institutionStatus }: Account): void {
  if (status !== 'Active') throw new HttpError('ACCOUNT_OFF');
  if (institutionStatus === 'Closed') throw new HttpError('INSTITUTION_CLOSED');
}
