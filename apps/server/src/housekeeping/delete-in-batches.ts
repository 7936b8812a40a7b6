import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { type Progress, untilDone, wholeRun } from './progress.ts';

const BATCH = 5000;

/**
 * Deletes the rows of a condition, few enough at a time that no statement takes as long as one may, and
 * that others get their turn in between.
 */
export async function deleteInBatches(
  db: Database,
  table: PgTable,
  condition: SQL | undefined,
  { batch = BATCH, progress = wholeRun }: { batch?: number; progress?: Progress } = {},
): Promise<void> {
  await untilDone(progress, async () => {
    const some = sql`select ctid from ${table} where ${condition} limit ${batch}`;
    const { rowCount } = await db.delete(table).where(sql`ctid = any(array(${some}))`);
    return (rowCount ?? 0) === batch;
  });
}
