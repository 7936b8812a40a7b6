import { PLANS_TEMPLATE, plans, templates } from '@booking/content';
import { eq } from 'drizzle-orm';
import { seedBkbtrSetting } from '../bkbtr-setting/store.ts';
import { seedColors } from '../color/seed.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../database/id.ts';
import { PLATFORM } from '../database/scope.ts';
import type { WriteContext } from '../resource/context.ts';
import { created } from '../schema/columns.ts';
import { pricing } from '../schema/pricing.ts';
import { template } from '../schema/template.ts';
import { seedOtas } from './otas.ts';
import { seedOnce } from './seed-once.ts';

const MINUTE = 60_000;
/** A fixed day: the console takes the template that was made first as the first template. */
const FIRST_DAY = Date.UTC(2024, 3, 1);
const TRIAL_DAYS = 14;

/** What every installation has, production too: the templates (`ENT-03`), the plans, the platform's settings and lists. */
export async function seedBase(db: Database): Promise<void> {
  await seedOnce(db, 'templates', seedTemplates);
  await seedOnce(db, 'plans', seedPlans);
  await seedOnce(db, 'bkbtrSetting', (tx) => seedBkbtrSetting(tx, new Date(FIRST_DAY)));
  await seedOnce(db, 'colors', (tx) => seedColors(platformAt(tx)));
  await seedOnce(db, 'otas', (tx) => seedOtas(platformAt(tx)));
}

function platformAt(db: Database): WriteContext {
  return { db, actor: { scope: PLATFORM, userId: null }, now: new Date(FIRST_DAY) };
}

// A database of an earlier version has these rows without a mark, hence no conflicts.

async function seedTemplates(db: Database): Promise<void> {
  const rows = templates.map((content) => {
    const at = new Date(FIRST_DAY + content.order * MINUTE);
    return { id: newId(), ...content, ...created(null, at) };
  });
  await db.insert(template).values(rows).onConflictDoNothing();
}

async function seedPlans(db: Database): Promise<void> {
  const [home] = await db
    .select({ id: template.id })
    .from(template)
    .where(eq(template.key, PLANS_TEMPLATE));
  if (!home) throw new Error(`There is no template "${PLANS_TEMPLATE}".`);
  await db.insert(pricing).values(planRows(home.id)).onConflictDoNothing();
}

/** The four plans as rows of one template. */
export function planRows(templateId: string): (typeof pricing.$inferInsert)[] {
  return plans.map((plan, order) => ({
    id: newId(),
    templateId,
    key: plan.id,
    header: plan.header,
    level: plan.level,
    priceMinor: plan.monthlyPrice === null ? null : plan.monthlyPrice * 100,
    currency: 'INR',
    trialDays: TRIAL_DAYS,
    order,
    ...created(null, new Date(FIRST_DAY)),
  }));
}
