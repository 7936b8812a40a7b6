import { getTableName, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import * as tables from '../schema/index.ts';

const names = Object.values(tables).map((table) => getTableName(table));

/**
 * What is stored, as one word a table: equal words mean equal rows.
 *
 * @param containing only rows that hold one of these texts anywhere, such as the id of a tenant. Default: all rows.
 */
export async function fingerprint(
  db: Database,
  without: readonly string[] = [],
  containing: readonly string[] = [''],
): Promise<Readonly<Record<string, string>>> {
  const tableNames = names.filter((name) => !without.includes(name));
  const patterns = sql.join(
    containing.map((text) => sql`${`%${text}%`}`),
    sql`, `,
  );
  // Written as text once a row: `offset 0` keeps the planner from writing it again at each use.
  const words = tableNames.map(
    (name) => sql`(select coalesce(md5(string_agg(line, ',' order by line)), '')
      from (select t::text as line from ${sql.identifier(name)} t offset 0) rows
      where line like any (array[${patterns}]::text[])) as ${sql.identifier(name)}`,
  );
  const { rows } = await db.execute<Record<string, string>>(
    sql`select ${sql.join(words, sql`, `)}`,
  );
  const [row] = rows;
  if (!row) throw new Error('The fingerprint has no row.');
  return row;
}
