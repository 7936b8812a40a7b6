import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { pricing } from '../schema/pricing.ts';

type Plan = typeof pricing.$inferSelect;

/** The plan of a template by its key; plans are the same for every tenant. */
export async function findPlan(db: Database, templateId: string, key: Plan['key']) {
  const [plan] = await db
    .select()
    .from(pricing)
    .where(and(eq(pricing.templateId, templateId), eq(pricing.key, key)));
  return plan;
}

/** A plan by its id. */
export async function getPlan(db: Database, id: string) {
  const [plan] = await db.select().from(pricing).where(eq(pricing.id, id));
  return plan;
}
