import { getTableName, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import * as tables from '../schema/index.ts';

/** Removes every row of every table. */
export async function empty(db: Database): Promise<void> {
  const names = Object.values(tables).map((table) => `"${getTableName(table)}"`);
  // What the product never deletes goes with its database, or here.
  const paperTables = [tables.paper, tables.paperSeries].map((table) => getTableName(table));
  const triggers = (state: string) =>
    paperTables.map((name) => `alter table ${name} ${state} trigger user`);
  const truncate = `truncate ${names.join(', ')} cascade`;
  await db.execute(sql.raw([...triggers('disable'), truncate, ...triggers('enable')].join('; ')));
}
