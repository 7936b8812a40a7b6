import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * Reads in one transaction, on one connection, what the database was at one moment; nothing can be written in it.
 *
 * @param limitMs After which a PostgreSQL server cancels a statement. The embedded database has no such limit.
 */
export function readSnapshot<T>(
  db: Database,
  limitMs: number,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`select set_config('statement_timeout', ${String(limitMs)}, true)`);
      return work(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
