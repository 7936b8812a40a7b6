import { and, eq, inArray } from 'drizzle-orm';
import type { WriteContext } from '../resource/context.ts';
import { rate } from '../schema/rate.ts';

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
