import { eq } from 'drizzle-orm';
import type { Account } from '../account/store.ts';
import type { Call } from '../http/call.ts';
import { fieldError, HttpError } from '../http-error.ts';
import { institutions } from '../institution/index.ts';
import { institution } from '../schema/tenant.ts';

/**
 * Checks that a locked user can move to another institution, and locks that. Returns their place there.
 *
 * @throws HttpError where the caller or the user is of no or another place, or the institution is closed.
 */
export async function checkMove(
  call: Call<'user', 'update'>,
  account: Account,
  to: string,
): Promise<Pick<Account, 'institutionId' | 'templateId'>> {
  const { actor, db } = call;
  if (actor.scope.kind !== 'platform') {
    throw fieldError('FORBIDDEN', 'institution', 'Only platform staff can move users.');
  }
  if (account.institutionId === null) {
    refuse('Platform staff have no institute.');
  }
  const owned = await db.$count(institution, eq(institution.ownerId, account.id));
  if (owned > 0) refuse('The owner of an institute stays with it.');
  // Locked, so that it does not close before the move is written.
  const row = await institutions.lockIfFound(call, to);
  if (!row) throw fieldError('VALIDATION', 'institution', 'Institute not found.');
  if (row.status === 'Closed') throw new HttpError('INSTITUTION_CLOSED');
  return { institutionId: row.id, templateId: row.templateId };
}

function refuse(message: string): never {
  throw fieldError('BUSINESS_RULE', 'institution', message);
}
