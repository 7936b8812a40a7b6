import { OWNER, SUPER_ADMIN } from '@booking/api-client/contract';
import { type Account, lockHolders, readAccount, updateUser } from '../account/store.ts';
import type { Call } from '../http/call.ts';
import { fieldError } from '../http-error.ts';
import { noteRenamed } from '../institution/search-text.ts';
import { institutions } from '../institution/store.ts';
import { revokeUser } from '../session/families.ts';
import type { Actor } from '../session/guard.ts';
import { noteSecurityEvent } from '../session/security-events.ts';
import { unlockAccount } from '../session/throttle.ts';
import { resendInvitation } from './invite.ts';
import { GIVES_NO_MORE, MANAGES_NO_ONE_ABOVE, requireRank, requireRole } from './roles.ts';
import { requireSeat } from './seats.ts';
import { users } from './store.ts';

type Change = Pick<Call<'user', 'update'>['body'], 'role' | 'status'>;

/** Changes what the body names of someone else, or of oneself except for the role and the status. */
export async function editUser(call: Call<'user', 'update'>): Promise<void> {
  const { db, actor, now, id, body } = call;
  const { __v, action, ...change } = body;
  const { account, invitedAt, holders } = await lockAffected(call);
  await requireRank(db, actor, account, MANAGES_NO_ONE_ABOVE);
  await checkRole(call, account, change);
  checkStatus(actor, account, change);
  const lost = lostBy(account, change);
  if (lost) requireOther(account, holders, lost);
  const { status } = change;
  const { institutionId } = account;
  if (status === 'Active' && account.status === 'Inactive' && institutionId !== null) {
    // Locked: no one else takes the last seat.
    await institutions.lockIfFound(call, institutionId);
    await requireSeat(call, institutionId, 'status');
  }
  const written = { ...change, ...(status && { status: statusFor(account, status) }) };
  await updateUser(call, id, written);
  await noteRenamed(db, institutionId, id, change);
  if (status === 'Inactive' && account.status !== 'Inactive') {
    await revokeUser(db, id, null, now, 'switchedOff');
  }
  if (action === 'resendInvitation') await resendInvitation(call, account, invitedAt);
  if (action === 'unlock') {
    await unlockAccount(db, account.email);
    const who = { userId: id, byId: actor.userId };
    await noteSecurityEvent(db, { kind: 'signIn.unlocked', ...who }, now);
  }
}

/** Locks the user, and who else has the role that a change may take away. Returns the user as they are now. */
async function lockAffected(call: Call<'user', 'update'>) {
  const { db, actor, id, body } = call;
  const { __v, role, status } = body;
  const read = () => readAccount(actor.scope, db, id);
  const before = await read();
  const isLeaving = role !== undefined || status === 'Inactive';
  let holders = before && isLeaving ? await lockHolders(call, id, before) : [];
  const { invitedAt } = await users.lock(call, id, __v);
  const account = await read();
  if (!account) throw users.notFound();
  if (isLeaving && account.role !== before?.role) holders = await lockHolders(call, id, account);
  return { account, invitedAt, holders };
}

async function checkRole(
  { db, actor }: Call<'user', 'update'>,
  account: Account,
  { role }: Change,
): Promise<void> {
  if (role === undefined || role === account.role) return;
  if (account.id === actor.userId) refuse('role', 'You can’t change your own role.');
  await requireRole(db, account.templateId, role);
  await requireRank(db, actor, { ...account, role }, GIVES_NO_MORE);
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

/** The field that takes the role away from someone who can sign in, if one does. */
function lostBy(account: Account, { role, status }: Change): keyof Change | undefined {
  if (account.status !== 'Active') return undefined;
  if (status === 'Inactive') return 'status';
  return role !== undefined && role !== account.role ? 'role' : undefined;
}

/** An institute that is open keeps someone who may run it, and so does the platform. */
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

/** Who was deactivated before they had a password is invited again, not active: their link is what opens the account. */
function statusFor({ passwordHash }: Account, status: 'Active' | 'Inactive'): Account['status'] {
  return status === 'Active' && passwordHash === null ? 'Invited' : status;
}

function refuse(path: keyof Change, message: string): never {
  throw fieldError('BUSINESS_RULE', path, message);
}
