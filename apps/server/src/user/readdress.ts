import { voidLinks } from '../account/links.ts';
import type { Account } from '../account/store.ts';
import type { Call } from '../http/call.ts';
import { enqueueMail } from '../outbox/index.ts';
import { noteSecurityEvent } from '../session/security-events.ts';

/**
 * Applies a change of a user's email address: links that were sent to the old one stop working, and both
 * addresses get an email. Someone who has not accepted an invitation yet gets it at the new address.
 */
export async function readdress(
  call: Call<'user', 'update'>,
  { id, email: old, status }: Account,
  email: string,
): Promise<void> {
  const { db, actor, now } = call;
  await voidLinks(db, id, now);
  await noteSecurityEvent(db, { kind: 'email.changed', userId: id, byId: actor.userId }, now);
  if (status === 'Invited') return enqueueMail(db, 'invitation', email, now);
  for (const address of [old, email]) await enqueueMail(db, 'emailChanged', address, now, id);
}
