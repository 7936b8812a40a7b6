import { eq, sql } from 'drizzle-orm';
import type { WriteContext } from '../resource/context.ts';
import { category } from '../schema/category.ts';

/** Gives the categories of a colour another one, before the colour itself is locked (`resource/lock-order.ts`). */
export async function recolorCategories(
  { db, actor, now }: WriteContext,
  from: string,
  to: string,
): Promise<void> {
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
