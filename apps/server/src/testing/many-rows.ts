import { is, SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import * as schema from '../schema/index.ts';

const tables: readonly PgTable[] = Object.values(schema).filter((table) => is(table, PgTable));

/** Returns the tables of the schema that a statement names. */
export function tablesIn(text: string): PgTable[] {
  return tables.filter((table) => text.includes(`"${getTableConfig(table).name}"`));
}

/**
 * Copies the rows of tables within the database until each has at least `rows`. Copies of rows that refer to one another
 * do so too: the ids of both are changed alike.
 */
export async function multiplyRows(
  pool: Pool,
  targets: readonly PgTable[],
  rows: number,
): Promise<void> {
  const client = await pool.connect();
  try {
    const copies = new Map<PgTable, number>();
    for (const table of targets) {
      const stored = await client.query(`select from ${nameOf(table)}`);
      copies.set(table, Math.ceil(rows / Math.max(1, stored.rowCount ?? 0)));
    }
    await client.query('set statement_timeout = 0');
    await client.query('begin');
    // Institutions and users refer to one another, so either comes first.
    await client.query('set local session_replication_role = replica');
    for (const table of targets) await copyRows(client, table, copies);
    await client.query('commit');
    for (const table of targets) await withoutTimeout(client, `vacuum (analyze) ${nameOf(table)}`);
  } finally {
    // With its settings.
    client.release(true);
  }
}

/** Building an index afterwards takes a third of the time that its upkeep does. */
async function copyRows(client: PoolClient, table: PgTable, copies: ReadonlyMap<PgTable, number>) {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
      where tablename = $1 and indexdef not like 'CREATE UNIQUE%'`,
    [getTableConfig(table).name],
  );
  for (const { name } of rows) await client.query(`drop index "${name}"`);
  await withoutTimeout(client, insertOfCopies(table, copies));
  for (const { definition } of rows) {
    // An index of a table in partitions includes those of its partitions.
    await withoutTimeout(client, definition.replace(' ON ONLY ', ' ON '));
  }
}

function insertOfCopies(table: PgTable, copies: ReadonlyMap<PgTable, number>): string {
  const { columns, foreignKeys } = getTableConfig(table);
  const referred = new Map(
    foreignKeys.map((key) => {
      const { columns: own, foreignTable } = key.reference();
      // The institute comes first, and has a key of its own.
      return [own.at(-1)?.name, copies.get(foreignTable) ?? 1] as const;
    }),
  );
  const unique = uniqueColumns(table);
  const values = columns.map((column) => {
    const others = referred.get(column.name);
    if (others !== undefined) return copiedId(column, `(copy % ${others})`);
    if (column.name === 'id') return copiedId(column, 'copy');
    return unique.has(column.name) ? copiedValue(column) : `"${column.name}"`;
  });
  return `insert into ${nameOf(table)} (${columns.map(({ name }) => `"${name}"`).join(', ')})
    select ${values.join(', ')}
    from ${nameOf(table)}, generate_series(1, ${(copies.get(table) ?? 1) - 1}) as copy
    on conflict do nothing`;
}

function uniqueColumns(table: PgTable): Set<string> {
  const { indexes, primaryKeys, columns } = getTableConfig(table);
  const keys = indexes.flatMap(({ config }) => (config.unique ? config.columns : []));
  return new Set([
    ...columns.filter(({ primary, isUnique }) => primary || isUnique).map(({ name }) => name),
    ...primaryKeys.flatMap((key) => key.columns.map(({ name }) => name)),
    ...keys.flatMap((key) => (is(key, SQL) ? key.queryChunks : [key])).flatMap(nameOfColumn),
  ]);
}

/** The name of a column, as it is or inside an expression, if a part of an index is one. */
function nameOfColumn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null || !('name' in part)) return [];
  return typeof part.name === 'string' ? [part.name] : [];
}

/**
 * A value that no other copy has. The number of a paper has a length of its own; kinds, days and moments stay: what is
 * beside them tells rows apart.
 */
function copiedValue({ name, dataType, columnType }: PgColumn): string {
  if (name === 'kind' || dataType === 'date' || columnType === 'PgDateString') return `"${name}"`;
  if (dataType === 'number') return `"${name}" + copy * 10000`;
  return name === 'number' ? `substr(md5("${name}" || copy), 1, 16)` : `"${name}" || copy`;
}

/** The first six digits of an id are of its time, which a copy need not keep. */
function copiedId({ name }: PgColumn, copy: string): string {
  return `case ${copy} when 0 then "${name}" else lpad(to_hex(${copy}), 6, '0') || substr("${name}", 7) end`;
}

function nameOf(table: PgTable): string {
  return `"${getTableConfig(table).name}"`;
}

/** Without the limits of the pool. The driver takes this one by query too; its types leave it out. */
async function withoutTimeout(client: PoolClient, text: string): Promise<void> {
  const query: QueryConfig & { readonly query_timeout: number } = { text, query_timeout: 300_000 };
  await client.query(query);
}
