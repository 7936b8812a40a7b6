import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * The statement that inserts rows, which all have the same keys. They are one parameter: one for each value would be more
 * than a statement may have.
 */
export function insertOf<T extends PgTable>(table: T, rows: readonly T['$inferInsert'][]): SQL {
  const keys = Object.keys(rows[0] ?? {});
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => keys.includes(key));
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  const documents = rows.map((row: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]])),
  );
  return sql`insert into ${table} (${names})
    select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(documents)}::jsonb)`;
}
