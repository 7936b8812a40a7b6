import type { ClientBase } from 'pg';
import { applyMigrations } from '../database/migrate.ts';
import { BackupError, type Part } from './backup-file.ts';
import { rowsOf, settings, tablesOf } from './rows.ts';
import { tableSum } from './table-sum.ts';

export interface LoadOptions {
  /** Whether what the database holds may go. */
  readonly replace: boolean;
}

export interface Loaded {
  readonly tables: number;
  readonly rows: number;
}

/**
 * Puts a backup into a database, all or nothing: the tables as they were then, their rows, a look at
 * every row that was written, and then the migrations that have come since.
 *
 * @throws BackupError when the database holds something and `replace` is off, or when the backup is
 *   damaged or from a later version.
 */
export async function load(
  client: ClientBase,
  parts: AsyncIterable<Part>,
  { replace }: LoadOptions,
): Promise<Loaded> {
  await client.query('begin');
  try {
    await settings(client);
    // Rows that are put back are no one's change; the entries of the backup are among them.
    await client.query("set local booking.audit = 'off'");
    await dropTables(client, replace);
    const loaded = await fill(client, parts);
    await applyMigrations(client);
    await client.query('commit');
    return loaded;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function dropTables(client: ClientBase, replace: boolean): Promise<void> {
  const tables = await tablesOf(client);
  if (!replace) {
    for (const table of tables.filter((name) => ['app_user', 'institution'].includes(name))) {
      const { rowCount } = await client.query(
        `select from ${client.escapeIdentifier(table)} limit 1`,
      );
      if (!rowCount) continue;
      throw new BackupError(
        'The database is not empty. Restore into an empty one, or add --replace to overwrite it.',
      );
    }
  }
  const all = [...tables, 'migration'].map((name) => client.escapeIdentifier(name));
  await client.query(`drop table if exists ${all.join(', ')} cascade`);
}

async function fill(client: ClientBase, parts: AsyncIterable<Part>): Promise<Loaded> {
  let table = '';
  let rows: string[] = [];
  let size = 0;
  let links: Link[] = [];
  let filled: readonly string[] = [];
  let loaded = 0;
  /** The tables that the head's migrations make, and that are still to come. */
  let missing: Set<string> | undefined;
  let tables = 0;
  const flush = async () => {
    if (rows.length > 0) await insert(client, table, rows);
    rows = [];
    size = 0;
  };
  for await (const part of parts) {
    if ((part.kind === 'head') !== (missing === undefined)) {
      throw damaged('it begins with one head, and has no other');
    }
    const isOfTable = part.kind === 'row' || part.kind === 'sum';
    if (isOfTable !== (table !== '')) throw damaged('its rows are not each in one table');
    switch (part.kind) {
      case 'head':
        if (part.format !== 1)
          throw new BackupError('The backup is from a newer version of Booking.');
        await applyMigrations(client, part.migrations);
        // Migrations bring rows of their own; those of the backup take their place. What triggers refuse or copy is done.
        missing = new Set(await tablesOf(client));
        filled = [...missing];
        for (const name of missing) {
          await client.query(`alter table ${client.escapeIdentifier(name)} disable trigger user`);
        }
        for (const name of missing) {
          // No one may truncate it, and nothing has written to it.
          if (name === 'audit_entry') continue;
          await client.query(`truncate ${client.escapeIdentifier(name)} cascade`);
        }
        links = await unlink(client);
        break;
      case 'table':
        table = part.name;
        if (!missing?.delete(table)) throw damaged(`${table} is unknown or repeated`);
        tables += 1;
        break;
      case 'row':
        rows.push(part.json);
        size += part.json.length;
        if (rows.length === ROWS_AT_ONCE || size > SIZE_AT_ONCE) await flush();
        break;
      case 'sum':
        await flush();
        await check(client, table, part);
        loaded += part.rows;
        table = '';
        break;
      case 'end':
        if (missing?.size) throw damaged(`${[...missing].join(', ')} is missing`);
        if (part.tables !== tables) throw damaged(`it has ${tables} of ${part.tables} tables`);
        await link(client, links);
        for (const name of filled) {
          await client.query(`alter table ${client.escapeIdentifier(name)} enable trigger user`);
        }
        break;
    }
  }
  return { tables, rows: loaded };
}

function damaged(how: string): BackupError {
  return new BackupError(`The backup is damaged: ${how}.`);
}

const ROWS_AT_ONCE = 500;
const SIZE_AT_ONCE = 4 * 1024 * 1024;

async function insert(client: ClientBase, table: string, rows: readonly string[]): Promise<void> {
  const name = client.escapeIdentifier(table);
  if (table === 'audit_entry') await addMonths(client, rows);
  await client.query(
    `insert into ${name} select * from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
    [`[${rows.join(',')}]`],
  );
}

/** The partitions of the entries, of months before the restore too: what lies in none could never be detached. */
async function addMonths(client: ClientBase, rows: readonly string[]): Promise<void> {
  await client.query(
    `select audit_add_months(month, 1) from (
        select distinct date_trunc('month', (entry ->> 'at')::timestamptz at time zone 'UTC')::date as month
        from jsonb_array_elements($1::jsonb) as entry) as months`,
    [`[${rows.join(',')}]`],
  );
}

/** Reads back what was written. */
async function check(
  client: ClientBase,
  table: string,
  expected: { readonly rows: number; readonly sum: string },
): Promise<void> {
  const sum = tableSum();
  for await (const json of rowsOf(client, table)) sum.add(json);
  if (sum.rows() === expected.rows && sum.sum() === expected.sum) return;
  throw damaged(`the rows of ${table} are not the rows of the backup`);
}

interface Link {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Takes the foreign keys away: tables refer to one another in circles, so no order would do. */
async function unlink(client: ClientBase): Promise<Link[]> {
  const { rows } = await client.query<Link>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name,
        pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rows) {
    await client.query(`alter table ${table} drop constraint ${name}`);
  }
  return rows;
}

/**
 * Puts the foreign keys back; the database looks at every row for each of them, also where a migration has left that to a
 * later one.
 */
async function link(client: ClientBase, links: readonly Link[]): Promise<void> {
  for (const { table, name, definition } of links) {
    const whole = definition.replace(/ NOT VALID$/, '');
    await client.query(`alter table ${table} add constraint ${name} ${whole}`);
  }
}
