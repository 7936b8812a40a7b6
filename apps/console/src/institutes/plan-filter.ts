import type { Pricing } from '@booking/api-client';
import { optionsOf } from '../labels/labels.ts';
import { planLabel, planLabels } from '../labels/plan-labels.ts';
import { someLike } from '../list/filters/filter-values.ts';

/**
 * The filter by plan, of institutes and of their subscriptions.
 * @param plans All that exist, of every template. Before they are loaded, the starter plans are offered.
 */
export function planFilter(plans: readonly Pick<Pricing, 'key'>[]) {
  const keys = [...new Set(plans.map(({ key }) => key))];
  return {
    kind: 'choice',
    key: 'plan',
    label: 'Plan',
    icon: 'tags',
    isPinned: true,
    options:
      keys.length > 0
        ? keys.map((value) => ({ value, label: planLabel(value) }))
        : optionsOf(planLabels),
    // An address may be read before they are loaded.
    accepts: someLike(/^[a-z][a-z0-9-]{1,39}$/),
  } as const;
}
