import { referenceKey } from '@booking/api-client/contract';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { inSlices, type Progress, wholeRun } from '../housekeeping/progress.ts';
import { subscriptionEntry } from '../schema/subscription.ts';
import { fillOnce } from './fill-once.ts';

/** Written by one statement each. */
const SLICE = 200;

/** Writes what references are compared and searched by, of payments that an older release has recorded. */
export function fillReferenceKeys(
  db: Database,
  _now: Date,
  progress: Progress = wholeRun,
): Promise<void> {
  return fillOnce(db, { key: 'referenceKeys' }, () =>
    inSlices(progress, (after) => fillSlice(db, after)),
  );
}

/** Fills a slice of rows, in the order of the two parts of the primary key. */
async function fillSlice(db: Database, after: string): Promise<string | undefined> {
  const [afterInstitution = '', afterEntry = ''] = after.split(' ');
  const { institutionId, id, reference } = subscriptionEntry;
  const rows = await db
    .select({ institutionId, id, reference })
    .from(subscriptionEntry)
    .where(
      and(
        eq(subscriptionEntry.kind, 'payment'),
        isNull(subscriptionEntry.referenceKey),
        isNotNull(reference),
        sql`(${institutionId}, ${id}) > (${afterInstitution}, ${afterEntry})`,
      ),
    )
    .orderBy(asc(institutionId), asc(id))
    .limit(SLICE);
  const keys = rows
    .map((row) => ({ ...row, key: referenceKey(row.reference) }))
    .filter((row) => row.key !== '');
  await db.execute(sql`update ${subscriptionEntry} set reference_key = given.key
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
      as given ("institutionId" text, id text, key text)
    where ${institutionId} = given."institutionId" and ${id} = given.id`);
  const last = rows.at(-1);
  return last && `${last.institutionId} ${last.id}`;
}
