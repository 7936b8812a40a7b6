import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** Months that are there ahead of time, with the current one. */
const MONTHS = 3;

/** Makes the partitions of the audit log for the months that come. */
export async function addAuditMonths(db: Database): Promise<void> {
  await db.execute(
    sql`select audit_add_months((now() at time zone 'UTC')::date, ${MONTHS}::integer)`,
  );
}
