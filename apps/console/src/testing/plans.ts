import type { Pricing } from '@booking/api-client';
import { ENTITLEMENTS, PLAN_KEYS } from '@booking/api-client/facts';
import { plans } from '@booking/content/plans';
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

const idAt = (at: number) => `b${at}`.padEnd(24, '0');

/** The four starter plans, of which 42 and fewer subscriptions are in force. */
export const starterPlans: readonly PlanRow[] = plans.map((plan, at) =>
  aPlan({
    _id: idAt(at),
    key: plan.id,
    header: plan.header,
    level: plan.level,
    idealFor: plan.idealFor,
    subheader: plan.subheader,
    priceType: plan.monthlyPrice === null ? 'ContactUs' : 'StartingFrom',
    price: plan.monthlyPrice,
    isFeatured: plan.isFeatured,
    inherits: at === 0 ? null : { _id: idAt(at - 1), header: plans[at - 1]?.header ?? '' },
    features: plan.features.map(({ key, label, needsSetUp }) => ({
      key,
      label,
      note: needsSetUp ? 'with set-up' : null,
    })),
    entitlements: PLAN_KEYS.slice(0, at + 1).flatMap((level) => [...ENTITLEMENTS[level]]),
    limits: plan.limits,
    order: at,
    currentSubscriptions: [17, 42, 1, 0][at] ?? 0,
    isUsed: at < 3,
  }),
);

/** Those, and one that was never sold. */
export const somePlans: readonly PlanRow[] = [...starterPlans, aPlan()];
