import { optionsOf } from '../labels/labels.ts';
import { planLabels } from '../labels/plan-labels.ts';

/** The filter by plan, of institutes and of their subscriptions. */
export const planFilter = {
  kind: 'choice',
  key: 'plan',
  label: 'Plan',
  icon: 'tags',
  isPinned: true,
  options: optionsOf(planLabels),
} as const;
