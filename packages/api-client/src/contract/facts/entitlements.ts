import type { PermissionName } from './access.ts';
import { PLAN_KEYS } from './subscription.ts';

/** A feature that only some plans include. */
export type Entitlement = 'whatsappIntegration' | 'channelManager';

type Plan = (typeof PLAN_KEYS)[number];

/** The first plan that includes each feature; those after it do too. */
const firstPlan: Readonly<Record<Entitlement, Plan>> = {
  whatsappIntegration: 'professional',
  channelManager: 'enterprise',
};

/** The features that permissions are worth nothing without, in the institution that a call is about. */
export type Requirements = Readonly<Partial<Record<PermissionName, Entitlement>>>;

/** The calls of a feature add their line here. */
export const ENTITLEMENT_OF: Requirements = {};

/** Subscriptions whose plan counts. */
const inForce: readonly string[] = ['Trialing', 'Active', 'PastDue'];

/** Whether a subscription includes a feature now. */
export function includes(
  subscription: { readonly plan: Plan; readonly status: string } | null | undefined,
  entitlement: Entitlement,
): boolean {
  if (!subscription || !inForce.includes(subscription.status)) return false;
  return PLAN_KEYS.indexOf(subscription.plan) >= PLAN_KEYS.indexOf(firstPlan[entitlement]);
}

/** The first plan that includes a feature. */
export function planWith(entitlement: Entitlement): Plan {
  return firstPlan[entitlement];
}
