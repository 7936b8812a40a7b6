import { readAccount } from '../account/store.ts';
import { stockOf } from '../asset/stock.ts';
import { readSettings } from '../bkbtr-setting/store.ts';
import type { Call } from '../http/call.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { revokeInstitution } from '../session/families.ts';
import { cancelSubscriptions, hasCurrentSubscription } from '../subscription/store.ts';
import { appendHistory, checkActivation, checkTransition } from './rules.ts';
import { institutions, updateInstitution } from './store.ts';

/**
 * Moves an institution to another status, with everything that follows from it: closing cancels its subscriptions and
 * ends its sessions. The same status again changes nothing and is no mistake.
 */
export async function changeStatus(call: Call<'institution', 'changeStatus'>): Promise<void> {
  const { db, actor, now, id, body } = call;
  const { status, reason, notify = false, __v } = body;
  const row = await institutions.lock(call, id, undefined);
  if (row.status === status) return;
  await institutions.requireVersion(call, row, __v);
  const { lifecycle } = await readSettings(db);
  checkTransition(row, status, reason, now, lifecycle.closedRetentionDays);
  // A suspension is the platform's own decision, and so is its end.
  if (status === 'Active' && row.status !== 'Suspended') {
    checkActivation({
      owner: row.ownerId !== null,
      subscription: await hasCurrentSubscription(call, id),
      ...(await stockOf(db, id)),
    });
  }
  const by = { _id: actor.userId, name: actor.name };
  const event = { from: row.status, to: status, reason: reason ?? null, at: now.toISOString(), by };
  await updateInstitution(call, row, {
    status,
    statusReason: reason ?? null,
    statusChangedAt: now,
    statusHistory: appendHistory(row.statusHistory, event),
  });
  if (status === 'Closed') {
    await cancelSubscriptions(call, id, reason?.note ?? '');
    await revokeInstitution(actor.scope, db, id, now);
  }
  if (!notify || !row.ownerId) return;
  const owner = await readAccount(actor.scope, db, row.ownerId);
  if (owner) await enqueueMail(db, 'statusChanged', owner.email, now);
}
