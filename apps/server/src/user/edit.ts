import type { Wire } from '@booking/api-client/contract';
import type { Database } from '../database/open.ts';
import { fieldRefusal } from '../http/refusal.ts';
import { refreshSearchText } from '../institution/store.ts';
import { revokeUser } from '../session/families.ts';
import type { Actor } from '../session/guard.ts';
import { countActiveOwners, readAccount, updateUser } from './store.ts';
import { lockForWrite } from './write.ts';

type Input = Wire['user']['update']['body']['_zod']['output'];

/** Changes what the body names of somebody else, or of oneself except for the status. */
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
    if (id === userId) refuseStatus('Nobody switches themselves off.');
    if (account.status === 'Invited' && status === 'Active') {
      refuseStatus('An invited person becomes active with the link of the invitation.');
    }
    if (status === 'Inactive') {
      await refuseLastOwner(db, actor, account);
      await revokeUser(db, id, null, now, 'switchedOff');
    }
  }
  await updateUser(scope, db, id, { ...change, updatedAt: now, updatedBy: userId });
  // An institute is found by the name of its owner.
  if (account.institutionId) await refreshSearchText(scope, db, account.institutionId);
}

/** An institute that is open keeps somebody who may run it. */
async function refuseLastOwner(
  db: Database,
  { scope }: Actor,
  account: NonNullable<Awaited<ReturnType<typeof readAccount>>>,
): Promise<void> {
  const { institutionId, institutionStatus, role, status } = account;
  if (!institutionId || institutionStatus !== 'Active' || role !== 'Owner' || status !== 'Active') {
    return;
  }
  const owners = await countActiveOwners(scope, db, institutionId);
  if (owners <= 1) refuseStatus('This is the only owner of an institute that is active.');
}

function refuseStatus(message: string): never {
  throw fieldRefusal('BUSINESS_RULE', 'status', message);
}
