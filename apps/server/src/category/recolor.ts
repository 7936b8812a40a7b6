import { and, eq, inArray, sql } from 'drizzle-orm';
import type { WriteContext } from '../resource/context.ts';
import { category } from '../schema/category.ts';
import { institution } from '../schema/tenant.ts';

/** Categories in one transaction, and so the institutions that it holds. */
export const RECOLORED_AT_ONCE = 200;

/**
 * Gives the next categories of a colour another one, before the colour itself is locked (`resource/lock-order.test.ts`).
 * Returns whether these were the last ones.
 */
export async function recolorCategories(
  { db, actor, now }: WriteContext,
  from: string,
  to: string,
): Promise<boolean> {
  const next = await db
    .select({ id: category.id, institutionId: category.institutionId })
    .from(category)
    .where(eq(category.colorId, from))
    .limit(RECOLORED_AT_ONCE + 1);
  const rows = next.slice(0, RECOLORED_AT_ONCE);
  if (rows.length === 0) return true;
  const homes = rows.map(({ institutionId }) => institutionId);
  // Their institutions first, as with every change of what belongs to one.
  await db
    .select({ id: institution.id })
    .from(institution)
    .where(inArray(institution.id, homes))
    .orderBy(institution.id)
    .for('update');
  await db
    .update(category)
    .set({
      colorId: to,
      updatedAt: now,
      updatedBy: actor.userId,
      version: sql`${category.version} + 1`,
    })
    .where(
      and(
        eq(category.colorId, from),
        inArray(category.institutionId, homes),
        inArray(
          category.id,
          rows.map(({ id }) => id),
        ),
      ),
    );
  return next.length === rows.length;
}
