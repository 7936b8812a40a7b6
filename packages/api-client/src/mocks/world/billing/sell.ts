import {
  addDays,
  type BillingCycle,
  billingPeriod,
  planPriceOf,
} from '../../../contract/facts/billing.ts';
import { majorOf, roundedMinor } from '../../../contract/facts/money.ts';
import { START_DAYS_BACK_MAX, TRIAL_DAYS_MAX } from '../../../contract/facts/subscription.ts';
import type { InputOf } from '../../resolver.ts';
import { chargedMinor, subscriptionsOf } from '../documents/subscription.ts';
import { fieldFailure } from '../refuse.ts';
import type { InstitutionRow, PlanRow, SubscriptionRow } from '../row-types.ts';
import type { Store } from '../store.ts';
import type { WorldCall } from '../world-call.ts';
import { addLine, planFor, settle, withEvent } from './account.ts';
import { chargeText } from './charge-text.ts';

/** The price of a cycle of a plan: as agreed, or else the plan's own. @throws MockFailure for a plan without one */
export function agreedPrice(plan: PlanRow, cycle: BillingCycle, price: number | undefined): number {
  if (price !== undefined) return price;
  if (plan.price === null)
    throw fieldFailure('VALIDATION', 'price', 'Enter the price.', 'required');
  const { billingCycle, yearlyDiscountPct, currency } = plan;
  const priceMinor = roundedMinor(plan.price, currency);
  return majorOf(planPriceOf({ priceMinor, billingCycle, yearlyDiscountPct }, cycle), currency);
}

/** Starts a subscription: at once, with a trial, or on a later day. */
export function sell(
  store: Store,
  call: WorldCall<InputOf<'subscription.create'>>,
  home: InstitutionRow,
): SubscriptionRow {
  const { input, writer } = call;
  const { billingCycle, discount = null, trialEndsAt = null } = input;
  const today = store.today();
  const startDate = input.startDate ?? today;
  checkDays(startDate, trialEndsAt, today);
  const plan = planFor(store, home._id, input.pricing);
  const price = agreedPrice(plan, billingCycle, input.price);
  checkDiscount(discount, price);
  const anchor = trialEndsAt ? addDays(trialEndsAt, 1) : startDate;
  const previous = subscriptionsOf(store, home._id).at(-1);
  const isLater = startDate > today;
  const [platform] = store.platform.all();
  const row = store.subscriptions.add({
    ...store.fresh(writer),
    ...termsOf(plan),
    ...{ institutionId: home._id, billingCycle, price, discount, startDate, trialEndsAt },
    ...{ taxRate: plan.taxRate, taxInclusive: plan.taxInclusive, currency: plan.currency },
    status: isLater ? 'Scheduled' : trialEndsAt ? 'Trialing' : 'Pending',
    periodAmount: price,
    currentPeriodStart: startDate,
    currentPeriodEnd: trialEndsAt ?? billingPeriod(anchor, billingCycle, 0).end,
    ...{ pausedAt: null, resumeOn: null, endedAt: null, endedAs: null, pendingChange: null },
    graceDays: input.graceDays ?? platform?.billing.graceDays ?? 0,
    autoRenew: input.autoRenew ?? true,
    ...{ cancelAtPeriodEnd: false, cancelReason: null, nextSubscription: null },
    previousSubscription: previous?._id ?? null,
    events: withEvent([], call, 'create'),
  });
  if (previous) store.subscriptions.change(previous, { nextSubscription: row._id }, writer);
  const sold = store.subscriptions.change(
    row,
    { periodAmount: majorOf(chargedMinor(row), row.currency) },
    writer,
  );
  if (sold.status !== 'Pending') return sold;
  const period = { start: startDate, end: sold.currentPeriodEnd };
  const text = chargeText(plan.header, period);
  const { taxRate } = plan;
  addLine(store, call, sold, {
    ...{ kind: 'charge', day: startDate, amountMinor: chargedMinor(sold), taxRate, text },
  });
  return settle(store, call, sold);
}

/** Returns the terms of a plan that a subscription stores. */
export function termsOf({ _id, key, header, entitlements, limits }: PlanRow) {
  return { pricing: _id, plan: key, planName: header, entitlements, limits };
}

function checkDays(startDate: string, trialEndsAt: string | null, today: string): void {
  if (startDate < addDays(today, -START_DAYS_BACK_MAX)) {
    throw fieldFailure('VALIDATION', 'startDate', 'Choose a day of the last month, or later.');
  }
  if (trialEndsAt === null) return;
  checkTrial(startDate, trialEndsAt);
}

/** @throws MockFailure for a trial that ends before it begins, or is too long. */
export function checkTrial(startDate: string, trialEndsAt: string): void {
  if (trialEndsAt >= startDate && trialEndsAt <= addDays(startDate, TRIAL_DAYS_MAX)) return;
  const message = `A trial can last up to ${TRIAL_DAYS_MAX} days.`;
  throw fieldFailure('VALIDATION', 'trialEndsAt', message);
}

/** @throws MockFailure for a discount above the price. */
export function checkDiscount(discount: SubscriptionRow['discount'], price: number): void {
  if (discount?.mode !== 'amount' || discount.value <= price) return;
  const message = 'Enter a discount no higher than the price.';
  throw fieldFailure('VALIDATION', 'discount.value', message);
}
