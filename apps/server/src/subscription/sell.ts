import {
  addDays,
  type BillingCycle,
  CURRENT_STATUSES,
  discounted,
  roundedMinor,
  START_DAYS_BACK_MAX,
  TRIAL_DAYS_MAX,
} from '@booking/api-client/contract';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { readSettings } from '../bkbtr-setting/index.ts';
import type { Call } from '../http/call.ts';
import { fieldError, HttpError } from '../http-error.ts';
import { getPlan, type Plan, planTerms } from '../plan/index.ts';
import type { ReadContext } from '../resource/context.ts';
import { subscription } from '../schema/subscription.ts';
import { addEntry, balanceOf } from './account.ts';
import { withEvent } from './events.ts';
import { creditUnused } from './late.ts';
import {
  chargeText,
  firstPeriod,
  isTooHigh,
  listPriceOf,
  planPrice,
  priceTerms,
  taxOf,
} from './prices.ts';
import { askAboutSale } from './questions.ts';
import { lockInstitution, type SubscriptionRow, subscriptionRows } from './rows.ts';
import { platformDay } from './rules.ts';
import { HIDDEN, settle } from './settle.ts';

/** Starts a subscription: at once, with a trial, or on a later day. Returns its id. */
export async function sell(call: Call<'subscription', 'create'>): Promise<string> {
  const { body, now } = call;
  const { billingCycle, discount = null, trialEndsAt = null } = body;
  const institute = await lockInstitution(call, body.institution);
  if (!institute) throw fieldError('VALIDATION', 'institution', 'Institute not found.');
  if (institute.status === 'Closed') {
    throw fieldError('BUSINESS_RULE', 'institution', 'This institute is closed.');
  }
  const plan = await planFor(call, institute.templateId, body.pricing);
  const agreed = agreedPrice(plan, billingCycle, body.price);
  checkDiscount(discount, agreed.listPriceMinor, plan.currency);
  const price = priceTerms({ ...agreed, discount, currency: plan.currency });
  const today = platformDay(now);
  const startDate = body.startDate ?? today;
  checkDays(startDate, trialEndsAt, today);
  await requireNoOther(call, institute.id, startDate > today);
  const { listPriceMinor } = agreed;
  const asked = {
    path: discount ? 'discount.value' : 'price',
    priceMinor: discounted(listPriceMinor, discount, plan.currency),
    // A discount is a share of what was agreed where a plan has no price.
    usualMinor: planPrice(plan, billingCycle) ?? listPriceMinor,
    currency: plan.currency,
  } as const;
  askAboutSale(body.confirmed, asked, startDate, today);

  await requireAccountIn(call, institute.id, plan);

  const first = firstPeriod(startDate, trialEndsAt, billingCycle);
  const previous = await lastEnded(call, institute.id);
  const status = startDate > today ? 'Scheduled' : trialEndsAt ? 'Trialing' : 'Pending';
  const terms = {
    institutionId: institute.id,
    ...planTerms(plan),
    ...price,
    currency: plan.currency,
    billingCycle,
    status,
    startDate,
    ...first,
    trialEndsAt,
    previousId: previous?.id ?? null,
    graceDays: body.graceDays ?? (await readSettings(call.db)).billing.graceDays,
    autoRenew: body.autoRenew ?? true,
    events: withEvent({ events: [] }, call, 'create'),
  } as const;
  const id = await subscriptionRows.insert(call, terms);
  if (previous) {
    const used =
      previous.currency === plan.currency
        ? await creditUnused(call, previous, servedUntil(previous, first.billingAnchor))
        : {};
    const continued = { ...used, continuedById: id };
    // The current subscription shows what is owed.
    if (status === 'Scheduled') await settle(call, previous, continued);
    else await subscriptionRows.update(call, previous, { ...continued, ...HIDDEN });
  }
  if (status === 'Scheduled') return id;
  if (status === 'Pending') {
    const period = { start: startDate, end: first.currentPeriodEnd };
    await addEntry(
      call,
      { institutionId: institute.id, id },
      {
        kind: 'charge',
        day: startDate,
        amountMinor: price.cyclePriceMinor,
        taxRate: price.taxRate,
        text: chargeText(plan.header, period),
      },
    );
  }
  const row = await subscriptionRows.lockIfFound(call, id);
  if (row) await settle(call, row);
  return id;
}

/** A plan on sale for institutes of a template. @throws HttpError naming the field. */
export async function planFor(
  { db }: ReadContext,
  templateId: string,
  pricingId: string,
): Promise<Plan> {
  const plan = await getPlan(db, pricingId);
  if (!plan) throw fieldError('VALIDATION', 'pricing', 'Plan not found.');
  if (plan.templateId !== templateId) {
    throw fieldError('BUSINESS_RULE', 'pricing', 'This plan belongs to another template.');
  }
  if (!plan.isActive) throw fieldError('BUSINESS_RULE', 'pricing', 'This plan is archived.');
  return plan;
}

/** An account has one currency. @throws HttpError naming the field. */
export function requireCurrency(plan: Plan, currency: string): void {
  if (plan.currency === currency) return;
  const message = `This institute pays in ${currency}, and this plan is sold in ${plan.currency}.`;
  throw fieldError('BUSINESS_RULE', 'pricing', message, 'currency');
}

