import { eq, inArray, sql } from 'drizzle-orm';
import type { WriteContext } from '../resource/context.ts';
import { category } from '../schema/category.ts';
import { institution } from '../schema/tenant.ts';

/** Gives the categories of a colour another one, before the colour itself is locked (`resource/lock-order.test.ts`). */
export async function recolorCategories(
  { db, actor, now }: WriteContext,
  from: string,
  to: string,
): Promise<void> {
  // Their institutions first, as with every change of what belongs to one.
  const homes = db
    .select({ id: category.institutionId })
    .from(category)
    .where(eq(category.colorId, from));
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
    .where(eq(category.colorId, from));
}
