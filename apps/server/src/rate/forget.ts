import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { deleteInBatches } from '../housekeeping/delete-in-batches.ts';
import type { WriteContext } from '../resource/context.ts';
import { rate, rateBatch, rateChange, VISIBLE_STATES } from '../schema/rate.ts';

/** Removes the rates of assets that leave their category, where they can't be shown or cleared. The institution is locked; their history stays. */
export async function forgetRatesOfAssets(
  { db }: WriteContext,
  institutionId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .delete(rate)
    .where(and(eq(rate.institutionId, institutionId), inArray(rate.assetId, [...ids])));
}

/** Removes what is left of the rates of a category that is deleted. The institution is locked; their history stays. */
export async function forgetRatesOfCategory(
  { db }: WriteContext,
  institutionId: string,
  id: string,
): Promise<void> {
  await db.delete(rate).where(and(eq(rate.institutionId, institutionId), eq(rate.categoryId, id)));
}

/** Removes what is left of the rates of packages that come or go. The institution is locked; their history stays. */
export async function forgetRatesOfPackages(
  { db }: WriteContext,
  institutionId: string,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await db
    .delete(rate)
    .where(and(eq(rate.institutionId, institutionId), inArray(rate.ratePackage, [...keys])));
}

/** Retained history of the rates of an institution: its last batches, as long as they have no more changes. */
export const HISTORY_MAX: Readonly<Record<'batches' | 'changes', number>> = {
  batches: 1_000,
  changes: 250_000,
};

/** Removes the oldest batches beyond what is kept. The newest one stays, whatever its size. The institution is locked. */
export async function forgetOldBatches(
  db: Database,
  institutionId: string,
  newest: number,
): Promise<void> {
  const { rows } = await db.execute<{ oldest: number | null }>(sql`
    select min(revision)::int as oldest from (
      select revision, sum(affected) over later as changes, count(*) over later as batches
      from ${rateBatch} where institution_id = ${institutionId} and ${inArray(rateBatch.state, VISIBLE_STATES)}
      window later as (order by revision desc)
    ) as batch
    where revision = ${newest}
      or (changes <= ${HISTORY_MAX.changes} and batches <= ${HISTORY_MAX.batches})`);
  const oldest = rows[0]?.oldest ?? newest;
  await db
    .delete(rateBatch)
    .where(
      and(
        eq(rateBatch.institutionId, institutionId),
        lt(rateBatch.revision, oldest),
        inArray(rateBatch.state, VISIBLE_STATES),
      ),
    );
}

/**
 * Removes the changes of forgotten batches, few enough at a time that others get their turn. `db` is not a transaction.
 */
export async function forgetOldChanges(db: Database, institutionId: string): Promise<void> {
  const oldest = sql`(select min(${rateBatch.revision}) from ${rateBatch}
    where ${rateBatch.institutionId} = ${institutionId})`;
  const old = and(
    eq(rateChange.institutionId, institutionId),
    sql`${rateChange.revision} < ${oldest}`,
  );
  await deleteInBatches(db, rateChange, old);
}
