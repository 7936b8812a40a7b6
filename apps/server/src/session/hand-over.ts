import { type Account, readAccount } from '../account/store.ts';
import type { Database } from '../database/database.ts';
import { HttpError } from '../http-error.ts';
import { type Grant, handOverFamily } from './families.ts';
import type { Actor } from './guard.ts';
import { noteSecurityEvent } from './security-events.ts';

/** Users of these templates work in an application of their own, on another origin (`AUTH-09`). */
const HANDED_OVER: readonly Account['templateKey'][] = ['hospitality', 'event'];

/**
 * Begins a session for the application of the caller, in the transaction of the call. Only people who have such an
 * application get one: it is bound to no browser, so no one else's console can be made to give it out.
 *
 * @throws HttpError `BUSINESS_RULE`.
 */
export async function handOver(db: Database, actor: Actor, now: Date): Promise<Grant> {
  const { userId, familyId } = actor;
  const account = await readAccount(actor.scope, db, userId);
  if (!account || !HANDED_OVER.includes(account.templateKey)) {
    throw new HttpError('BUSINESS_RULE', { message: 'You have no app of your own to go to.' });
  }
  const grant = await handOverFamily(db, familyId, now);
  if (!grant) {
    throw new HttpError('BUSINESS_RULE', {
      message: 'Open your app from the console: a session that was handed over can’t be passed on.',
    });
  }
  await noteSecurityEvent(db, { kind: 'session.handOver', userId, familyId: grant.familyId }, now);
  return grant;
}
