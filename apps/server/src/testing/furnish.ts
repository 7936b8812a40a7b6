import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { newId } from '../database/id.ts';
import { created } from '../schema/columns.ts';
import * as tables from '../schema/index.ts';

/** A category with a price, and an asset of it. */
export async function furnish(db: Database, institutionId: string): Promise<void> {
  const [kind] = await db
    .select({ id: tables.generic.id })
    .from(tables.generic)
    .innerJoin(tables.institution, eq(tables.institution.templateId, tables.generic.templateId))
    .where(eq(tables.institution.id, institutionId))
    .limit(1);
  const row = {
    institutionId,
    name: 'Deluxe',
    code: 'DLX',
    order: 0,
    searchText: ' deluxe dlx',
    ...created(null, new Date()),
  };
  const categoryId = newId();
  await db
    .insert(tables.category)
    .values({ ...row, id: categoryId, genericId: kind?.id ?? '', basePriceMinor: 450_000 });
  await db.insert(tables.asset).values({ ...row, id: newId(), categoryId, codeKey: 'DLX' });
}
