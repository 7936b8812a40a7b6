import { addDays } from '@booking/api-client/contract';
import { readSettings } from '../bkbtr-setting/index.ts';
import { fieldError } from '../http-error.ts';
import { findPlan, planTerms } from '../plan/index.ts';
import { type Writer, withEvent } from './events.ts';
import { planPrice, priceTerms, taxOf } from './prices.ts';
import { subscriptionRows } from './rows.ts';
import { platformDay, TRIAL_PLAN } from './rules.ts';

/** Starts the trial of a new institution. @throws HttpError where its template has no plan on sale. */
export async function startTrial(
  context: Writer,
  institutionId: string,
  templateId: string,
): Promise<void> {
  const { db, now } = context;
  const plan = await findPlan(db, templateId, TRIAL_PLAN);
  if (!plan) throw fieldError('BUSINESS_RULE', 'template', 'This template has no plan on sale.');
  const today = platformDay(now);
  // The first and the last day included.
  const end = addDays(today, Math.max(plan.trialDays, 1) - 1);
  const listPriceMinor = planPrice(plan, 'Monthly');
  const price =
    listPriceMinor === undefined
      ? taxOf(plan)
      : priceTerms({ ...taxOf(plan), listPriceMinor, discount: null, currency: plan.currency });
  await subscriptionRows.insert(context, {
    institutionId,
    ...planTerms(plan),
    ...price,
    currency: plan.currency,
    billingCycle: 'Monthly',
    status: 'Trialing',
    startDate: today,
    currentPeriodStart: today,
    currentPeriodEnd: end,
    trialEndsAt: end,
    graceDays: (await readSettings(db)).billing.graceDays,
    events: withEvent({ events: [] }, context, 'create'),
  });
}
