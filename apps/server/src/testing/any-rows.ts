import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import { storedFile } from '../schema/stored-file.ts';

/**
 * Fills an empty table with rows that mean nothing, each another one, and refer to none. `values` says what some of their
 * columns have, as expressions of `n`, the number of the row.
 */
export async function insertAnyRows(
  pool: Pool,
  table: PgTable,
  rows: number,
  values: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { name, columns } = getTableConfig(table);
  // A file has its bytes here, or in a bucket.
  const filled = columns.filter(
    (column) =>
      (column.notNull && !column.hasDefault) ||
      column === storedFile.bytes ||
      column.name in values,
  );
  const names = filled.map((column) => `"${column.name}"`).join(', ');
  const valueFor = (column: PgColumn) => values[column.name] ?? anyValue(column);
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(`insert into "${name}" (${names})
      select ${filled.map(valueFor).join(', ')} from generate_series(1, ${rows}) as n`);
    await client.query(`vacuum (analyze) "${name}"`);
  } finally {
    // With its settings.
    client.release(true);
  }
}

/** The column's value of the row `n`. */
function anyValue(column: PgColumn): string {
  const type = column.getSQLType();
  // No time that comes is over by the time the test looks, however fast or slow it gets there.
  if (type.startsWith('timestamp')) return "now() + interval '1 day' + n * interval '1 ms'";
  if (type === 'date') return 'current_date';
  if (type === 'jsonb') return "'{}'::jsonb";
  if (type === 'bytea') return "''::bytea";
  if (type === 'boolean') return 'false';
  return type === 'text' ? 'substr(md5(n::text), 1, 24)' : 'n';
}
