import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { fieldError } from '../http-error.ts';
import { appUser } from '../schema/tenant.ts';

/**
 * Refuses who can't look after an institution, or do what is next for it: only users of the platform do, and not those who are
 * deactivated.
 * @param field of the body that names them.
 * @param present who does so now, and may go on.
 */
export async function requirePlatformUser(
  db: Database,
  field: string,
  id: string | null | undefined,
  present?: string | null,
): Promise<void> {
  if (!id || id === present) return;
  const [account] = await db
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(eq(appUser.id, id), isNull(appUser.institutionId), ne(appUser.status, 'Inactive')));
  if (account) return;
  throw fieldError('VALIDATION', field, 'Choose a platform user.', 'not_found');
}
