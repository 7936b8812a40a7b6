import { sqlState } from '../database/transaction.ts';
import { fieldError } from '../http-error.ts';

const INVALID_VALUE = '22023';

/**
 * Runs a statement that names a zone. It names it as the user does: the canonical names of Node are older ones for some
 * zones, and a PostgreSQL without older names would not know Asia/Calcutta.
 *
 * @throws HttpError for a zone that only the database does not know.
 */
export async function withKnownZone<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (sqlState(error) !== INVALID_VALUE) throw error;
    const message = 'Unknown time zone. Use a name such as Asia/Kolkata.';
    throw fieldError('INVALID_QUERY', 'timezone', message);
  }
}
