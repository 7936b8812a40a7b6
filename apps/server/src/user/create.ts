import { SUPER_ADMIN, type Wire } from '@booking/api-client/contract';
import type { Workplace } from '../account/search-text.ts';
import { insertUser, isEmailTaken } from '../account/store.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../database/id.ts';
import { fieldError, HttpError } from '../http-error.ts';
import { lockInstitution } from '../institution/store.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { created } from '../schema/columns.ts';
import type { Actor } from '../session/guard.ts';
import { findTemplate } from '../template/store.ts';
import { rolesOf } from './roles.ts';

type Input = Wire['user']['create']['body']['_zod']['output'];

/**
 * Creates a user and queues an invitation email to choose a password (`AUTH-15`). Returns the id.
 *
 * @throws HttpError for an institution outside the scope, a role that it has not, or a taken address.
 */
export async function createUser(
  db: Database,
  { scope, userId }: Actor,
  { institution, ...input }: Input,
  now: Date,
): Promise<string> {
  const institutionId = institution ?? (scope.kind === 'institution' ? scope.id : null);
  const workplace = await checkRole(db, scope, institutionId, input.role);
  const id = newId(now.getTime());
  try {
    const row = {
      ...input,
      id,
      institutionId,
      homeType: input.homeType ?? ('Month' as const),
      status: 'Invited' as const,
      ...created(userId, now),
    };
    await insertUser(scope, db, row, workplace);
  } catch (error) {
    if (!isEmailTaken(error)) throw error;
    const message = 'This email address is already in use.';
    throw fieldError('DUPLICATE', 'email', message, 'taken');
  }
  await enqueueMail(db, 'invitation', input.email, now);
  return id;
}

/** Returns the institution, if any, of a role: the platform has one role, an institution those of its template. */
async function checkRole(
  db: Database,
  scope: Actor['scope'],
  institutionId: string | null,
  role: string,
): Promise<Workplace | null> {
  if (institutionId === null) {
    if (role === SUPER_ADMIN) return null;
    throw fieldError('VALIDATION', 'institution', 'Choose an institute.');
  }
  // Locked: it does not close while someone is being invited to it.
  const row = await lockInstitution(scope, db, institutionId);
  if (!row) throw fieldError('VALIDATION', 'institution', 'Institute not found.');
  if (row.status === 'Closed') throw new HttpError('INSTITUTION_CLOSED');
  const template = await findTemplate(scope, db, row.templateId);
  if (!template || rolesOf(template.key).includes(role)) return row;
  throw fieldError('VALIDATION', 'role', 'This role isn’t available for the institute’s template.');
}
