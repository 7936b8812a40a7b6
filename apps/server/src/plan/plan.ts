import type { PlanLimits, TemplateKey } from '@booking/api-client/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { pricing } from '../schema/pricing.ts';
import { template } from '../schema/template.ts';

export type Plan = typeof pricing.$inferSelect;

/** The plan that new institutes of a template try: the one with this key, or, where it is archived, the first on sale. */
export async function findPlan(db: Database, templateId: string, key: string) {
  const plans = await db
    .select()
    .from(pricing)
    .where(and(eq(pricing.templateId, templateId), eq(pricing.isActive, true)))
    .orderBy(asc(pricing.order), asc(pricing.id));
  return plans.find((plan) => plan.key === key) ?? plans[0];
}

/** The plans that everyone may see, of the templates that are open, in their order. */
export async function publicPlans(
  db: Database,
): Promise<readonly (Plan & { readonly template: TemplateKey })[]> {
  const rows = await db
    .select({ plan: pricing, template: template.key })
    .from(pricing)
    .innerJoin(template, eq(template.id, pricing.templateId))
    .where(
      and(eq(template.isAvailable, true), eq(pricing.isPublic, true), eq(pricing.isActive, true)),
    )
    .orderBy(asc(template.order), asc(pricing.order), asc(pricing.id));
  return rows.map(({ plan, template: key }) => ({ ...plan, template: key }));
}

/** A plan by its id, which is not removed before the transaction ends. */
export async function getPlan(db: Database, id: string): Promise<Plan | undefined> {
  const [plan] = await db.select().from(pricing).where(eq(pricing.id, id)).for('key share');
  return plan;
}

/** Returns the terms of a plan that a subscription stores: later changes of the plan never reach it. */
export function planTerms(plan: Plan) {
  return {
    pricingId: plan.id,
    plan: plan.key,
    planName: plan.header,
    planSnapshot: { entitlements: plan.entitlements, limits: wholeLimits(plan.limits) },
    moveNumber: plan.moveNumber,
  };
}

/** The limits of a plan; one that is not named is none. */
function wholeLimits(limits: Partial<PlanLimits>): PlanLimits {
  const blank = { categories: null, assets: null, users: null, channels: null };
  return { ...blank, messagesPerMonth: null, ...limits };
}
