import { readAccount } from '../account/store.ts';
import { readSettings } from '../bkbtr-setting/index.ts';
import { enqueueMail } from '../outbox/index.ts';
import type { ScheduledStatus } from '../schema/tenant.ts';
import { revokeInstitution } from '../session/families.ts';
import {
  cancelSubscriptions,
  hasCurrentSubscription,
  startOfPlatformDay,
  type Writer,
} from '../subscription/index.ts';
import { appendHistory, checkActivation, checkTransition } from './rules.ts';
import { stockOf } from './stock.ts';
import { type InstitutionRow, updateInstitution } from './store.ts';

/** A change of status, by a person. */
export type Move = Pick<ScheduledStatus, 'status' | 'reason' | 'resumeOn' | 'notify' | 'by'>;

/** The end of a pause, on a day of the platform. */
export function resumption(day: string, { notify, by }: Pick<Move, 'notify' | 'by'>) {
  const at = startOfPlatformDay(day).toISOString();
  return {
    status: 'Active',
    reason: null,
    at,
    resumeOn: null,
    notify,
    by,
    waitsFor: null,
  } as const;
}

/**
 * Moves a locked institution to another status, with everything that follows from it: closing cancels its subscriptions
 * and ends its sessions, a pause can have a day on which it ends. What was scheduled before is dropped.
 *
 * @throws HttpError where it is not allowed now, or where the institution lacks something.
 */
export async function moveInstitution(
  context: Writer,
  row: InstitutionRow,
  { status, reason, resumeOn, notify, by }: Move,
): Promise<void> {
  const { db, actor, now } = context;
  const { id } = row;
  const { lifecycle } = await readSettings(db);
  checkTransition(row, status, reason ?? undefined, now, lifecycle.closedRetentionDays);
  // A suspension is the platform's own decision, and so is its end.
  if (status === 'Active' && row.status !== 'Suspended') {
    checkActivation({
      owner: row.ownerId !== null,
      subscription: await hasCurrentSubscription(context, id),
      ...(await stockOf(db, id)),
    });
  }
  const event = { from: row.status, to: status, reason, at: now.toISOString(), by };
  await updateInstitution(context, row, {
    status,
    statusReason: reason,
    statusChangedAt: now,
    statusHistory: appendHistory(row.statusHistory, event),
    // One that took effect late may be past its own end: it resumes with the next run.
    scheduledStatus: resumeOn === null ? null : resumption(resumeOn, { notify, by }),
  });
  if (status === 'Closed') {
    await cancelSubscriptions(context, id, reason?.note ?? '');
    await revokeInstitution(actor.scope, db, id, now);
  }
  if (!notify || !row.ownerId) return;
  const owner = await readAccount(actor.scope, db, row.ownerId);
  if (owner) await enqueueMail(db, 'statusChanged', owner.email, now);
}
