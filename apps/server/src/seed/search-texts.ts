import { and, asc, getTableColumns, gt, inArray } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { SEARCH_TEXT_VERSION, searchText, writeSearchTexts } from '../database/search.ts';
import { inTransaction } from '../database/transaction.ts';
import { inSlicesOf, type Progress, wholeRun } from '../housekeeping/progress.ts';
import * as tables from '../schema/index.ts';
import { fillOnce } from './fill-once.ts';

/** Locked for a moment each: everyone else writes in between. */
const SLICE = 200;

type SearchedTable = PgTable & { readonly id: AnyPgColumn; readonly searchText: AnyPgColumn };

/**
 * Rewrites the search texts that an older release wrote by other rules. It needs none of their fields: a
 * text that is folded again is the text that its fields would make. Until then they are found as they were before.
 */
export function renewSearchTexts(
  db: Database,
  _now: Date,
  progress: Progress = wholeRun,
): Promise<void> {
  const all: readonly PgTable[] = Object.values(tables);
  // Entries never change, and the database has folded them.
  const searched = all.filter(isSearched).filter((table) => table !== tables.auditEntry);
  return fillOnce(db, { key: 'searchTexts', version: String(SEARCH_TEXT_VERSION) }, () =>
    inSlicesOf(progress, searched, (table, after) => renewSlice(db, table, after)),
  );
}

function isSearched(table: PgTable): table is SearchedTable {
  return Object.hasOwn(getTableColumns(table), 'searchText');
}

async function renewSlice(
  db: Database,
  table: SearchedTable,
  after: string,
): Promise<string | undefined> {
  const rows = await db
    .select({ id: table.id, text: table.searchText })
    .from<PgTable>(table)
    .where(gt(table.id, after))
    .orderBy(asc(table.id))
    .limit(SLICE);
  const old = rows.filter(({ text }) => renewed(text) !== text).map(({ id }) => String(id));
  if (old.length > 0) await inTransaction(db, (tx) => renewRows(tx, table, old));
  const last = rows.at(-1);
  return last && String(last.id);
}

/** Locked and read again: someone may have written them since. */
async function renewRows(db: Database, table: SearchedTable, ids: readonly string[]) {
  const rows = await db
    .select({ id: table.id, text: table.searchText })
    .from<PgTable>(table)
    .where(and(inArray(table.id, [...ids])))
    .orderBy(asc(table.id))
    .for('update');
  await writeSearchTexts(
    db,
    table,
    rows.map(({ id, text }) => ({ id: String(id), text: String(renewed(text) ?? '') })),
  );
}

/** A missing text is written by another part of the housekeeping (`account/search-text.ts`). */
function renewed(text: unknown): unknown {
  return typeof text === 'string' && text !== '' ? searchText([text]) : text;
}
