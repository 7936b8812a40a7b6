import type { ClientBase } from 'pg';

/** The journal of migrations is no table of the product: a backup names its entries in its head. */
const JOURNAL = ['migration', 'migration_lock'];
/** Rows that are fetched at once; one at a time where they hold whole files. */
const AT_ONCE = 500;

/** The product's tables of a database, by name. */
export async function tablesOf(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname <> all ($1)
        and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
      order by relname`,
    [JOURNAL],
  );
  return rows.map(({ name }) => name);
}

/** Begins the transaction in which both sides of a backup read: the same text for the same values. */
export async function beginReading(client: ClientBase): Promise<void> {
  await client.query('begin isolation level repeatable read read only');
  await settings(client);
}

/** The settings that the text of values depends on, and no limit on time. For the transaction only. */
export async function settings(client: ClientBase): Promise<void> {
  await client.query("set local timezone = 'UTC'");
  await client.query("set local datestyle = 'ISO'");
  await client.query('set local extra_float_digits = 1');
  await client.query("set local bytea_output = 'hex'");
  await client.query('set local statement_timeout = 0');
  await client.query('set local idle_in_transaction_session_timeout = 0');
}

/** The rows of a table as the database writes them in JSON. Inside a transaction. */
export async function* rowsOf(client: ClientBase, table: string): AsyncGenerator<string> {
  const name = client.escapeIdentifier(table);
  const holdsFiles = await client.query(
    `select from pg_attribute where attrelid = $1::regclass and atttypid = 'bytea'::regtype`,
    [name],
  );
  const many = holdsFiles.rowCount ? 1 : AT_ONCE;
  await client.query(
    `declare backup_rows no scroll cursor for select to_jsonb(t)::text as row from ${name} t`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${many} from backup_rows`);
    if (rows.length === 0) break;
    for (const { row } of rows) yield row;
  }
  await client.query('close backup_rows');
}
