import type { Database } from '../database/database.ts';
import type { TenantScope } from '../database/scope.ts';
import { brokenConstraint, sqlState } from '../database/transaction.ts';
import { fieldError, HttpError } from '../http-error.ts';
import { type InstitutionRow, lockInstitution, readInstitution } from './store.ts';

const UNIQUE: Readonly<Record<string, readonly [path: string, message: string]>> = {
  institution_code_key: ['code', 'Another institute already uses this code.'],
  institution_gstin_key: ['gstin', 'Another institute already uses this GSTIN.'],
  app_user_email_key: ['owner.email', 'This email address is already in use.'],
};

/** Runs a write and names the field when a value is already taken. */
export async function mapUniqueViolations<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const taken = sqlState(error) === '23505' && UNIQUE[brokenConstraint(error) ?? ''];
    if (!taken) throw error;
    throw fieldError('DUPLICATE', taken[0], taken[1], 'taken');
  }
}

/**
 * The row to be changed, locked until the transaction ends.
 *
 * @throws HttpError `NOT_FOUND` when the scope has no such institution.
 */
export async function lockForWrite(
  scope: TenantScope,
  db: Database,
  id: string,
): Promise<InstitutionRow> {
  const row = await lockInstitution(scope, db, id);
  if (!row) throw new HttpError('NOT_FOUND', { message: 'Institute not found.' });
  return row;
}

/**
 * Refuses a write that was made from another version than the stored one.
 *
 * @throws HttpError `VERSION_CONFLICT` with the document as it stands now.
 */
export async function assertVersion(
  scope: TenantScope,
  db: Database,
  row: InstitutionRow,
  version: number | undefined,
): Promise<void> {
  if (version === undefined || version === row.version) return;
  const current = await readInstitution(scope, db, row.id);
  throw new HttpError('VERSION_CONFLICT', { data: current && JSON.parse(current.json) });
}
