import * as z from 'zod/mini';
import { ENTITLEMENT_KEYS } from './facts/pricing.ts';

const A_KEY = 'Use 2 to 40 lowercase letters, digits and hyphens, and start with a letter.';

/** Key of a plan, unique in its template, on the public page and in reports: `standard`. */
export const planKey = z.string(A_KEY).check(z.regex(/^[a-z][a-z0-9-]{1,39}$/, A_KEY));

/** A feature that a plan includes. */
export const entitlement = z.enum(ENTITLEMENT_KEYS, 'Unknown feature.');

const limit = z.nullable(z.int());

/** How much of each an institute may have; null is no limit. */
export const limits = z.object({
  categories: limit,
  assets: limit,
  users: limit,
  channels: limit,
  messagesPerMonth: limit,
});
export type PlanLimits = z.infer<typeof limits>;
