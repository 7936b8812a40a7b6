import { SUPER_ADMIN } from '@booking/api-client/contract';
import { type Account, countActive, readAccount, updateUser } from '../account/store.ts';
import type { Database } from '../database/database.ts';
import type { Call } from '../http/call.ts';
import { fieldError } from '../http-error.ts';
import { noteRenamed } from '../institution/search-text.ts';
import { revokeUser } from '../session/families.ts';
import type { Actor } from '../session/guard.ts';
import { users } from './store.ts';

/** Changes what the body names of someone else, or of oneself except for the status. */
export async function editUser(call: Call<'user', 'update'>): Promise<void> {
  const { db, actor, now, id, body } = call;
  const { __v, ...change } = body;
  await users.lock(call, id, __v);
  const account = await readAccount(actor.scope, db, id);
  if (!account) return;
  const { status } = change;
  if (status !== undefined && status !== account.status) {
    if (id === actor.userId) refuseStatus('You can’t deactivate your own account.');
    if (account.status === 'Invited' && status === 'Active') {
      refuseStatus('Invited users become active when they accept the invitation.');
    }
    if (status === 'Inactive') await refuseLast(db, actor, account);
  }
  const written = { ...change, ...(status && { status: statusFor(account, status) }) };
  await updateUser(call, id, written);
  await noteRenamed(db, account.institutionId, id, change);
  if (status === 'Inactive' && account.status !== 'Inactive') {
    await revokeUser(db, id, null, now, 'switchedOff');
  }
}

/** Who was deactivated before they had a password is invited again, not active: their link is what opens the account. */
function statusFor({ passwordHash }: Account, status: 'Active' | 'Inactive'): Account['status'] {
  return status === 'Active' && passwordHash === null ? 'Invited' : status;
}

/** An institute that is open keeps someone who may run it, and so does the platform. */
async function refuseLast(db: Database, { scope }: Actor, account: Account): Promise<void> {
  const { institutionId, institutionStatus, role, status } = account;
  const runs = institutionId
    ? role === 'Owner' && institutionStatus === 'Active'
    : role === SUPER_ADMIN;
  if (!runs || status !== 'Active') return;
  if ((await countActive(scope, db, institutionId, role)) > 1) return;
  refuseStatus(
    institutionId
      ? 'An active institute needs at least one active owner.'
      : 'The platform needs at least one active Super Admin.',
  );
}

function refuseStatus(message: string): never {
  throw fieldError('BUSINESS_RULE', 'status', message);
}
