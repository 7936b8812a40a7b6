import type { NewPerson } from '@booking/api-client/contract';
import { addDays } from '@booking/api-client/contract';
import { insertUser } from '../account/store.ts';
import { fieldError, withinField } from '../http-error.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { findPlan, planTerms } from '../pricing/store.ts';
import type { WriteContext } from '../resource/context.ts';
import { planPrice } from '../subscription/prices.ts';
import { platformDay, TRIAL_PLAN } from '../subscription/rules.ts';
import { insertSubscription } from '../subscription/store.ts';
import { type NewInstitution, setOwner } from './store.ts';

/** Gives an institution its owner, who is invited by email, and starts its trial. */
export async function inviteOwner(
  context: WriteContext,
  row: NewInstitution & { readonly id: string },
  owner: NewPerson,
): Promise<void> {
  const { db, now } = context;
  const person = {
    ...owner,
    institutionId: row.id,
    role: 'Owner',
    homeType: 'Month',
    status: 'Invited',
  } as const;
  const ownerId = await withinField('owner', () => insertUser(context, person, row));
  await setOwner(context, row, { ...owner, id: ownerId });
  await startTrial(context, row.id, row.templateId);
  await enqueueMail(db, 'invitation', owner.email, now);
}

async function startTrial(
  context: WriteContext,
  institutionId: string,
  templateId: string,
): Promise<void> {
  const { db, now } = context;
  const plan = await findPlan(db, templateId, TRIAL_PLAN);
  if (!plan) throw fieldError('BUSINESS_RULE', 'template', 'This template has no plan on sale.');
  const today = platformDay(now);
  const end = addDays(today, plan.trialDays);
  await insertSubscription(context, {
    institutionId,
    ...planTerms(plan),
    priceMinor: planPrice(plan, 'Monthly') ?? null,
    cyclePriceMinor: planPrice(plan, 'Monthly') ?? null,
    currency: plan.currency,
    billingCycle: 'Monthly',
    status: 'Trialing',
    startDate: today,
    currentPeriodStart: today,
    currentPeriodEnd: end,
    trialEndsAt: end,
  });
}
