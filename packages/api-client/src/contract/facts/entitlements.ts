import type { PermissionName } from './access.ts';
import { ENTITLEMENTS, type Entitlement, type PlanLevel } from './pricing.ts';
import { PLAN_KEYS } from './subscription.ts';

/** The features that permissions are worth nothing without, in the institution that a call is about. */
export type Requirements = Readonly<Partial<Record<PermissionName, Entitlement>>>;

/** The calls of a feature add their line here. */
export const ENTITLEMENT_OF: Requirements = {
  'asset.bulkUpdate': 'assetManagement',
  'channel.update': 'channelManager',
  'channel.connect': 'channelManager',
  'policy.update': 'policies',
  'rolePermission.update': 'roles',
};

/**
 * The features that this product opens and closes itself. The others are kept with a subscription for the booking app,
 * which reads them there, as it does with its permissions.
 */
export const CONSOLE_ENTITLEMENTS = [
  'multiCategory',
  'ratePackages',
  'policies',
  'whatsappShare',
  'roles',
  'assetManagement',
  'whatsappIntegration',
  'googleReviewLink',
  'channelManager',
] as const satisfies readonly Entitlement[];
export type ConsoleEntitlement = (typeof CONSOLE_ENTITLEMENTS)[number];

/** Subscriptions whose plan counts. */
const entitling: readonly string[] = ['Trialing', 'Active', 'PastDue'];

/** Whether a subscription includes a feature now: what its plan included when it was sold. */
export function includes(
  subscription:
    | { readonly entitlements: readonly Entitlement[]; readonly status: string }
    | null
    | undefined,
  entitlement: Entitlement,
): boolean {
  if (!subscription || !entitling.includes(subscription.status)) return false;
  return subscription.entitlements.includes(entitlement);
}

/** The first starter plan that includes a feature. */
export function planWith(entitlement: Entitlement): PlanLevel {
  if (isOf('basic', entitlement)) return 'basic';
  if (isOf('standard', entitlement)) return 'standard';
  return isOf('professional', entitlement) ? 'professional' : 'enterprise';
}

/** Returns the features of a starter plan: those that it adds, and those of the plans before it. */
export function starterEntitlements(level: PlanLevel): readonly Entitlement[] {
  return PLAN_KEYS.slice(0, PLAN_KEYS.indexOf(level) + 1).flatMap((plan) => [
    ...ENTITLEMENTS[plan],
  ]);
}

function isOf(level: PlanLevel, entitlement: Entitlement): boolean {
  return ENTITLEMENTS[level].some((feature) => feature === entitlement);
}
