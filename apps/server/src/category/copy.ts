import { and, eq } from 'drizzle-orm';
import type { WriteContext } from '../resource/context.ts';
import { category } from '../schema/category.ts';
import { generic } from '../schema/generic.ts';
import { institution } from '../schema/tenant.ts';
import { categories } from './category.ts';

/**
 * Gives a new institution the categories of another, as far as its template rents them, without their assets. What its
 * plan does not include stays. Amounts in another currency are left out.
 */
export async function copyCategories(
  context: WriteContext,
  from: string,
  to: string,
): Promise<void> {
  const { db } = context;
  const facts = { templateId: institution.templateId, currency: institution.currency };
  const [source] = await db.select(facts).from(institution).where(eq(institution.id, from));
  const [target] = await db.select(facts).from(institution).where(eq(institution.id, to));
  if (!source || !target) return;
  const amounts =
    source.currency === target.currency
      ? {}
      : { basePriceMinor: 0, extraAdultMinor: 0, extraChildMinor: 0 };
  const rows = await db
    .select({ category })
    .from(category)
    .innerJoin(generic, eq(generic.id, category.genericId))
    .where(and(eq(category.institutionId, from), eq(generic.templateId, target.templateId)))
    .orderBy(category.order, category.id);
  for (const { category: row } of rows) {
    const { id, createdAt, updatedAt, createdBy, updatedBy, version, ...fields } = row;
    await categories.insert(context, { ...fields, ...amounts, institutionId: to });
  }
}
