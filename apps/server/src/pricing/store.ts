import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { pricing } from '../schema/pricing.ts';

/** The plan of a template by its key; plans are the same for every tenant. */
export async function findPlan(db: Database, templateId: string, key: string) {
  const [plan] = await db
    .select()
    .from(pricing)
    .where(and(eq(pricing.templateId, templateId), eq(pricing.key, key)));
  return plan;
}
