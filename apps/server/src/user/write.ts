import { lockUser } from '../account/store.ts';
import type { Database } from '../database/database.ts';
import type { TenantScope } from '../database/scope.ts';
import { HttpError } from '../http-error.ts';
import { readUser } from './store.ts';

/**
 * Locks a user until the transaction ends.
 *
 * @throws HttpError when the scope has no such user, or when it is no longer the version that was read.
 */
export async function lockForWrite(
  scope: TenantScope,
  db: Database,
  id: string,
  version: number | undefined,
): Promise<void> {
  const stored = await lockUser(scope, db, id);
  if (stored === undefined) throw new HttpError('NOT_FOUND', { message: 'User not found.' });
  if (version === undefined || version === stored) return;
  const current = await readUser(scope, db, id);
  throw new HttpError('VERSION_CONFLICT', { data: current && JSON.parse(current.json) });
}
