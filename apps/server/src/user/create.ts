import { isPlatformRole } from '@booking/api-client/contract';
import type { Workplace } from '../account/search-text.ts';
import { insertUser, requireFreeAddress } from '../account/store.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Call } from '../http/call.ts';
import { fieldError, HttpError } from '../http-error.ts';
import { institutions } from '../institution/index.ts';
import { enqueueMail } from '../outbox/index.ts';
import { noteSecurityEvent } from '../session/security-events.ts';
import type { Throttle } from '../session/throttle.ts';
import { homeTypeOf } from '../setting/index.ts';
import { countInvitation } from './invite.ts';
import { hashForStore, refusePersonal } from './passwords.ts';
import { rankErrors, requireRank, requireRole } from './roles.ts';
import { requireSeat } from './seats.ts';

/**
 * Prepares a new user. Returns what creates them: an invitation email to choose a password is queued (`AUTH-15`), or
 * the first password is stored, which they have to change. That returns their id.
 *
 * @throws HttpError for a password that is too easy to guess for them, or too many invitations.
 */
export async function prepareUser(
  rootDb: Database,
  throttle: Throttle,
  call: Omit<Call<'user', 'create'>, 'db'>,
): Promise<(db: Database) => Promise<string>> {
  const { password, email } = call.body;
  if (password === undefined) {
    await countInvitation(throttle, call.actor);
    return (db) => createUser({ ...call, db }, null);
  }
  refusePersonal('password', password, call.body);
  // A hash costs much: what can be refused without one is refused first, and looked at again when the user is created.
  await inTransaction(rootDb, async (db) => {
    await checkUser({ ...call, db });
    await requireFreeAddress(db, email);
  });
  const passwordHash = await hashForStore(password, call.actor.userId);
  return (db) => createUser({ ...call, db }, passwordHash);
}

/** Where a new user works. @throws HttpError for an institution outside the scope, a role that it has not or that is above the caller, or one more user than its plan includes. */
async function checkUser(call: Call<'user', 'create'>) {
  const { db, actor, body } = call;
  const { institution, role } = body;
  const { scope } = actor;
  const institutionId = institution ?? (scope.kind === 'institution' ? scope.id : null);
  const workplace = await checkRole(call, institutionId, role);
  await requireRank(db, actor, { institutionId, role }, rankErrors.grant);
  if (institutionId !== null) {
    await requireSeat(call, institutionId, institution === undefined ? 'email' : 'institution');
  }
  return { institutionId, workplace };
}

/** @throws HttpError as `checkUser`, and for a taken address. */
async function createUser(
  call: Call<'user', 'create'>,
  passwordHash: string | null,
): Promise<string> {
  const { db, actor, now, body } = call;
  const { institution, password, ...input } = body;
  const { institutionId, workplace } = await checkUser(call);
  const row = {
    ...input,
    institutionId,
    homeType: input.homeType ?? (await homeTypeOf(call, institutionId)),
    status: passwordHash === null ? 'Invited' : 'Active',
    passwordHash,
    mustChangePassword: passwordHash !== null,
  } as const;
  const id = await insertUser(call, row, workplace);
  if (passwordHash === null) await enqueueMail(db, 'invitation', input.email, now);
  else await noteSecurityEvent(db, { kind: 'password.set', userId: id, byId: actor.userId }, now);
  return id;
}

/** Returns the institution, if any, of a role: the platform has its own, an institution those of its template. */
async function checkRole(
  call: Call<'user', 'create'>,
  institutionId: string | null,
  role: string,
): Promise<Workplace | null> {
  if (institutionId === null) {
    if (isPlatformRole(role)) return null;
    throw fieldError('VALIDATION', 'institution', 'Choose an institute.');
  }
  // Locked: it does not close while someone is being invited to it.
  const row = await institutions.lockIfFound(call, institutionId);
  if (!row) throw fieldError('VALIDATION', 'institution', 'Institute not found.');
  if (row.status === 'Closed') throw new HttpError('INSTITUTION_CLOSED');
  await requireRole(call.db, row.templateId, role);
  return row;
}
