/** `npm run audit-archive`: takes old months out of the audit log, which never happens by itself (`docs/operations.md`). */
import { detachAuditMonths } from '../audit/months.ts';
import { readDatabaseAddress } from '../config/database-address.ts';
import { wholeNumber } from '../config/values.ts';
import { openDatabase } from '../database/open.ts';
import { errorText } from '../operations/error-text.ts';

/** Seven years: accounts, and what belongs to them, must be there for six from the yearly return on. */
const RETENTION_MONTHS = 84;
const RETENTION_MONTHS_MAX = 1200;

try {
  const retention = wholeNumber(
    process.env,
    'AUDIT_KEEP_MONTHS',
    RETENTION_MONTHS,
    1,
    RETENTION_MONTHS_MAX,
  );
  const database = await openDatabase(readDatabaseAddress(process.env), 'archiving the audit log');
  try {
    const names = await database.withoutTimeout(({ db }) => detachAuditMonths(db, retention));
    process.stdout.write(
      names.length === 0
        ? `No month of the audit log is older than ${retention} months.\n`
        : `Detached, now in the schema audit_archive: ${names.join(', ')}.\n`,
    );
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${errorText(error)}\n`);
  process.exitCode = 1;
}
