import type { Pricing, Subscription } from '@booking/api-client';
import { CYCLE_MONTHS, type Proration, planPriceOf, prorate } from '@booking/api-client/facts';
import { plans as contentPlans } from '@booking/content/plans';
import type { FieldValues } from 'react-hook-form';
import { keysOf } from '../../../labels/labels.ts';
import { moneyText } from '../../../region/money.ts';
import type { ActionContext } from './subscription-action.ts';

/** The most plans that there are to choose from. */
export const PLANS_MAX = 100;

/** Plans on sale by name, with their price of a month. */
export function planOptions(plans: readonly Pricing[]) {
  return plans
    .filter(({ isActive }) => isActive)
    .map((plan) => ({ value: plan._id, label: optionText(plan) }));
}

function optionText(plan: Pricing): string {
  if (plan.price === null) return plan.header;
  const month = planPriceOf({ ...plan, priceMinor: minor(plan.price) }, 'Monthly') / 100;
  return `${plan.header}, ${moneyText(month, plan.currency)} a month`;
}

/** A price is agreed, or the plan's. */
export function withoutEmptyPrice({ price, ...body }: FieldValues): FieldValues {
  return price === null ? body : { ...body, price };
}

/** What a change of plan costs. */
export interface PlanCost {
  readonly plan: Pricing;
  /** Of a cycle. */
  readonly price: number;
  /** What is credited and charged at once, if anything is. */
  readonly now?: Proration;
}

/** What a change would cost; undefined while plan or price are missing, or while nothing is charged. */
export function costOf(
  values: FieldValues,
  { subscription, plans, day }: ActionContext,
): PlanCost | undefined {
  const plan = plans.find(({ _id }) => _id === values.pricing);
  const cycle = subscription.billingCycle;
  const chosen = keysOf(CYCLE_MONTHS).find((one) => one === values.billingCycle) ?? cycle;
  const listed =
    plan && plan.price !== null
      ? planPriceOf({ ...plan, priceMinor: minor(plan.price) }, chosen) / 100
      : undefined;
  const price = typeof values.price === 'number' ? values.price : listed;
  if (!plan || price === undefined) return undefined;
  if (values.when !== 'now' || subscription.status === 'Trialing') return { plan, price };
  const { periodAmount, currentPeriodStart: start, currentPeriodEnd: end } = subscription;
  const from = { priceMinor: minor(periodAmount), cycle, period: { start, end } };
  return { plan, price, now: prorate(from, { priceMinor: minor(price), cycle: chosen }, day) };
}

const minor = (amount: number) => Math.round(amount * 100);

/** What a subscription includes and another plan does not, as the public page calls it. */
export function lostFeatures(from: Subscription, to: Pricing): readonly string[] {
  const lost = new Set<string>(from.entitlements.filter((key) => !to.entitlements.includes(key)));
  return contentPlans
    .flatMap(({ features }) => features.filter(({ key }) => lost.has(key)))
    .map(({ label }) => label);
}
