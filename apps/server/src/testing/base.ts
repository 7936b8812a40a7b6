import { getTableName, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import * as tables from '../schema/index.ts';
import { seedBase } from '../seed/base.ts';
import { empty, withoutTriggers } from './empty.ts';
import { refuseRewrites } from './written-once.ts';

const names = Object.values(tables).map((table) => getTableName(table));

/** The tables that have rows in every installation, by the database that this process has prepared. */
const filledIn = new Map<string, readonly string[]>();

/**
 * Empties a database down to what every installation has. That is made once, and kept in a schema of its own: to copy it
 * takes a tenth of the time.
 *
 * @param name of the database, the same each time.
 */
export async function resetToBase(
  name: string,
  { db, pool }: { readonly db: Database; readonly pool: pg.Pool },
): Promise<void> {
  const filled = filledIn.get(name);
  if (!filled) {
    await migrate(pool);
    await refuseRewrites(db);
    await empty(db);
    await seedBase(db);
    filledIn.set(name, await keepBase(db));
    return;
  }
  await empty(db);
  const copies = filled.map((table) => `insert into "${table}" select * from base."${table}"`);
  await withoutTriggers(db, copies.join('; '));
}

/** Keeps the rows that are there, and returns the tables that have rows. One from an earlier run is replaced. */
async function keepBase(db: Database): Promise<string[]> {
  await db.execute(sql`drop schema if exists base cascade`);
  await db.execute(sql`create schema base`);
  const filled: string[] = [];
  for (const name of names) {
    const { rows } = await db.execute(sql`select from ${sql.identifier(name)} limit 1`);
    if (rows.length === 0) continue;
    await db.execute(
      sql`create table base.${sql.identifier(name)} as table ${sql.identifier(name)}`,
    );
    filled.push(name);
  }
  return filled;
}
