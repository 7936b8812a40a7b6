import {
  addDays,
  type BillingCycle,
  billingPeriod,
  CURRENT_STATUSES,
  GRACE_DAYS_DEFAULT,
  START_DAYS_BACK_MAX,
  TRIAL_DAYS_MAX,
} from '@booking/api-client/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Call } from '../http/call.ts';
import { fieldError, HttpError } from '../http-error.ts';
import { getPlan, planTerms } from '../pricing/store.ts';
import type { ReadContext } from '../resource/context.ts';
import type { pricing } from '../schema/pricing.ts';
import { subscription } from '../schema/subscription.ts';
import { addEntry, settle } from './account.ts';
import { withEvent } from './events.ts';
import { chargeText, discounted, minorOf, planPrice } from './prices.ts';
import { lockInstitution, subscriptionRows } from './rows.ts';
import { platformDay } from './rules.ts';

type Plan = typeof pricing.$inferSelect;

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
  const listPriceMinor = agreedPrice(plan, billingCycle, body.price);
  const priceMinor = discounted(listPriceMinor, discount);
  const today = platformDay(now);
  const startDate = body.startDate ?? today;
  checkDays(startDate, trialEndsAt, today);
  await requireNoOther(call, institute.id, startDate > today);

  const anchor = trialEndsAt ? addDays(trialEndsAt, 1) : startDate;
  const first = billingPeriod(anchor, billingCycle, 0);
  const period = trialEndsAt ? { start: startDate, end: trialEndsAt } : first;
  const status = startDate > today ? 'Scheduled' : trialEndsAt ? 'Trialing' : 'Pending';
  const terms = {
    institutionId: institute.id,
    ...planTerms(plan),
    cyclePriceMinor: priceMinor,
    listPriceMinor,
    discount,
    currency: plan.currency,
    billingCycle,
    status,
    startDate,
    currentPeriodStart: period.start,
    currentPeriodEnd: period.end,
    trialEndsAt,
    billingAnchor: anchor,
    graceDays: body.graceDays ?? GRACE_DAYS_DEFAULT,
    autoRenew: body.autoRenew ?? true,
    events: withEvent({ events: [] }, call, 'create'),
  } as const;
  const id = await subscriptionRows.insert(call, terms);
  if (status !== 'Pending') return id;
  const text = chargeText(plan.header, first);
  const account = { institutionId: institute.id, id };
  await addEntry(call, account, { kind: 'charge', day: startDate, amountMinor: priceMinor, text });
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

/** The price of a cycle that was agreed, in minor units; without one, the plan's. @throws HttpError for a plan without. */
export function agreedPrice(plan: Plan, cycle: BillingCycle, price: number | undefined): number {
  const minor = price === undefined ? planPrice(plan, cycle) : minorOf(price);
  if (minor !== undefined) return minor;
  throw fieldError('VALIDATION', 'price', `Enter the price agreed for ${plan.header}.`, 'required');
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

/** An institution has one subscription in force at most (`ENT-05`), and one that starts later. */
async function requireNoOther(
  { db }: ReadContext,
  institutionId: string,
  isLater: boolean,
): Promise<void> {
  const taken = isLater ? (['Scheduled'] as const) : CURRENT_STATUSES;
  const [other] = await db
    .select({ planName: subscription.planName })
    .from(subscription)
    .where(and(eq(subscription.institutionId, institutionId), inArray(subscription.status, taken)));
  if (!other) return;
  const message = isLater
    ? `Another subscription (${other.planName}) is already scheduled. Cancel it first.`
    : `This institute already has a subscription (${other.planName}). Change its plan instead.`;
  throw new HttpError('OVERLAP', {
    message,
    errors: [{ path: 'institution', code: 'overlap', message }],
  });
}
