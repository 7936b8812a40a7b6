import { SCHEDULE_DAYS_MAX } from '@booking/api-client/contract';
import { readSettings } from '../bkbtr-setting/index.ts';
import type { Call } from '../http/call.ts';
import { fieldError } from '../http-error.ts';
import type { ScheduledStatus } from '../schema/tenant.ts';
import { platformDay } from '../subscription/index.ts';
import { moveInstitution, resumption } from './move.ts';
import { checkTransition } from './rules.ts';
import { type InstitutionRow, institutions, updateInstitution } from './store.ts';

type ChangeStatus = Call<'institution', 'changeStatus'>;

const DAY_MS = 86_400_000;

/**
 * Moves an institution to another status, now or at its time. The same status again changes nothing and is no mistake,
 * unless it says what becomes of the schedule.
 */
export async function changeStatus(call: ChangeStatus): Promise<void> {
  const { actor, id, body } = call;
  const { status, reason = null, effectiveAt, resumeOn, notify = false, __v } = body;
  const row = await institutions.lock(call, id, undefined);
  const isSame = row.status === status;
  if (isSame && effectiveAt === undefined && resumeOn === undefined) return;
  await institutions.requireVersion(call, row, __v);
  checkTimes(call);
  const by = { _id: actor.userId, name: actor.name };
  if (effectiveAt) {
    const change = { status, reason, resumeOn: resumeOn ?? null, notify, by };
    return schedule(call, row, {
      ...change,
      at: new Date(effectiveAt).toISOString(),
      waitsFor: null,
    });
  }
  if (isSame) {
    const scheduledStatus = resumeOn ? resumption(resumeOn, { notify, by }) : null;
    await updateInstitution(call, row, { scheduledStatus });
    return;
  }
  await moveInstitution(call, row, { status, reason, resumeOn: resumeOn ?? null, notify, by });
}

/**
 * Schedules a change. It must be possible as things are; anything that an activation needs may still be added until
 * then.
 */
async function schedule(
  call: ChangeStatus,
  row: InstitutionRow,
  scheduledStatus: ScheduledStatus,
): Promise<void> {
  const { status, reason } = scheduledStatus;
  const { lifecycle } = await readSettings(call.db);
  checkTransition(row, status, reason ?? undefined, call.now, lifecycle.closedRetentionDays);
  await updateInstitution(call, row, { scheduledStatus });
}

/** @throws HttpError for a time that is over or too far ahead, and for an end of what is no pause. */
function checkTimes({ now, body: { status, effectiveAt, resumeOn } }: ChangeStatus): void {
  const at = effectiveAt ? new Date(effectiveAt) : now;
  if (effectiveAt && at <= now) {
    throw fieldError('VALIDATION', 'effectiveAt', 'Choose a time in the future.');
  }
  if (at.getTime() > now.getTime() + SCHEDULE_DAYS_MAX * DAY_MS) {
    throw fieldError('VALIDATION', 'effectiveAt', 'Choose a time within a year.');
  }
  if (!resumeOn) return;
  if (status !== 'Inactive') {
    throw fieldError('VALIDATION', 'resumeOn', 'Only a pause can have an end date.');
  }
  if (resumeOn <= platformDay(at)) {
    throw fieldError('VALIDATION', 'resumeOn', 'Choose a day after the pause begins.');
  }
}
