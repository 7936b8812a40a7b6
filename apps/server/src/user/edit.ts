import { SUPER_ADMIN, type Wire } from '@booking/api-client/contract';
import { type Account, countActive, readAccount, updateUser } from '../account/store.ts';
import type { Database } from '../database/database.ts';
import { fieldError } from '../http-error.ts';
import { noteRenamed } from '../institution/search-text.ts';
import { revokeUser } from '../session/families.ts';
import type { Actor } from '../session/guard.ts';
import { lockForWrite } from './write.ts';

type Input = Wire['user']['update']['body']['_zod']['output'];

/** Changes what the body names of someone else, or of oneself except for the status. */
export async function editUser(
  db: Database,
  actor: Actor,
  id: string,
  { __v, ...change }: Input,
  now: Date,
): Promise<void> {
  const { scope, userId } = actor;
  await lockForWrite(scope, db, id, __v);
  const account = await readAccount(scope, db, id);
  if (!account || Object.keys(change).length === 0) return;
  const { status } = change;
  if (status !== undefined && status !== account.status) {
    if (id === userId) refuseStatus('You can’t deactivate your own account.');
    if (account.status === 'Invited' && status === 'Active') {
      refuseStatus('Invited users become active when they accept the invitation.');
    }
    if (status === 'Inactive') {
      await refuseLast(db, actor, account);
      await revokeUser(db, id, null, now, 'switchedOff');
    }
  }
  const written = { ...change, ...(status && { status: statusFor(account, status) }) };
  await updateUser(scope, db, id, { ...written, updatedAt: now, updatedBy: userId });
  await noteRenamed(db, account.institutionId, id, change);
}

/** Who was switched off before they had a password is invited again, not active: their link is what opens the account. */
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
