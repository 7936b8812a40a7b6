import type { Wire } from '@booking/api-client/contract';
import { insertUser } from '../account/store.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../database/id.ts';
import { PLATFORM } from '../database/scope.ts';
import { fieldError } from '../http-error.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { findPlan } from '../pricing/store.ts';
import { created } from '../schema/columns.ts';
import type { Actor } from '../session/guard.ts';
import { addDays, platformDay, TRIAL_PLAN } from '../subscription/rules.ts';
import { insertSubscription } from '../subscription/store.ts';
import { findTemplate } from '../template/store.ts';
import { checkValues, REGION_DEFAULTS } from './rules.ts';
import { insertInstitution, setOwner } from './store.ts';
import { mapUniqueViolations } from './write.ts';

type Input = Wire['institution']['create']['body']['_zod']['output'];

/** Makes an institution that is Pending, its owner, who is invited by mail, and its trial. Returns its id. */
export async function createInstitution(
  db: Database,
  actor: Actor,
  input: Input,
  now: Date,
): Promise<string> {
  checkValues(input);
  await requireAvailableTemplate(db, input.template);
  const id = newId(now.getTime());
  const ownerId = newId(now.getTime());
  const { template, owner, address, ...fields } = input;
  const by = { _id: actor.userId, name: actor.name };
  return mapUniqueViolations(async () => {
    const row = {
      ...REGION_DEFAULTS,
      ...fields,
      ...address,
      id,
      templateId: template,
      tags: fields.tags ?? [],
      status: 'Pending' as const,
      statusChangedAt: now,
      statusHistory: [
        { from: null, to: 'Pending' as const, reason: null, at: now.toISOString(), by },
      ],
      ...created(actor.userId, now),
    };
    const person = {
      ...owner,
      id: ownerId,
      institutionId: id,
      role: 'Owner',
      homeType: 'Month' as const,
      status: 'Invited' as const,
      ...created(actor.userId, now),
    };
    await insertInstitution(PLATFORM, db, row, owner);
    await insertUser(PLATFORM, db, person, row);
    await setOwner(PLATFORM, db, id, ownerId);
    await startTrial(db, actor, id, template, now);
    await enqueueMail(db, 'invitation', owner.email, now);
    return id;
  });
}

/** Only Hospitality is open so far; the other templates are listed and take no one (`SHELL-10`). */
export async function requireAvailableTemplate(db: Database, id: string): Promise<void> {
  const template = await findTemplate(PLATFORM, db, id);
  if (!template) throw fieldError('VALIDATION', 'template', 'Template not found.');
  if (!template.isAvailable) {
    throw fieldError('BUSINESS_RULE', 'template', `${template.name} isn’t available yet.`);
  }
}

async function startTrial(
  db: Database,
  actor: Actor,
  institutionId: string,
  templateId: string,
  now: Date,
): Promise<void> {
  const plan = await findPlan(PLATFORM, db, templateId, TRIAL_PLAN);
  if (!plan) throw new Error(`The template ${templateId} has no plan "${TRIAL_PLAN}".`);
  const today = platformDay(now);
  const end = addDays(today, plan.trialDays);
  await insertSubscription(PLATFORM, db, {
    institutionId,
    id: newId(now.getTime()),
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
    ...created(actor.userId, now),
  });
}
