import { lockAccount } from '../account/store.ts';
import type { Call } from '../http/call.ts';
import { HttpError } from '../http-error.ts';
import { revokeUser } from '../session/families.ts';
import { noteSecurityEvent } from '../session/security-events.ts';
import { forgetTwoFactor, isOn } from '../two-factor/store.ts';
import { rankErrors, requireRank } from './roles.ts';
import { mailTwoFactor } from './two-factor-state.ts';

/**
 * Lets someone in who has lost their device: their second factor is forgotten, and every session of theirs ends. The
 * reason stays with the security events.
 */
export async function resetTwoFactor({
  db,
  actor,
  id,
  body,
  now,
}: Call<'user', 'resetTwoFactor'>): Promise<void> {
  const account = await lockAccount(actor.scope, db, id);
  if (!account) throw new HttpError('NOT_FOUND', { message: 'User not found.' });
  if (id === actor.userId) {
    throw new HttpError('BUSINESS_RULE', {
      message: 'Turn your own two-factor authentication off in your profile.',
    });
  }
  await requireRank(db, actor, account, rankErrors.manage);
  if (!(await isOn(db, id))) {
    throw new HttpError('BUSINESS_RULE', {
      message: 'This user has no two-factor authentication.',
    });
  }
  await forgetTwoFactor(db, id);
  await revokeUser(db, id, null, now, 'twoFactor');
  const who = { userId: id, byId: actor.userId, reason: body.reason };
  await noteSecurityEvent(db, { kind: 'twoFactor.reset', ...who }, now);
  await mailTwoFactor(db, account, 'twoFactorReset', now);
}
