import type { Tokens } from '@booking/api-client/contract';
import { readAccount } from '../account/store.ts';
import type { Call } from '../http/call.ts';
import { HttpError } from '../http-error.ts';
import { noteSecurityEvent } from '../session/security-events.ts';
import type { Sessions } from '../session/sessions.ts';
import { rankErrors, requireRank } from './roles.ts';
import { visitorOf } from './visitor.ts';

/**
 * Lets someone of the platform act as a user of an institute, in a session of its own that names both. It looks only,
 * unless asked otherwise, and never at what is the user's own.
 *
 * @throws HttpError `BUSINESS_RULE` for platform staff, and for someone who may not sign in themselves.
 */
export async function signInAs(
  sessions: Sessions,
  { db, actor, id, body, headers, address, now }: Call<'user', 'signInAs'>,
): Promise<Tokens> {
  const refuse = (message: string) => new HttpError('BUSINESS_RULE', { message });
  const account = await readAccount(actor.scope, db, id);
  if (!account) throw new HttpError('NOT_FOUND', { message: 'User not found.' });
  if (account.institutionId === null) throw refuse('No one signs in as platform staff.');
  if (account.status !== 'Active') throw refuse('This user can’t sign in themselves.');
  if (account.institutionStatus === 'Closed') throw new HttpError('INSTITUTION_CLOSED');
  const { reason, canWrite = false } = body;
  // Someone who only looks learns nothing that their own role hides from platform staff; someone who writes has all of
  // the user's rights.
  if (canWrite) await requireRank(db, actor, account, rankErrors.manage);
  const { agent } = visitorOf(headers, address);
  const who = { userId: id, byId: actor.userId };
  await noteSecurityEvent(db, { kind: 'session.actedAs', ...who, reason }, now);
  const acting = { actedById: actor.userId, actedFor: reason, isReadOnly: !canWrite };
  return sessions.actAs(db, id, { ...acting, address, agent });
}
