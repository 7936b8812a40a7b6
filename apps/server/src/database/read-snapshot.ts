import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './database.ts';
import { transact } from './transaction.ts';

/** For each sort and each set of rows that a statement makes. With the 4 MB of PostgreSQL, those of a large platform are written to disk. */
const MEMORY = '32MB';

/**
 * Reads in one transaction, on one connection, what the database was at one moment; nothing can be written in it.
 *
 * @param db the pool: a snapshot needs a connection of its own.
 * @param limitMs After which a PostgreSQL server cancels a statement. The embedded database has no such limit.
 */
export function readSnapshot<T>(
  db: Database,
  limitMs: number,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  if (!(db.$client instanceof pg.Pool)) throw new Error('A transaction has begun already.');
  return transact(
    db.$client,
    async (client) => {
      const tx: Database = drizzle(client);
      await tx.execute(sql`select set_config('statement_timeout', ${String(limitMs)}, true),
        set_config('work_mem', ${MEMORY}, true)`);
      return work(tx);
    },
    'begin isolation level repeatable read, read only',
  );
}
