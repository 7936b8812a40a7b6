import { INVITATION_PAUSE_SECONDS } from '@booking/api-client/contract';
import type { Account } from '../account/store.ts';
import { fieldError, HttpError } from '../http-error.ts';
import type { Actor } from '../session/guard.ts';
import type { Throttle } from '../session/throttle.ts';

/** Counts an invitation of an institute. The people of the platform have no limit. */
export async function countInvitation(throttle: Throttle, { scope }: Actor): Promise<void> {
  if (scope.kind === 'institution') await throttle.countInvitation(scope.id);
}

/**
 * Refuses to send the invitation of a user, locked by the caller, again.
 *
 * @throws HttpError `BUSINESS_RULE` for someone who has a password, `TOO_MANY_REQUESTS` within a minute of the last one.
 */
export function requireInvitation(account: Account, invitedAt: Date | null, now: Date): void {
  if (account.institutionStatus === 'Closed') throw new HttpError('INSTITUTION_CLOSED');
  if (account.status !== 'Invited') {
    throw fieldError('BUSINESS_RULE', 'action', 'Only invited users can get an invitation.');
  }
  const wait = secondsToWait(invitedAt, now);
  if (wait > 0) {
    const message = `The last invitation was sent less than a minute ago. Try again in ${wait} s.`;
    throw new HttpError('TOO_MANY_REQUESTS', {
      message,
      errors: [{ path: 'action', code: 'too_soon', message }],
      headers: { 'Retry-After': String(wait) },
    });
  }
}

/** One that a wrong clock has dated ahead delays no one for longer than the pause. */
function secondsToWait(sent: Date | null, now: Date): number {
  if (!sent || sent > now) return 0;
  const passed = (now.getTime() - sent.getTime()) / 1000;
  return Math.max(0, Math.ceil(INVITATION_PAUSE_SECONDS - passed));
}
