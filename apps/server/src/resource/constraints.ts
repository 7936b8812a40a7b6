import { brokenConstraint, sqlState } from '../database/transaction.ts';
import { fieldError } from '../http-error.ts';

/** The field, and the message, of the constraints of a table by their names. */
export type FieldMessages = Readonly<Record<string, readonly [path: string, message: string]>>;

const UNIQUE_VIOLATION = '23505';
export const FOREIGN_KEY_VIOLATION = '23503';

/** Runs a write, and names the field of a constraint that it breaks. */
export async function namingFields(
  {
    unique = {},
    overlaps = {},
    references = {},
  }: Readonly<Partial<Record<'unique' | 'overlaps' | 'references', FieldMessages>>>,
  write: () => Promise<unknown>,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    const state = sqlState(error);
    const constraint = brokenConstraint(error) ?? '';
    const taken = state === UNIQUE_VIOLATION && unique[constraint];
    if (taken) throw fieldError('DUPLICATE', ...taken, 'taken');
    const overlapping = state === UNIQUE_VIOLATION && overlaps[constraint];
    if (overlapping) throw fieldError('OVERLAP', ...overlapping, 'overlap');
    const missing = state === FOREIGN_KEY_VIOLATION && references[constraint];
    if (missing) throw fieldError('VALIDATION', ...missing, 'not_found');
    throw error;
  }
}
