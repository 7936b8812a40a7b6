import { getTableName, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import * as tables from '../schema/index.ts';

/** Removes every row of every table. */
export async function empty(db: Database): Promise<void> {
  const names = Object.values(tables).map((table) => `"${getTableName(table)}"`);
  // Of a superuser: no trigger refuses to empty what the product never deletes.
  await db.execute(
    sql.raw(
      `begin; set local session_replication_role = replica; truncate ${names.join(', ')} cascade; commit`,
    ),
  );
}
