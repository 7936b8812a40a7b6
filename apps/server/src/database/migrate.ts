import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Pool, PoolClient } from 'pg';
import { sqlState } from './transaction.ts';

const FOLDER = path.join(import.meta.dirname, 'migrations');

/** The database was written by a later version of the product. */
export class DatabaseTooNew extends Error {}

/**
 * Brings the tables up to date, all or nothing. Processes that start together wait for one another
 * on the lock of the journal's table.
 *
 * @throws DatabaseTooNew when the database has migrations that this version does not know.
 */
export async function migrate(pool: Pool): Promise<number> {
  const files = readMigrationFiles({ migrationsFolder: FOLDER });
  const client = await pool.connect();
  try {
    await makeJournal(client);
    await client.query('begin');
    // The limit of the pool is for requests: building an index, or waiting for its builder, takes longer.
    await client.query('set local statement_timeout = 0');
    await client.query('lock table migration in exclusive mode');
    const { rows } = await client.query<{ hash: string }>('select hash from migration');
    const known = new Set(files.map((file) => file.hash));
    if (rows.some((row) => !known.has(row.hash))) {
      throw new DatabaseTooNew(
        'The database was made by another version of Booking. Start that version, or use another DATA_DIR or DATABASE_URL.',
      );
    }
    const applied = new Set(rows.map((row) => row.hash));
    const missing = files.filter((file) => !applied.has(file.hash));
    for (const file of missing) {
      for (const statement of file.sql) await client.query(statement);
      await client.query('insert into migration (hash) values ($1)', [file.hash]);
    }
    await client.query('commit');
    return missing.length;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const JOURNAL =
  'create table if not exists migration (hash text primary key, at timestamptz not null default now())';

/** Two processes that both make the table collide in the catalogue; the later one then finds it there. */
async function makeJournal(client: PoolClient): Promise<void> {
  try {
    await client.query(JOURNAL);
  } catch (error) {
    if (!['23505', '42P07'].includes(sqlState(error) ?? '')) throw error;
  }
}
