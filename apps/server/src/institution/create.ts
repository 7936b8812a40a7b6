import { addDays } from '@booking/api-client/contract';
import { insertUser } from '../account/store.ts';
import type { Database } from '../database/database.ts';
import type { Call } from '../http/call.ts';
import { fieldError, withinField } from '../http-error.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { findPlan, planTerms } from '../pricing/store.ts';
import type { WriteContext } from '../resource/context.ts';
import { planPrice } from '../subscription/prices.ts';
import { platformDay, TRIAL_PLAN } from '../subscription/rules.ts';
import { insertSubscription } from '../subscription/store.ts';
import { findTemplate } from '../template/store.ts';
import { checkValues, REGION_DEFAULTS } from './rules.ts';
import { insertInstitution, setOwner } from './store.ts';

/** Makes an institution that is Pending, its owner, who is invited by email, and its trial. Returns its id. */
export async function createInstitution(call: Call<'institution', 'create'>): Promise<string> {
  const { db, actor, now, body } = call;
  checkValues(body);
  await requireAvailableTemplate(db, body.template);
  const { template, owner, address, ...fields } = body;
  const by = { _id: actor.userId, name: actor.name };
  const row = {
    ...REGION_DEFAULTS,
    ...fields,
    ...address,
    templateId: template,
    tags: fields.tags ?? [],
    status: 'Pending',
    statusChangedAt: now,
    statusHistory: [{ from: null, to: 'Pending', reason: null, at: now.toISOString(), by }],
  } as const;
  const id = await insertInstitution(call, row, owner);
  const person = {
    ...owner,
    institutionId: id,
    role: 'Owner',
    homeType: 'Month',
    status: 'Invited',
  } as const;
  const ownerId = await withinField('owner', () => insertUser(call, person, row));
  await setOwner(call, id, ownerId);
  await startTrial(call, id, template);
  await enqueueMail(db, 'invitation', owner.email, now);
  return id;
}

/** Only Hospitality is open so far; the other templates are listed and take no one (`SHELL-10`). */
export async function requireAvailableTemplate(db: Database, id: string): Promise<void> {
  const template = await findTemplate(db, id);
  if (!template) throw fieldError('VALIDATION', 'template', 'Template not found.');
  if (!template.isAvailable) {
    throw fieldError('BUSINESS_RULE', 'template', `${template.name} isn’t available yet.`);
  }
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
