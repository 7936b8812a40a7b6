import { SUPER_ADMIN } from '@booking/api-client/contract';
import type { Workplace } from '../account/search-text.ts';
import { insertUser } from '../account/store.ts';
import type { Call } from '../http/call.ts';
import { fieldError, HttpError } from '../http-error.ts';
import { institutions } from '../institution/store.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { findTemplate } from '../template/store.ts';
import { rolesOf } from './roles.ts';

/**
 * Creates a user and queues an invitation email to choose a password (`AUTH-15`). Returns the id.
 *
 * @throws HttpError for an institution outside the scope, a role that it has not, or a taken address.
 */
export async function createUser(call: Call<'user', 'create'>): Promise<string> {
  const { db, now } = call;
  const { scope } = call.actor;
  const { institution, ...input } = call.body;
  const institutionId = institution ?? (scope.kind === 'institution' ? scope.id : null);
  const workplace = await checkRole(call, institutionId, input.role);
  const homeType = input.homeType ?? 'Month';
  const row = { ...input, institutionId, homeType, status: 'Invited' } as const;
  const id = await insertUser(call, row, workplace);
  await enqueueMail(db, 'invitation', input.email, now);
  return id;
}

/** Returns the institution, if any, of a role: the platform has one role, an institution those of its template. */
async function checkRole(
  call: Call<'user', 'create'>,
  institutionId: string | null,
  role: string,
): Promise<Workplace | null> {
  if (institutionId === null) {
    if (role === SUPER_ADMIN) return null;
    throw fieldError('VALIDATION', 'institution', 'Choose an institute.');
  }
  // Locked: it does not close while someone is being invited to it.
  const row = await institutions.lockIfFound(call, institutionId);
  if (!row) throw fieldError('VALIDATION', 'institution', 'Institute not found.');
  if (row.status === 'Closed') throw new HttpError('INSTITUTION_CLOSED');
  const template = await findTemplate(call.db, row.templateId);
  if (!template || rolesOf(template.key).includes(role)) return row;
  throw fieldError('VALIDATION', 'role', 'This role isn’t available for the institute’s template.');
}
