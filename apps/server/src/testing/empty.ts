import { getTableName, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import * as tables from '../schema/index.ts';

const names = Object.values(tables).map((table) => `"${getTableName(table)}"`);

/** Bytes of all tables from which on their files are replaced. */
const LARGE = 16 * 1024 * 1024;

/**
 * Removes every row of every table. Few rows are deleted: to truncate a table replaces its file and those of its indexes, for
 * fifty tables that takes ten times as long.
 */
export async function empty(db: Database): Promise<void> {
  const { rows } = await db.execute<{ bytes: number }>(sql`
    select sum(pg_relation_size(oid))::float8 as bytes from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`);
  const isLarge = (rows[0]?.bytes ?? 0) > LARGE;
  const removals = isLarge
    ? `truncate ${names.join(', ')} cascade`
    : names.map((name) => `delete from ${name}`).join('; ');
  await withoutTriggers(db, removals);
}

/** Carries out statements as a superuser: no trigger refuses to empty what the product never deletes, and no order matters. */
export async function withoutTriggers(db: Database, statements: string): Promise<void> {
  await db.execute(
    sql.raw(`begin; set local session_replication_role = replica; ${statements}; commit`),
  );
}
