import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { meta } from '../schema/meta.ts';

/** Runs a seed once in the life of a database: what someone removes later stays removed. */
export async function seedOnce(
  db: Database,
  name: string,
  seed: (tx: Database) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const mark = { key: `seed:${name}`, value: new Date().toISOString() };
    // The mark first: a process that starts at the same moment waits here until this one has written.
    const marked = await tx.insert(meta).values(mark).onConflictDoNothing().returning();
    if (marked.length > 0) await seed(tx);
  });
}
