import { seenAs } from '@booking/api-client/contract';
import { and, asc, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { inSlicesOf, type Progress, wholeRun } from '../housekeeping/progress.ts';
import { asset } from '../schema/asset.ts';
import { category } from '../schema/category.ts';
import { color } from '../schema/color.ts';
import { ota } from '../schema/ota.ts';
import { pricing } from '../schema/pricing.ts';
import { whatsapp } from '../schema/whatsapp.ts';
import { fillOnce } from './fill-once.ts';

/** Locked for a moment each: everyone else writes in between. */
const SLICE = 200;

/** The tables whose rows no two look the same of, with the field, and what they are within. */
const NAMED: readonly Named[] = [
  { table: category, name: category.name, within: category.institutionId },
  { table: asset, name: asset.code, within: asset.institutionId },
  { table: whatsapp, name: whatsapp.name, within: whatsapp.institutionId },
  { table: pricing, name: pricing.header, within: pricing.templateId },
  { table: color, name: color.name },
  { table: ota, name: ota.name },
];

interface Named {
  readonly table: PgTable & { readonly id: AnyPgColumn; readonly seenAs: AnyPgColumn };
  readonly name: AnyPgColumn;
  readonly within?: AnyPgColumn;
}

/**
 * Writes what the names of rows look like that an older release has made. Of those that look the same the first has it; the
 * others stay as they are until someone renames them.
 */
export function fillSeenNames(
  db: Database,
  _now: Date,
  progress: Progress = wholeRun,
): Promise<void> {
  const tables = NAMED.map(({ table }) => table);
  return fillOnce(db, { key: 'seenNames' }, () =>
    inSlicesOf(progress, tables, (table, after) => fillSlice(db, table, after)),
  );
}

async function fillSlice(
  db: Database,
  table: Named['table'],
  after: string,
): Promise<string | undefined> {
  const rows = await db
    .select({ id: table.id })
    .from<PgTable>(table)
    .where(and(isNull(table.seenAs), gt(table.id, after)))
    .orderBy(asc(table.id))
    .limit(SLICE);
  const ids = rows.map(({ id }) => String(id));
  const named = NAMED.find((candidate) => candidate.table === table);
  if (named && ids.length > 0) await inTransaction(db, (tx) => fillRows(tx, named, ids));
  return ids.at(-1);
}

/** Locked and read again: someone may have renamed them since. */
async function fillRows(
  db: Database,
  { table, name, within }: Named,
  ids: readonly string[],
): Promise<void> {
  const rows = await db
    .select({ id: table.id, name })
    .from<PgTable>(table)
    .where(and(inArray(table.id, [...ids]), isNull(table.seenAs)))
    .orderBy(asc(table.id))
    .for('update');
  for (const row of rows) {
    const seen = seenAs(String(row.name));
    const sameParent = within ? sql`and other.${sql.identifier(within.name)} = ${within}` : sql``;
    await db.execute(sql`update ${table} set seen_as = ${seen} where ${table.id} = ${row.id}
      and not exists (select from ${table} as other where other.seen_as = ${seen} ${sameParent})`);
  }
}
