import type { Pricing } from '@booking/api-client';
import { starterEntitlements } from '@booking/api-client/facts';
import { starterPlans as contentPlans } from '@booking/content/plans';
import { templates } from './institutes.ts';

const AT = '2026-01-05T04:30:00.000Z';
const [hospitality] = templates;
if (!hospitality) throw new Error('There are five templates.');

/** A plan; lists are searched by `name`. */
export type PlanRow = Pricing & { readonly name: string };

export function aPlan(values: Partial<Pricing> = {}): PlanRow {
  const plan: Pricing = {
    _id: '7'.repeat(24),
    template: { _id: hospitality?._id ?? '', name: 'Hospitality' },
    key: 'monsoon',
    header: 'Monsoon Plan',
    level: 'For one season',
    idealFor: 'Houses that open in the rains',
    subheader: 'What a season needs:',
    priceType: 'Fixed',
    price: 1499,
    currency: 'INR',
    billingCycle: 'Monthly',
    yearlyDiscountPct: 0,
    taxInclusive: true,
    taxRate: 18,
    isFeatured: false,
    inherits: null,
    features: [{ key: 'boat', label: 'Boat transfers', note: null }],
    entitlements: ['receipts'],
    limits: { categories: 1, assets: 10, users: 2, channels: 0, messagesPerMonth: 0 },
    trialDays: 14,
    isPublic: true,
    isActive: true,
    order: 4,
    currentSubscriptions: 0,
    isUsed: false,
    createdAt: AT,
    updatedAt: AT,
    createdBy: null,
    updatedBy: null,
    __v: 0,
    ...values,
  };
  return { ...plan, name: plan.header };
}

const idAt = (at: number) => `b${String(at).padStart(23, '0')}`;

/** The four starter plans, of which 42 and fewer subscriptions are current. */
export const starterPlans: readonly PlanRow[] = contentPlans.map((plan) =>
  aPlan({
    ...plan,
    _id: idAt(plan.order),
    inherits:
      plan.order === 0
        ? null
        : { _id: idAt(plan.order - 1), header: contentPlans[plan.order - 1]?.header ?? '' },
    entitlements: [...starterEntitlements(plan.key)],
    currentSubscriptions: [17, 42, 1, 0][plan.order] ?? 0,
    isUsed: plan.order < 3,
  }),
);

/** Those, and one that was never sold. */
export const somePlans: readonly PlanRow[] = [...starterPlans, aPlan()];
