import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database } from '../../database/database.ts';

/** Characters that are sent at a time. */
const CHUNK = 64 * 1024;

/** Inserts rows, which all have the same keys, by `copy`: of a PostgreSQL server, in a transaction. */
export async function copyRows<T extends PgTable>(
  db: Database,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const { $client: client } = db;
  if (client instanceof pg.Pool) throw new Error('Rows are copied in a transaction.');
  const [first] = rows;
  if (!first) return;
  const keys = Object.keys(first);
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => keys.includes(key));
  const names = columns.map(([, { name }]) => `"${name}"`).join(', ');
  const line = (row: Readonly<Record<string, unknown>>) =>
    `${columns.map(([key, column]) => field(row[key], (value) => column.mapToDriverValue(value))).join('\t')}\n`;
  const copy = client.query(copyFrom(`copy "${getTableName(table)}" (${names}) from stdin`));
  const done = finished(copy);
  let chunk = '';
  for (const row of rows) {
    chunk += line(row);
    if (chunk.length < CHUNK) continue;
    if (!copy.write(chunk)) await Promise.race([once(copy, 'drain'), done]);
    chunk = '';
  }
  copy.end(chunk);
  await done;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};

/** A value in the text format of `copy`. */
function field(value: unknown, toDriver: (value: unknown) => unknown): string {
  if (value === null || value === undefined) return '\\N';
  return String(toDriver(value)).replace(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign);
}
