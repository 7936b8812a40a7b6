import { and, eq } from 'drizzle-orm';
import { fieldError } from '../http-error.ts';
import type { ReadContext } from '../resource/context.ts';
import { pricing } from '../schema/pricing.ts';
import { template } from '../schema/template.ts';

/**
 * Locks the template of a plan before the plan: the rules between the plans of a template, one featured and no circle,
 * hold only if they change one after the other. Institutes of the template can still be added.
 */
export async function lockTemplate({ db }: ReadContext, id: string): Promise<void> {
  const [plan] = await db
    .select({ id: template.id })
    .from(template)
    .where(eq(template.id, id))
    .for('no key update');
  if (!plan) throw fieldError('VALIDATION', 'template', 'Template not found.', 'not_found');
}

/** The featured plans of a template, locked. */
export function otherFeatured({ db }: ReadContext, templateId: string) {
  return db
    .select()
    .from(pricing)
    .where(and(eq(pricing.templateId, templateId), eq(pricing.isFeatured, true)))
    .for('update');
}

/**
 * Refuses a plan of another template as what a plan contains, and a plan that would contain itself.
 * @param id the plan; undefined for a new one.
 */
export async function checkInherits(
  { db }: ReadContext,
  templateId: string,
  id: string | undefined,
  inherits: string | null | undefined,
): Promise<void> {
  if (!inherits) return;
  const plans = await db
    .select({ id: pricing.id, inheritsId: pricing.inheritsId })
    .from(pricing)
    .where(eq(pricing.templateId, templateId));
  const parents = new Map(plans.map((plan) => [plan.id, plan.inheritsId]));
  if (!parents.has(inherits)) {
    throw fieldError('VALIDATION', 'inherits', 'Choose a plan of this template.', 'not_found');
  }
  for (let at: string | null | undefined = inherits; at; at = parents.get(at)) {
    if (at !== id) continue;
    throw fieldError('BUSINESS_RULE', 'inherits', 'A plan can’t contain itself.', 'circle');
  }
}