/** Another currency begins with an account that is settled, and with no other current subscription. @throws HttpError */
async function requireAccountIn(
  { db }: ReadContext,
  institutionId: string,
  plan: Plan,
): Promise<void> {
  const [last] = await db
    .select({ currency: subscription.currency, status: subscription.status })
    .from(subscription)
    .where(eq(subscription.institutionId, institutionId))
    .orderBy(desc(subscription.id))
    .limit(1);
  if (!last || last.currency === plan.currency) return;
  const isOver = last.status === 'Cancelled' || last.status === 'Expired';
  const { balanceMinor } = await balanceOf(db, institutionId);
  if (!isOver || balanceMinor !== 0) requireCurrency(plan, last.currency);
}

/**
 * The price of a cycle that was agreed, with the tax of the plan; without one, the plan's.
 * @throws HttpError for a plan without, and for one whose price of the cycle is too high.
 */
export function agreedPrice(plan: Plan, cycle: BillingCycle, price: number | undefined) {
  const { currency } = plan;
  const minor = price === undefined ? planPrice(plan, cycle) : roundedMinor(price, currency);
  if (minor === undefined) {
    const message = `Enter the price agreed for ${plan.header}.`;
    throw fieldError('VALIDATION', 'price', message, 'required');
  }
  const terms = priceTerms({ ...taxOf(plan), listPriceMinor: minor, discount: null, currency });
  if (!isTooHigh(terms.cyclePriceMinor, currency)) return terms;
  const message = `The price of ${plan.header} for this billing cycle is too high. Enter the price agreed.`;
  throw fieldError('VALIDATION', 'price', message, 'too_big');
}

/** A discount is at most the price. @throws HttpError naming the field. */
export function checkDiscount(
  discount: { readonly mode: string; readonly value: number } | null,
  priceMinor: number,
  currency: string,
): void {
  if (discount?.mode !== 'amount' || roundedMinor(discount.value, currency) <= priceMinor) return;
  throw fieldError('VALIDATION', 'discount.value', 'Enter a discount no higher than the price.');
}

/**
 * The day from which a period of a subscription that has ended is no longer served, or is charged again: one that
 * expired unpaid has served until then, and of one that was cancelled the days count that another begins in.
 */
function servedUntil({ status, endedAt }: SubscriptionRow, chargedFrom: string): string {
  return status === 'Expired' && endedAt ? platformDay(endedAt) : chargedFrom;
}

/** The last subscription of an institution that has ended and is not continued: a new one continues it. */
async function lastEnded({ db }: ReadContext, institutionId: string) {
  const [last] = await db
    .select()
    .from(subscription)
    .where(
      and(
        eq(subscription.institutionId, institutionId),
        inArray(subscription.status, ['Cancelled', 'Expired']),
        isNull(subscription.continuedById),
      ),
    )
    .orderBy(desc(subscription.id))
    .limit(1)
    .for('update');
  return last;
}

function checkDays(startDate: string, trialEndsAt: string | null, today: string): void {
  if (startDate < addDays(today, -START_DAYS_BACK_MAX)) {
    const message = `Choose a day within the last ${START_DAYS_BACK_MAX} days, or later.`;
    throw fieldError('VALIDATION', 'startDate', message);
  }
  checkTrial(startDate, trialEndsAt);
}

/** A trial ends on or after its first day, and has at most 90 days. */
export function checkTrial(startDate: string, trialEndsAt: string | null): void {
  if (trialEndsAt === null) return;
  const last = addDays(startDate, TRIAL_DAYS_MAX - 1);
  if (trialEndsAt >= startDate && trialEndsAt <= last) return;
  const message = `Choose a day from ${startDate} to ${last}.`;
  throw fieldError('VALIDATION', 'trialEndsAt', message);
}

/** An institution has one current subscription at most (`ENT-05`), and one that starts later. */
async function requireNoOther(
  { db }: ReadContext,
  institutionId: string,
  isLater: boolean,
): Promise<void> {
  const taken = isLater ? (['Scheduled'] as const) : CURRENT_STATUSES;
  const [scheduled] = await db
    .select({ planName: subscription.planName })
    .from(subscription)
    .where(and(eq(subscription.institutionId, institutionId), inArray(subscription.status, taken)));
  if (!scheduled) return;
  const message = isLater
    ? `Another subscription (${scheduled.planName}) is already scheduled. Cancel it first.`
    : `This institute already has a subscription (${scheduled.planName}). Change its plan instead.`;
  throw new HttpError('OVERLAP', {
    message,
    errors: [{ path: 'institution', code: 'overlap', message }],
  });
}

/** Refuses a change to the plan and price that it already has. @throws HttpError */
export function requireOtherPrice(
  row: SubscriptionRow,
  agreed: ReturnType<typeof agreedPrice>,
): void {
  const isSameTax = agreed.taxRate === row.taxRate && agreed.taxInclusive === row.taxInclusive;
  if (!isSameTax || agreed.listPriceMinor !== listPriceOf(row)) return;
  const message = 'It already has this plan at this price. Choose another.';
  throw fieldError('BUSINESS_RULE', 'pricing', message, 'same');
}
