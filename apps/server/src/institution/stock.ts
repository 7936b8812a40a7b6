import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { asset } from '../schema/asset.ts';
import { category } from '../schema/category.ts';

/** Returns whether an institute has categories, assets and a price: its activation needs each of them. */
export async function stockOf(db: Database, institutionId: string) {
  const own = eq(category.institutionId, institutionId);
  return {
    category: (await db.$count(category, own)) > 0,
    asset: (await db.$count(asset, eq(asset.institutionId, institutionId))) > 0,
    price: (await db.$count(category, and(own, gt(category.basePriceMinor, 0)))) > 0,
  };
}
