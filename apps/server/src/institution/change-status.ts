import type { Wire } from '@booking/api-client/contract';
import type { Database } from '../database/database.ts';
import { revokeInstitution } from '../session/families.ts';
import type { Actor } from '../session/guard.ts';
import { cancelCurrentSubscription } from '../subscription/store.ts';
import { appendHistory, checkTransition } from './rules.ts';
import { updateInstitution } from './store.ts';
import { assertVersion, lockForWrite } from './write.ts';

type Input = Wire['institution']['changeStatus']['body']['_zod']['output'];

/** Moves an institution to another status. The same status again changes nothing and is no mistake. */
export async function changeStatus(
  db: Database,
  actor: Actor,
  id: string,
  { status, reason, __v }: Input,
  now: Date,
): Promise<void> {
  const row = await lockForWrite(actor.scope, db, id);
  if (row.status === status) return;
  await assertVersion(actor.scope, db, row, __v);
  checkTransition(row.status, status, reason);
  const by = { _id: actor.userId, name: actor.name };
  const event = { from: row.status, to: status, reason: reason ?? null, at: now.toISOString(), by };
  await updateInstitution(actor.scope, db, row, {
    status,
    statusReason: reason ?? null,
    statusChangedAt: now,
    statusHistory: appendHistory(row.statusHistory, event),
    updatedAt: now,
    updatedBy: actor.userId,
  });
  if (status !== 'Closed') return;
  await cancelCurrentSubscription(actor.scope, db, id, actor.userId, now);
  await revokeInstitution(actor.scope, db, id, now);
}
