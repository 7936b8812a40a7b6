import type { CallAccess, PartPermission } from '@booking/api-client/contract';
import type { Database } from '../database/database.ts';
import { HttpError } from '../http-error.ts';
import { bearerToken } from '../session/access-token.ts';
import { readBindingCookie } from '../session/binding-cookie.ts';
import { type Actor, admit, requireStill } from '../session/guard.ts';
import type { Sessions } from '../session/sessions.ts';
import { lockUserOfJob } from '../session/user-of-job.ts';

/** Requirements of a call for the person who makes it. */
interface Asked {
  readonly access: CallAccess;
  readonly writes: boolean;
  readonly parts: readonly PartPermission[] | undefined;
  readonly changesNothing?: boolean;
}

/** The person who makes a call, by the token of the request. Each look is at the rights of that moment. */
export interface Caller {
  /** Refuses what no one has been given, before a body is read. @throws HttpError `LOGIN_REQUIRED` */
  requireSigned(): void;
  /** @throws HttpError when they may not make the call. */
  admit(): Promise<Actor>;
  /** Looks again at the end of a write, in its transaction. @throws HttpError when they may make it no longer. */
  confirm(db: Database, actor: Actor): Promise<void>;
}

/** Returns the person who makes a call. */
export function callerOf(
  sessions: Sessions,
  headers: Headers,
  { access, writes, ...rest }: Asked,
): Caller {
  const token = bearerToken(headers);
  return {
    requireSigned: () => sessions.requireSigned(token),
    async admit() {
      const session = await sessions.authenticate(token, readBindingCookie(headers));
      return admit(session, access, writes, rest);
    },
    async confirm(db, actor) {
      requireStill(actor, admit(await sessions.confirm(db, token), access, writes, rest));
    },
  };
}

/**
 * Returns someone whose work goes on without a request of theirs, in the transaction of a part of it. There is no session
 * that could end: the account itself is looked at, with its role and institution.
 */
export function callerOfJob(
  db: Database,
  userId: string,
  { access, writes, ...rest }: Asked,
): Omit<Caller, 'requireSigned'> {
  const admitIn = async (tx: Database) => {
    const user = await lockUserOfJob(tx, userId);
    if (!user) throw new HttpError('FORBIDDEN');
    return admit(user, access, writes, rest);
  };
  return {
    admit: () => admitIn(db),
    async confirm(tx, actor) {
      requireStill(actor, await admitIn(tx));
    },
  };
}
