import { SUPER_ADMIN } from '@booking/api-client/contract';
import type { Workplace } from '../account/search-text.ts';
import { insertUser } from '../account/store.ts';
import type { Database } from '../database/database.ts';
import type { Call } from '../http/call.ts';
import { fieldError, HttpError } from '../http-error.ts';
import { institutions } from '../institution/store.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { noteSecurityEvent } from '../session/security-events.ts';
import type { Throttle } from '../session/throttle.ts';
import { homeTypeOf } from '../setting/home-type.ts';
import { countInvitation } from './invite.ts';
import { hashForStore, refusePersonal } from './passwords.ts';
import { GIVES_NO_MORE, requireRank, requireRole } from './roles.ts';
import { requireSeat } from './seats.ts';

/**
 * Prepares a new user. Returns what creates them: an invitation email to choose a password is queued (`AUTH-15`), or
 * the first password is stored, which they have to change. That returns their id.
 *
 * @throws HttpError for a password that is too easy to guess for them, or too many invitations.
 */
export async function prepareUser(
  throttle: Throttle,
  call: Omit<Call<'user', 'create'>, 'db'>,
): Promise<(db: Database) => Promise<string>> {
  const { password } = call.body;
  if (password !== undefined) refusePersonal('password', password, call.body);
  else await countInvitation(throttle, call.actor);
  const passwordHash = password === undefined ? null : await hashForStore(password);
  return (db) => createUser({ ...call, db }, passwordHash);
}

/** @throws HttpError for an institution outside the scope, a role that it has not or that is above the caller, one more user than its plan includes, or a taken address. */
async function createUser(
  call: Call<'user', 'create'>,
  passwordHash: string | null,
): Promise<string> {
  const { db, actor, now, body } = call;
  const { institution, password, ...input } = body;
  const { scope, userId: byId } = actor;
  const institutionId = institution ?? (scope.kind === 'institution' ? scope.id : null);
  const workplace = await checkRole(call, institutionId, input.role);
  await requireRank(db, actor, { institutionId, role: input.role }, GIVES_NO_MORE);
  if (institutionId !== null) {
    await requireSeat(call, institutionId, institution === undefined ? 'email' : 'institution');
  }
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
  else await noteSecurityEvent(db, { kind: 'password.set', userId: id, byId }, now);
  return id;
}

/** Returns the institution, if any, of a role: the platform has one role, an institution those of its template. */
async function checkRole(
  call: Call<'user', 'create'>,
  institutionId: string | null,
  role: string,
): Promise<Workplace | null> {
  if (institutionId === null) {
    if (role === SUPER_ADMIN) return null;
    throw fieldError('VALIDATION', 'institution', 'Choose an institute.');
  }
  // Locked: it does not close while someone is being invited to it.
  const row = await institutions.lockIfFound(call, institutionId);
  if (!row) throw fieldError('VALIDATION', 'institution', 'Institute not found.');
  if (row.status === 'Closed') throw new HttpError('INSTITUTION_CLOSED');
  await requireRole(call.db, row.templateId, role);
  return row;
}
