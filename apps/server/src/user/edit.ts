import { OWNER, SUPER_ADMIN } from '@booking/api-client/contract';
import { type Account, lockHolders, readAccount, updateUser } from '../account/store.ts';
import type { Call } from '../http/call.ts';
import { fieldError } from '../http-error.ts';
import { institutions, noteRenamed } from '../institution/index.ts';
import { enqueueMail } from '../outbox/index.ts';
import { lockSessionsOf, revokeUser } from '../session/families.ts';
import type { Actor } from '../session/guard.ts';
import { noteSecurityEvent } from '../session/security-events.ts';
import { unlockAccount } from '../session/throttle.ts';
import { requireInvitation } from './invite.ts';
import { checkMove } from './move.ts';
import { readdress } from './readdress.ts';
import { rankErrors, requireRank, requireRole } from './roles.ts';
import { requireSeat } from './seats.ts';
import { users } from './store.ts';

type Change = Pick<Call<'user', 'update'>['body'], 'role' | 'status' | 'institution'>;

/** Changes what the body names of someone else, or of oneself except for the role and the status. */
export async function editUser(call: Call<'user', 'update'>): Promise<void> {
  const { db, actor, now, id, body } = call;
  const { __v, action, institution, email, ...change } = body;
  const { account, invitedAt, holders } = await lockAffected(call);
  await requireRank(db, actor, account, rankErrors.manage);
  const isMoving = institution !== undefined && institution !== account.institutionId;
  const isReaddressed = email !== undefined && email !== account.email;
  const place = isMoving ? await checkMove(call, account, institution) : account;
  await checkRole(call, account, { ...place, role: change.role ?? account.role });
  checkStatus(actor, account, change);
  if (isReaddressed) checkEmail(actor, account);
  const lost = lostBy(account, { ...change, ...(isMoving && { institution }) });
  if (lost) requireOther(account, holders, lost);
  const { status } = change;
  const { institutionId } = account;
  const isBack = status === 'Active' && account.status === 'Inactive';
  // A deactivated user takes no seat.
  const isSeated = (status ?? account.status) !== 'Inactive';
  if (isMoving && isSeated) {
    await requireSeat(call, institution, 'institution');
  } else if (isBack && !isMoving && institutionId !== null) {
    // Locked: no one else takes the last seat.
    await institutions.lockIfFound(call, institutionId);
    await requireSeat(call, institutionId, 'status');
  }
  const isInvitedAgain = action === 'resendInvitation';
  if (isInvitedAgain) requireInvitation(account, invitedAt, now);
  const written = {
    ...change,
    ...(status && { status: statusFor(account, status) }),
    ...(isMoving && { institutionId: institution }),
    ...(isReaddressed && { email }),
    ...((isInvitedAgain || (isReaddressed && account.status === 'Invited')) && { invitedAt: now }),
  };
  await updateUser(call, id, written);
  await noteRenamed(db, institutionId, id, written);
  if (isReaddressed) await readdress(call, account, email);
  if (change.role !== undefined && change.role !== account.role) await lockSessionsOf(db, id);
  if (isMoving || isReaddressed) await revokeUser(db, id, null, now, 'moved');
  if (status === 'Inactive' && account.status !== 'Inactive') {
    await revokeUser(db, id, null, now, 'switchedOff');
  }
  // The link went to the old address.
  if (isInvitedAgain && !isReaddressed) await enqueueMail(db, 'invitation', account.email, now);
  if (action === 'unlock') {
    await unlockAccount(db, account.email);
    const who = { userId: id, byId: actor.userId };
    await noteSecurityEvent(db, { kind: 'signIn.unlocked', ...who }, now);
  }
}

/** Locks the user, and who else has the role that a change may take away. Returns the user as they are now. */
async function lockAffected(call: Call<'user', 'update'>) {
  const { db, actor, id, body } = call;
  const { role, status, institution, __v } = body;
  const read = () => readAccount(actor.scope, db, id);
  const before = await read();
  const isLeaving = role !== undefined || status === 'Inactive' || institution !== undefined;
  let holders = before && isLeaving ? await lockHolders(call, id, before) : [];
  const { invitedAt } = await users.lock(call, id, __v);
  const account = await read();
  if (!account) throw users.notFound();
  // The holders are those of the current role and institution, if these have changed in between.
  const isElsewhere =
    account.role !== before?.role || account.institutionId !== before.institutionId;
  if (isLeaving && isElsewhere) holders = await lockHolders(call, id, account);
  return { account, invitedAt, holders };
}

/** Institution, template and role of a user after a change. */
type Assignment = Pick<Account, 'institutionId' | 'templateId' | 'role'>;

async function checkRole(
  { db, actor }: Call<'user', 'update'>,
  account: Account,
  { role, institutionId, templateId }: Assignment,
): Promise<void> {
  if (role === account.role && institutionId === account.institutionId) return;
  if (account.id === actor.userId) refuse('role', 'You can’t change your own role.');
  await requireRole(db, templateId, role);
  await requireRank(db, actor, { institutionId, role }, rankErrors.grant);
}

function checkStatus(actor: Actor, account: Account, { status }: Change): void {
  if (status === undefined || status === account.status) return;
  if (!actor.permissions.has('user.deactivate')) {
    throw fieldError('FORBIDDEN', 'status', 'You don’t have permission to deactivate users.');
  }
  if (account.id === actor.userId) refuse('status', 'You can’t deactivate your own account.');
  if (account.status === 'Invited' && status === 'Active') {
    refuse('status', 'Invited users become active when they accept the invitation.');
  }
}

/** Someone who changes the address can also have a new password sent there. */
function checkEmail(actor: Actor, { id, passwordHash }: Account): void {
  if (id === actor.userId) refuse('email', 'You can’t change your own email address.');
  if (passwordHash === null || actor.permissions.has('user.resetPassword')) return;
  const message = 'You don’t have permission to change how others sign in.';
  throw fieldError('FORBIDDEN', 'email', message);
}

/** The field that takes the role away from someone who can sign in, if one does. */
function lostBy(account: Account, { role, status, institution }: Change): keyof Change | undefined {
  if (account.status !== 'Active') return undefined;
  if (status === 'Inactive') return 'status';
  if (institution !== undefined) return 'institution';
  return role !== undefined && role !== account.role ? 'role' : undefined;
}

/**
 * An institute that is open keeps someone who may run it, and so does the platform. The platform may take the last owner
 * from one that is not. Its own people can’t: someone who takes the role from the last other one still has it when that is
 * written (`http/caller.ts`).
 */
function requireOther(account: Account, holders: readonly string[], path: keyof Change): void {
  const { institutionId, institutionStatus, role } = account;
  if (holders.some((id) => id !== account.id)) return;
  if (institutionId === null && role === SUPER_ADMIN) {
    refuse(path, 'The platform needs at least one active Super Admin.');
  }
  if (institutionStatus === 'Active' && role === OWNER) {
    refuse(path, 'An active institute needs at least one active owner.');
  }
}

/**
 * Returns the status to write. Someone who was deactivated before they had a password is invited again, not active:
 * their link is what opens the account.
 */
function statusFor({ passwordHash }: Account, status: 'Active' | 'Inactive'): Account['status'] {
  return status === 'Active' && passwordHash === null ? 'Invited' : status;
}

function refuse(path: 'email' | keyof Change, message: string): never {
  throw fieldError('BUSINESS_RULE', path, message);
}
