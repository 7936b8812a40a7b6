import type { Pricing } from '@booking/api-client';
import type { BILLING_CYCLES, Entitlement, PlanLimit, PriceType } from '@booking/api-client/facts';
import { CONTACT_US, plans } from '@booking/content/plans';
import { taxAdded } from '@booking/content/tax-words';
import { numberFormat } from '../../region/region.ts';

export const priceTypeLabels: Readonly<Record<PriceType, string>> = {
  Fixed: 'Fixed',
  StartingFrom: 'Starting from',
  ContactUs: 'Contact us',
};

type Cycle = (typeof BILLING_CYCLES)[number];

export const cycleLabels: Readonly<Record<Cycle, string>> = {
  Monthly: 'Monthly',
  Quarterly: 'Quarterly',
  HalfYearly: 'Half-yearly',
  Yearly: 'Yearly',
};

/** Text after a price: "per month". */
const perCycle: Readonly<Record<Cycle, string>> = {
  Monthly: 'per month',
  Quarterly: 'per quarter',
  HalfYearly: 'per half-year',
  Yearly: 'per year',
};

export const limitLabels: Readonly<Record<PlanLimit, string>> = {
  categories: 'Categories',
  assets: 'Assets',
  users: 'Users',
  channels: 'Channels',
  messagesPerMonth: 'Messages a month',
};

/** Labels of the features on the public page. */
const featureLabels: Readonly<Record<string, string>> = Object.fromEntries(
  plans.flatMap(({ features }) => features.map(({ key, label }) => [key, label])),
);

export function entitlementLabel(key: Entitlement): string {
  return featureLabels[key] ?? key;
}

/** Fields of a plan that make the text of its price. */
export type WrittenPrice = Pick<
  Pricing,
  'price' | 'currency' | 'billingCycle' | 'taxRate' | 'taxInclusive'
>;

/** "₹1,999", with the text after it: "per month, plus GST". A price that is agreed has words alone. */
export function priceText(plan: WrittenPrice): {
  readonly amount: string;
  readonly cycle?: string;
} {
  if (plan.price === null) return { amount: CONTACT_US };
  const amount = numberFormat({
    style: 'currency',
    currency: plan.currency,
    minimumFractionDigits: Number.isInteger(plan.price) ? 0 : 2,
  }).format(plan.price);
  return {
    amount,
    cycle: [perCycle[plan.billingCycle], taxAdded(plan)].filter(Boolean).join(', '),
  };
}

/** "42 subscriptions keep their current price and features." */
export function snapshotText({ currentSubscriptions: count }: Pricing): string {
  const sentence =
    count === 1
      ? '1 subscription keeps its current price and features. To move it'
      : `${numberFormat().format(count)} subscriptions keep their current price and features. To move them`;
  return `${sentence}, use the plan’s menu.`;
}
