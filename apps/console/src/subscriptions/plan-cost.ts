import type { Pricing, Subscription } from '@booking/api-client';
import {
  CYCLE_MONTHS,
  majorOf,
  type Proration,
  planPriceOf,
  prorate,
  roundedMinor,
  withTax,
} from '@booking/api-client/facts';
import { plans as contentPlans } from '@booking/content/plans';
import type { FieldValues } from 'react-hook-form';
import { keysOf } from '../labels/labels.ts';
import { moneyText } from '../region/money.ts';
import { taxAddedText } from '../region/tax.ts';
import { perCycle } from './subscription-words.ts';

type Cycle = Subscription['billingCycle'];

/** Plans on sale by name, with their price of a billing cycle and the tax that is added to it. */
export function planOptions(plans: readonly Pricing[], cycle: Cycle = 'Monthly') {
  return plans
    .filter(({ isActive }) => isActive)
    .map((plan) => ({ value: plan._id, label: optionText(plan, cycle) }));
}

function optionText(plan: Pricing, cycle: Cycle): string {
  const ofCycle = cyclePriceOf(plan, cycle);
  if (ofCycle === undefined) return plan.header;
  const price = `${moneyText(majorOf(ofCycle, plan.currency), plan.currency)} ${perCycle[cycle]}`;
  return [plan.header, price, taxAddedText(plan)].filter(Boolean).join(', ');
}

/** A price is agreed, or the plan's. */
export function withoutEmptyPrice({ price, ...body }: FieldValues): FieldValues {
  return price === null ? body : { ...body, price };
}

/** Cost of a change of plan. */
export interface PlanCost {
  readonly plan: Pricing;
  /** Price of a cycle after the change, in major units, tax included. */
  readonly amount: number;
  /** Credit and charge that are made at once, if any. */
  readonly now?: Proration;
}

/** Subject of a change of plan. */
export interface PlanChange {
  readonly subscription: Subscription;
  /** The plans to choose from. */
  readonly plans: readonly Pricing[];
  /** The platform's day. */
  readonly day: string;
}

/** Returns the cost of a change; undefined while plan or price are missing. */
export function costOf(
  values: FieldValues,
  { subscription, plans, day }: PlanChange,
): PlanCost | undefined {
  const plan = plans.find(({ _id }) => _id === values.pricing);
  const cycle = subscription.billingCycle;
  const chosen =
    keysOf(CYCLE_MONTHS).find((candidate) => candidate === values.billingCycle) ?? cycle;
  if (!plan) return undefined;
  const { currency } = plan;
  const price = agreedOr(plan, chosen, values.price);
  if (price === undefined) return undefined;
  const priceMinor = withTax(price, plan);
  const amount = majorOf(priceMinor, currency);
  if (values.when !== 'now' || subscription.status === 'Trialing') return { plan, amount };
  const { periodAmount, currentPeriodStart: start, currentPeriodEnd: end } = subscription;
  const charged = roundedMinor(periodAmount, subscription.currency);
  const from = { priceMinor: charged, cycle, period: { start, end } };
  return { plan, amount, now: prorate(from, { priceMinor, cycle: chosen }, day) };
}

/** Returns the agreed price of a billing cycle in minor units, or the plan's; undefined while it is to be agreed. */
export function agreedOr(
  plan: Pricing,
  cycle: Pricing['billingCycle'],
  price: unknown,
): number | undefined {
  if (typeof price === 'number') return roundedMinor(price, plan.currency);
  return cyclePriceOf(plan, cycle);
}

/** The price of a billing cycle of a plan in minor units, in the plan’s terms; undefined where it is agreed. */
function cyclePriceOf(plan: Pricing, cycle: Pricing['billingCycle']): number | undefined {
  const { price, currency } = plan;
  if (price === null) return undefined;
  return planPriceOf({ ...plan, priceMinor: roundedMinor(price, currency) }, cycle);
}

/** Returns the features that a subscription includes and another plan doesn't, with their public labels. */
export function lostFeatures(from: Subscription, to: Pricing): readonly string[] {
  const lost = new Set<string>(from.entitlements.filter((key) => !to.entitlements.includes(key)));
  return contentPlans
    .flatMap(({ features }) => features.filter(({ key }) => lost.has(key)))
    .map(({ label }) => label);
}
