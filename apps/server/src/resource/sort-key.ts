import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ReadContext } from './context.ts';

/** The highest sort key of an order that people choose (`place` in the contract). */
export const LAST_SORT_KEY = 9_999;

/** Returns the sort key of a new row, which comes last of all rows, or of those that `among` is true for. */
export async function nextSortKey(
  { db }: ReadContext,
  table: PgTable & { readonly order: AnyPgColumn },
  among?: SQL,
): Promise<number> {
  const next = sql<number>`least(coalesce(max(${table.order}) + 1, 0), ${LAST_SORT_KEY}::int)`;
  const [row] = await db.select({ next }).from<PgTable>(table).where(among);
  return Number(row?.next ?? 0);
}
