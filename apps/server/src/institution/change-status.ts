import type { Call } from '../http/call.ts';
import { revokeInstitution } from '../session/families.ts';
import { cancelSubscriptions } from '../subscription/store.ts';
import { appendHistory, checkTransition } from './rules.ts';
import { institutions, updateInstitution } from './store.ts';

/** Moves an institution to another status. The same status again changes nothing and is no mistake. */
export async function changeStatus(call: Call<'institution', 'changeStatus'>): Promise<void> {
  const { db, actor, now, id, body } = call;
  const { status, reason, __v } = body;
  const row = await institutions.lock(call, id, undefined);
  if (row.status === status) return;
  await institutions.requireVersion(call, row, __v);
  checkTransition(row.status, status, reason);
  const by = { _id: actor.userId, name: actor.name };
  const event = { from: row.status, to: status, reason: reason ?? null, at: now.toISOString(), by };
  await updateInstitution(call, row, {
    status,
    statusReason: reason ?? null,
    statusChangedAt: now,
    statusHistory: appendHistory(row.statusHistory, event),
  });
  if (status !== 'Closed') return;
  await cancelSubscriptions(call, id);
  await revokeInstitution(actor.scope, db, id, now);
}
