import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { ClientBase, Pool, QueryConfig } from 'pg';
import { DatabaseTooNew } from './too-new.ts';
import { sqlState, transact } from './transaction.ts';

const FOLDER = path.join(import.meta.dirname, 'migrations');

/**
 * Brings the tables up to date, all or nothing. Processes that start together wait for one another.
 *
 * @throws DatabaseTooNew when the database has migrations that this version does not know.
 */
export async function migrate(pool: Pool): Promise<number> {
  await makeJournal(pool);
  return transact(pool, async (client) => {
    await client.query('set local statement_timeout = 0');
    return applyMigrations(client);
  });
}

/**
 * Applies them inside a transaction of the caller's, and, if asked for, only as far as a database that has
 * just these migrations.
 */
export async function applyMigrations(
  client: ClientBase,
  only?: readonly string[],
): Promise<number> {
  await client.query(JOURNAL);
  await client.query(MIGRATION_LOCK);
  // A row, not the table: every database that speaks PostgreSQL's language can wait for a row.
  await withoutTimeout(client, 'select from migration_lock for update');
  const files = readMigrationFiles({ migrationsFolder: FOLDER });
  const appliedHashes = new Set(files.map((file) => file.hash));
  const applied = new Set(await appliedMigrations(client));
  if ([...applied, ...(only ?? [])].some((hash) => !appliedHashes.has(hash))) {
    throw new DatabaseTooNew(
      'The database was created by another version of Booking. Start that version, or use another DATA_DIR or DATABASE_URL.',
    );
  }
  const selected = only ? files.filter((file) => only.includes(file.hash)) : files;
  const missing = selected.filter((file) => !applied.has(file.hash));
  for (const file of missing) {
    for (const statement of file.sql) await withoutTimeout(client, statement);
    await client.query('insert into migration (hash) values ($1)', [file.hash]);
  }
  return missing.length;
}

/** Without the limit of the pool on a silent server: building an index, or waiting for its builder, takes longer. */
async function withoutTimeout(client: ClientBase, text: string): Promise<void> {
  const query: QueryWithTimeout = { text, query_timeout: LONGEST_TIMER_MS };
  await client.query(query);
}
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** The driver accepts a timeout for each query, but its types leave it out. */
type QueryWithTimeout = QueryConfig & { readonly query_timeout: number };

/** The migrations that a database has, in their order; none for an empty one. */
export async function appliedMigrations(client: ClientBase): Promise<string[]> {
  const there = await client.query("select to_regclass('migration') is not null as there");
  if (!there.rows[0]?.there) return [];
  const { rows } = await client.query<{ hash: string }>('select hash from migration order by at');
  return rows.map(({ hash }) => hash);
}

const JOURNAL =
  'create table if not exists migration (hash text primary key, at timestamptz not null default now())';
/** Holds one row; the process that locks it runs the migrations. */
const MIGRATION_LOCK =
  'create table if not exists migration_lock (id integer primary key); insert into migration_lock values (1) on conflict do nothing';

/** Two processes that create the tables at once collide in the catalogue; the later one finds them there. */
async function makeJournal(pool: Pool): Promise<void> {
  for (const statement of [JOURNAL, MIGRATION_LOCK]) {
    try {
      await pool.query(statement);
    } catch (error) {
      if (!['23505', '42P07', '42710'].includes(sqlState(error) ?? '')) throw error;
    }
  }
}
