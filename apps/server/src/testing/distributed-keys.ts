import type { ClientBase } from 'pg';

/** Where a cluster of Citus has its tables: rows at the node of their institute, or all rows at each node. */
export interface Placement {
  readonly distributed: readonly string[];
  readonly reference: readonly string[];
}

const COLUMN = 'institution_id';

/** The product's tables that have a column for the institute, by name. */
export async function tablesOfInstitutes(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        and attname = $1 and not attisdropped
      order by relname`,
    [COLUMN],
  );
  return rows.map(({ name }) => name);
}

/**
 * Judges tables by what Citus asks of those that it distributes, and more: a unique key not only has the institute, it begins
 * with it.
 *
 * @returns a line for each key that does not, and for each table in which a row may have no institute.
 */
export async function brokenKeys(client: ClientBase, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(
    `select indexrelid::regclass || ' of ' || indrelid::regclass || ' does not begin with the institute' as line
      from pg_index join pg_attribute on attrelid = indrelid and attname = $2
      where indrelid = any($1::text[]::regclass[]) and (indisunique or indisexclusion) and indkey[0] <> attnum
    union all
    select name || ' has rows without an institute' from unnest($1::text[]) as name
      where not exists (select from pg_attribute
        where attrelid = name::regclass and attname = $2 and attnotnull and not attisdropped)
    order by 1`,
    [tables, COLUMN],
  );
  return rows.map(({ line }) => line);
}

/**
 * Judges a database by the rules of Citus: those of keys; foreign keys have the institute at the same place on both sides, or
 * lead to a table that each node has; nothing on the coordinator refers to what is distributed; no node runs triggers.
 *
 * @returns a line for each rule that is broken.
 */
export async function brokenRules(client: ClientBase, placement: Placement): Promise<string[]> {
  const { distributed, reference } = placement;
  const foreign = (await foreignKeys(client)).flatMap((key) => {
    const why = whyRefused(key, placement);
    return why === undefined ? [] : [`${key.name} of ${key.table} ${why}`];
  });
  const { rows } = await client.query<{ line: string }>(
    `select distinct tgrelid::regclass || ' has triggers' as line from pg_trigger
      where not tgisinternal and tgrelid = any($1::text[]::regclass[]) order by 1`,
    [[...distributed, ...reference]],
  );
  return [...(await brokenKeys(client, distributed)), ...foreign, ...rows.map(({ line }) => line)];
}

interface ForeignKey {
  readonly table: string;
  readonly target: string;
  readonly name: string;
  readonly columns: readonly string[];
  readonly targetColumns: readonly string[];
  /** Letters of `pg_constraint`. */
  readonly onDelete: string;
  readonly onUpdate: string;
}

async function foreignKeys(client: ClientBase): Promise<ForeignKey[]> {
  const names = (relation: string, keys: string) => `(
    select array_agg(attname::text order by place) from unnest(${keys}) with ordinality as part(number, place)
    join pg_attribute on attrelid = ${relation} and attnum = number)`;
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, confrelid::regclass::text as target, conname as name,
        ${names('conrelid', 'conkey')} as columns, ${names('confrelid', 'confkey')} as "targetColumns",
        confdeltype as "onDelete", confupdtype as "onUpdate"
      from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
      order by conname`,
  );
  return rows;
}

/** No action, or restrict. */
const PASSIVE = ['a', 'r'];
const CASCADE = 'c';

function whyRefused(key: ForeignKey, { distributed, reference }: Placement): string | undefined {
  const isDistributed = distributed.includes(key.table);
  const isPassive = PASSIVE.includes(key.onDelete) && PASSIVE.includes(key.onUpdate);
  if (distributed.includes(key.target)) {
    if (!isDistributed) return 'leads from the coordinator to a node';
    const place = key.columns.indexOf(COLUMN);
    if (place < 0 || key.targetColumns[place] !== COLUMN) return 'leads to another node';
  } else if (!reference.includes(key.target)) {
    if (isDistributed) return 'leads from a node to the coordinator';
    const spreads = reference.includes(key.table) && !isPassive;
    return spreads ? 'writes from the coordinator to each node' : undefined;
  }
  const deletes = key.onDelete === CASCADE && PASSIVE.includes(key.onUpdate);
  const mayMove = isDistributed && key.columns.includes(COLUMN) && !isPassive && !deletes;
  return mayMove ? 'changes the institute' : undefined;
}

/**
 * Has PostgreSQL make a copy of each distributed table that is partitioned by the institute, with its keys: it refuses a unique
 * key that does not contain what it is partitioned by.
 */
export async function partitionByInstitute(
  client: ClientBase,
  { distributed }: Placement,
): Promise<void> {
  for (const table of distributed) {
    await client.query(
      `create table ${copyOf(table)} (like "${table}" including all) partition by hash (${COLUMN})`,
    );
    for (const part of [0, 1]) {
      await client.query(`create table "${table} ${part}" partition of ${copyOf(table)}
        for values with (modulus 2, remainder ${part})`);
    }
  }
  for (const { table, target, columns, targetColumns, onDelete } of await foreignKeys(client)) {
    if (!distributed.includes(table)) continue;
    const to = distributed.includes(target) ? copyOf(target) : `"${target}"`;
    await client.query(`alter table ${copyOf(table)} add foreign key (${columns.join(', ')})
      references ${to} (${targetColumns.join(', ')}) on delete ${onDelete === CASCADE ? 'cascade' : 'no action'}`);
  }
}

function copyOf(table: string): string {
  return `"${table} in parts"`;
}
