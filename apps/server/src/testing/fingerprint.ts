import { getTableName, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import * as tables from '../schema/index.ts';

const names = Object.values(tables).map((table) => getTableName(table));

/**
 * What is stored, as one word a table: equal words mean equal rows.
 *
 * @param containing only rows that hold this text anywhere, such as the id of a tenant.
 */
export async function fingerprint(
  db: Database,
  without: readonly string[] = [],
  containing = '',
): Promise<Readonly<Record<string, string>>> {
  const kept = names.filter((name) => !without.includes(name));
  const words = kept.map(
    (name) => sql`(select coalesce(md5(string_agg(t::text, ',' order by t::text)), '')
      from ${sql.identifier(name)} t where position(${containing} in t::text) > 0)
      as ${sql.identifier(name)}`,
  );
  const { rows } = await db.execute<Record<string, string>>(
    sql`select ${sql.join(words, sql`, `)}`,
  );
  const [row] = rows;
  if (!row) throw new Error('The fingerprint has no row.');
  return row;
}
