import type {
  ConsoleEntitlement,
  Entitlement,
  PlanLimit,
  PlanLimits,
} from '@booking/api-client/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { HttpError } from '../http-error.ts';
import { pricing } from '../schema/pricing.ts';
import { subscription } from '../schema/subscription.ts';

/** Entitlements and limits of an institution's subscription: those of its plan when it was sold. */
export interface Allowance {
  readonly planName: string;
  readonly entitlements: readonly Entitlement[];
  readonly limits: Partial<PlanLimits>;
}

/** Returns what an institution may use now; undefined without a subscription that counts. */
export async function allowanceOf(
  db: Database,
  institutionId: string,
): Promise<Allowance | undefined> {
  const [row] = await db
    .select({
      planName: subscription.planName,
      snapshot: subscription.planSnapshot,
      entitlements: pricing.entitlements,
      limits: pricing.limits,
    })
    .from(subscription)
    .innerJoin(pricing, eq(pricing.id, subscription.pricingId))
    .where(
      and(
        eq(subscription.institutionId, institutionId),
        inArray(subscription.status, ['Trialing', 'Active', 'PastDue']),
      ),
    );
  if (!row) return undefined;
  const { entitlements, limits } = row.snapshot ?? row;
  return { planName: row.planName, entitlements, limits };
}

/** Returns why an institution may not use a feature; undefined if it may. */
export function missingFeature(
  allowance: Allowance | undefined,
  entitlement: ConsoleEntitlement,
  feature: string,
): string | undefined {
  if (!allowance) return NO_SUBSCRIPTION;
  if (allowance.entitlements.includes(entitlement)) return undefined;
  return `${allowance.planName} doesn’t include ${feature}.`;
}

/** Says why an institution may not have `count` of what its plan limits; undefined if it may. @param noun `category`, `categories` */
export function overLimit(
  allowance: Allowance | undefined,
  limit: PlanLimit,
  count: number,
  [singular, many]: readonly [singular: string, many: string],
): string | undefined {
  if (!allowance) return NO_SUBSCRIPTION;
  const max = allowance.limits[limit] ?? null;
  if (max === null || count <= max) return undefined;
  return `${allowance.planName} includes ${max} ${max === 1 ? singular : many}.`;
}

/** Refuses what the plan does not include, at the field that asks for it. */
export function refuseUnentitled(path: string, reason: string | undefined): void {
  if (reason === undefined) return;
  throw new HttpError('NOT_ENTITLED', {
    message: reason,
    errors: [{ path, code: 'not_entitled', message: reason }],
  });
}

const NO_SUBSCRIPTION = 'This institute has no active subscription. Start one first.';
