import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';

/** Months that are there ahead of time, with the current one. */
const MONTHS = 3;

/** Makes the partitions of the audit log for the months that come. */
export async function addAuditMonths(db: Database): Promise<void> {
  await db.execute(
    sql`select audit_add_months((now() at time zone 'UTC')::date, ${MONTHS}::integer)`,
  );
}

/**
 * Takes what is older than the current month and `retention` months before it out of the log: each month is a table of the schema
 * `audit_archive` then, as unchangeable as before. Returns their names, the oldest first.
 */
export function detachAuditMonths(db: Database, retention: number): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ name: string }>(sql`
      select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = 'audit_entry'::regclass and relname ~ '^audit_entry_[0-9]{4}_[0-9]{2}$'
        and relname < to_char(now() at time zone 'UTC' - make_interval(months => ${retention}::integer), '"audit_entry_"YYYY"_"MM')
      order by relname`);
    if (rows.length > 0) await tx.execute(sql`create schema if not exists audit_archive`);
    for (const { name } of rows) {
      const [month, archived] = [sql.identifier(name), sql.identifier('audit_archive')];
      await tx.execute(sql`alter table audit_entry detach partition ${month}`);
      await tx.execute(sql`create trigger ${sql.identifier(`${name}_append_only`)}
        before update or delete on ${month} for each row execute function audit_refuse()`);
      await tx.execute(sql`alter table ${month} set schema ${archived}`);
    }
    return rows.map(({ name }) => name);
  });
}
