import type { NewPerson } from '@booking/api-client/contract';
import { addDays } from '@booking/api-client/contract';
import { insertUser } from '../account/store.ts';
import { withinField } from '../http-error.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { findPlan } from '../pricing/store.ts';
import type { WriteContext } from '../resource/context.ts';
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
  if (!plan) throw new Error(`The template ${templateId} has no plan "${TRIAL_PLAN}".`);
  const today = platformDay(now);
  const end = addDays(today, plan.trialDays);
  await insertSubscription(context, {
    institutionId,
    pricingId: plan.id,
    plan: TRIAL_PLAN,
    planName: plan.header,
    priceMinor: plan.priceMinor,
    cyclePriceMinor: plan.priceMinor,
    currency: plan.currency,
    billingCycle: 'Monthly',
    status: 'Trialing',
    startDate: today,
    currentPeriodStart: today,
    currentPeriodEnd: end,
    trialEndsAt: end,
  });
}
