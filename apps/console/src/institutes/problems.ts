import type { Institution } from '@booking/api-client';
import { addDays } from '../dates/civil-date.ts';
import { type CivilDate, dayOf } from '../dates/shown-date.ts';
import { QUIET_DAYS } from './near-days.ts';

/** Returns the problems of an institute, the worst first, without those that its status shows. */
export function problemsOf(
  { currentSubscription, dueOn, owner, setup, seats, lastActivityAt, channels }: Institution,
  day: CivilDate,
): readonly string[] {
  const paused = channels.filter(({ status }) => status === 'Paused').length;
  const isQuiet = !lastActivityAt || dayOf(lastActivityAt) < addDays(day, -QUIET_DAYS);
  return [
    dueOn !== null && dueOn < day && 'Past due',
    !currentSubscription && 'No subscription',
    !owner && 'No owner',
    owner && !setup.owner && 'Owner hasn’t joined',
    isQuiet && `No activity for ${QUIET_DAYS} days`,
    seats?.max && seats.used >= seats.max && 'No user left in the plan',
    paused > 0 && (paused === 1 ? '1 channel paused' : `${paused} channels paused`),
  ].filter((problem) => typeof problem === 'string');
}
