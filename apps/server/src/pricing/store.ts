import type { Wire } from '@booking/api-client/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { entityFields } from '../database/document.ts';
import { anyOfValues } from '../database/list.ts';
import { resource } from '../resource/resource.ts';
import { rowsOf } from '../resource/rows.ts';
import { pricing } from '../schema/pricing.ts';
import { template } from '../schema/template.ts';

type Plan = typeof pricing.$inferSelect;

type Query = Wire['pricing']['list']['query']['_zod']['output'];

/** The plans on sale, the same for every tenant. */
export const plans = resource(rowsOf({ table: pricing, noun: 'Plan', tenant: 'platform' }), {
  document: {
    ...entityFields(pricing, ['key', 'header', 'level', 'currency', 'trialDays', 'order']),
    price: sql`${pricing.priceMinor}::float / 100`,
    template: sql`(select json_build_object('_id', ${template.id}, 'name', ${template.name})
      from ${template} where ${template.id} = ${pricing.templateId})`,
  },
  filters: (query: Query) => [anyOfValues(pricing.templateId, query.template)],
  search: sql`' ' || lower(${pricing.header})`,
  sort: { createdAt: pricing.createdAt, order: pricing.order },
  defaultSort: 'order',
});

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
