import { type Entitlement, type PLAN_KEYS, planWith } from '@booking/api-client/facts';
import { capitalized } from './capitalized.ts';

/** The names of the starter plans, by their keys in the API. */
export const planLabels: Readonly<Record<(typeof PLAN_KEYS)[number], string>> = {
  basic: 'Basic',
  standard: 'Standard',
  professional: 'Professional',
  enterprise: 'Enterprise',
};

/** Why a feature can't be used. Plans can be edited: which one has it is known of those that an installation starts with. */
export function notInPlan(entitlement: Entitlement): string {
  return `Not in the plan. By default, ${planLabels[planWith(entitlement)]} includes it.`;
}

const labels: Readonly<Record<string, string>> = planLabels;

/** The short name of a plan: of a starter plan, or its key with a capital. */
export function planLabel(key: string): string {
  return labels[key] ?? capitalized(key).replaceAll('-', ' ');
}
