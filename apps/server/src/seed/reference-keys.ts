import { referenceKey } from '@booking/api-client/contract';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { meta } from '../schema/meta.ts';
import { subscriptionEntry } from '../schema/subscription.ts';

/** Written by one statement each. */
const BATCH = 200;

/**
 * Writes what references are compared by of payments that an older release has recorded, once in the life of a database.
 * Part of the housekeeping, since the older release serves on while a newer one starts.
 */
export async function fillReferenceKeys(db: Database): Promise<void> {
  const key = 'referenceKeys';
  const [done] = await db.select().from(meta).where(eq(meta.key, key));
  if (done) return;
  let after = { institutionId: '', id: '' };
  for (;;) {
    const { institutionId, id, reference } = subscriptionEntry;
    const rows = await db
      .select({ institutionId, id, reference })
      .from(subscriptionEntry)
      .where(
        and(
          eq(subscriptionEntry.kind, 'payment'),
          isNull(subscriptionEntry.referenceKey),
          isNotNull(reference),
          // In the order of the primary key.
          sql`(${institutionId}, ${id}) > (${after.institutionId}, ${after.id})`,
        ),
      )
      .orderBy(asc(institutionId), asc(id))
      .limit(BATCH);
    const keys = rows
      .map((row) => ({ ...row, key: referenceKey(row.reference) }))
      .filter((row) => row.key !== '');
    await db.execute(sql`update ${subscriptionEntry} set reference_key = given.key
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
        as given ("institutionId" text, id text, key text)
      where ${institutionId} = given."institutionId" and ${id} = given.id`);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) break;
    after = last;
  }
  await db.insert(meta).values({ key, value: new Date().toISOString() }).onConflictDoNothing();
}
