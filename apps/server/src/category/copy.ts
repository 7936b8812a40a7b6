import { and, eq } from 'drizzle-orm';
import type { WriteContext } from '../resource/context.ts';
import { category } from '../schema/category.ts';
import { generic } from '../schema/generic.ts';
import { institution } from '../schema/tenant.ts';
import { categories } from './category.ts';

const NO_PRICES = { basePriceMinor: 0, extraAdultMinor: 0, extraChildMinor: 0 } as const;

/**
 * Gives a new institution the categories of another, with their pictures and without their assets: those of what its
 * own template rents, and without prices where it has another currency. The files of pictures are shared.
 */
export async function copyCategories(
  context: WriteContext,
  from: string,
  to: string,
): Promise<void> {
  const { db } = context;
  const facts = { templateId: institution.templateId, currency: institution.currency };
  const [target] = await db.select(facts).from(institution).where(eq(institution.id, to));
  if (!target) return;
  const rows = await db
    .select({ row: category, currency: institution.currency })
    .from(category)
    .innerJoin(institution, eq(institution.id, category.institutionId))
    .innerJoin(generic, eq(generic.id, category.genericId))
    .where(and(eq(category.institutionId, from), eq(generic.templateId, target.templateId)))
    .orderBy(category.order, category.id);
  for (const { row, currency } of rows) {
    const { id, createdAt, updatedAt, createdBy, updatedBy, version, searchText, ...fields } = row;
    await categories.insert(context, {
      ...fields,
      ...(currency !== target.currency && NO_PRICES),
      institutionId: to,
    });
  }
}
