import { PLANS_TEMPLATE } from '@booking/content/plans';
import type { PublicPlan } from '@booking/content/site-facts';

/** The id of a plan on the page. Templates may have plans with the same key. */
export function planAnchor({ template, key }: Pick<PublicPlan, 'template' | 'key'>): string {
  return template === PLANS_TEMPLATE ? `plan-${key}` : `plan-${template}-${key}`;
}
