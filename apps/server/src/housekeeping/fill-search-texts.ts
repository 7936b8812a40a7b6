import type { Column } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { writeSearchTexts } from '../database/search.ts';
import { inTransaction } from '../database/transaction.ts';
import { type Progress, untilDone } from './progress.ts';

/** Locked for a moment each: everyone else writes in between. */
const SLICE = 200;

/**
 * Writes search texts that are missing, a slice at a time: a start waits for no rows.
 *
 * @param readMissing Locks at most `limit` rows without a text, and returns the text of each.
 */
export async function fillSearchTexts(
  db: Database,
  table: PgTable & { readonly id: Column },
  readMissing: (
    tx: Database,
    limit: number,
  ) => Promise<readonly { readonly id: string; readonly text: string }[]>,
  progress: Progress,
): Promise<void> {
  await untilDone(progress, () =>
    inTransaction(db, async (tx) => {
      const texts = await readMissing(tx, SLICE);
      await writeSearchTexts(tx, table, texts);
      return texts.length === SLICE;
    }),
  );
}
