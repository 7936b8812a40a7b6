import { getTableName, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import * as tables from '../schema/index.ts';

/**
 * Refuses a second update of a row in one transaction, in all tables: each writes the row and its indexes again, the
 * first for nothing. A call that does so answers 500, in whatever test. What the product does by itself, such as renewals
 * that make up for a stop, may move a row several times.
 */
export async function refuseRewrites(db: Database): Promise<void> {
  const triggers = Object.values(tables)
    // Others with the key wait for its row while the work is done, and its answer is known last.
    .filter((table) => table !== tables.idempotencyKey)
    // A transaction takes as many numbers as it issues papers.
    .filter((table) => table !== tables.paperSeries)
    .map(
      (table) => `create or replace trigger written_once after update on "${getTableName(table)}"
        for each row execute function written_once()`,
    );
  await db.execute(sql.raw([FUNCTION, ...triggers].join(';')));
}

/** Where the rows lie that the transaction has updated so far is in a setting that ends with it. */
const FUNCTION = `
  create or replace function written_once() returns trigger language plpgsql as $$
  declare
    seen text := coalesce(current_setting('tests.updated', true), '');
    by_itself boolean := to_jsonb(new) -> 'updated_by' = 'null';
    -- Codes that swap are unique at every moment (category/codes.ts).
    swaps boolean := tg_table_name = 'category' and to_jsonb(old) ->> 'code' like '~%';
    -- A move of its plan reaches it before it is changed otherwise (subscription/follow-moves.ts).
    follows boolean := tg_table_name = 'subscription'
      and to_jsonb(old) -> 'move_number' <> to_jsonb(new) -> 'move_number';
  begin
    if by_itself or swaps or follows then
      return null;
    end if;
    if strpos(seen, tg_table_name || old.ctid::text || ';') > 0 then
      raise exception '% is updated twice in one transaction: %', tg_table_name, to_jsonb(old);
    end if;
    perform set_config('tests.updated', seen || tg_table_name || new.ctid::text || ';', true);
    return null;
  end $$`;
