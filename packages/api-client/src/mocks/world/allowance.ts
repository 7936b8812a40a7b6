import { type ConsoleEntitlement, includes } from '../../contract/facts/entitlements.ts';
import type { PlanLimits } from '../../contract/plan-values.ts';
import { failure } from '../failure.ts';
import { currentOf } from './documents/subscription.ts';
import type { SubscriptionRow } from './row-types.ts';
import type { Store } from './store.ts';

const NO_SUBSCRIPTION = 'This institute has no active subscription. Start one first.';

/** The subscription whose plan counts now; undefined without one. */
function allowanceOf(store: Store, institutionId: string): SubscriptionRow | undefined {
  const current = currentOf(store, institutionId);
  const counts = current && ['Trialing', 'Active', 'PastDue'].includes(current.status);
  return counts ? current : undefined;
}

/** Returns why an institution may not use a feature; undefined if it may. */
export function missingFeature(
  store: Store,
  institutionId: string,
  entitlement: ConsoleEntitlement,
  feature: string,
): string | undefined {
  const allowance = allowanceOf(store, institutionId);
  if (!allowance) return NO_SUBSCRIPTION;
  if (includes(allowance, entitlement)) return undefined;
  return `${allowance.planName} doesn’t include ${feature}.`;
}

/** Returns why an institution may not have this many of what its plan limits; undefined if it may. */
export function overLimit(
  store: Store,
  institutionId: string,
  limit: keyof PlanLimits,
  count: number,
  [singular, many]: readonly [singular: string, many: string],
): string | undefined {
  const allowance = allowanceOf(store, institutionId);
  if (!allowance) return NO_SUBSCRIPTION;
  const max = allowance.limits[limit];
  if (max === null || count <= max) return undefined;
  return `${allowance.planName} includes ${max} ${max === 1 ? singular : many}.`;
}

/** Returns the limit of an institution's plan, and how much is in use; null without a plan that counts. */
export function limitOf(
  store: Store,
  institutionId: string,
  limit: keyof PlanLimits,
  used: number,
) {
  const allowance = allowanceOf(store, institutionId);
  return allowance ? { max: allowance.limits[limit], used } : null;
}

/** @throws MockFailure `NOT_ENTITLED` at the field that asks for a feature that the plan does not include. */
export function refuseUnentitled(path: string, reason: string | undefined): void {
  if (reason === undefined) return;
  const errors = [{ path, code: 'not_entitled', message: reason }];
  throw failure('NOT_ENTITLED', { message: reason, errors });
}
