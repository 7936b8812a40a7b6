import { referenceKey } from '@booking/api-client/contract';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { subscriptionEntry } from '../schema/subscription.ts';
import { fillOnce } from './fill-once.ts';

/** Written by one statement each. */
const BATCH = 200;

/** Writes what references are compared and searched by, of payments that an older release has recorded. */
export function fillReferenceKeys(db: Database): Promise<void> {
  return fillOnce(db, { key: 'referenceKeys' }, () => fillEntries(db));
}

async function fillEntries(db: Database): Promise<void> {
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
    if (!last || rows.length < BATCH) return;
    after = last;
  }
}
