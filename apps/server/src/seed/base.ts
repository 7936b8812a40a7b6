import { roundedMinor, seenAs, starterEntitlements } from '@booking/api-client/contract';
import { PLANS_TEMPLATE, plans, STARTER_TAX, starterPlans, templates } from '@booking/content';
import { eq, sql } from 'drizzle-orm';
import { seedBkbtrSetting } from '../bkbtr-setting/store.ts';
import { seedColors } from '../color/seed.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../database/id.ts';
import { PLATFORM } from '../database/scope.ts';
import { searchText } from '../database/search.ts';
import { seedGenerics } from '../generic/seed.ts';
import type { WriteContext } from '../resource/context.ts';
import { seedRoles } from '../role-permission/seed.ts';
import { created } from '../schema/columns.ts';
import { pricing } from '../schema/pricing.ts';
import { subscription } from '../schema/subscription.ts';
import { template } from '../schema/template.ts';
import { seedOtas } from './otas.ts';
import { seedOnce } from './seed-once.ts';

const MINUTE = 60_000;
/** A fixed day: the console takes the template that was made first as the first template. */
const FIRST_DAY = Date.UTC(2024, 3, 1);

/**
 * Seeds what every installation has, production too: the templates (`ENT-03`), the plans, the platform's settings and
 * lists.
 */
export async function seedBase(db: Database): Promise<void> {
  await seedOnce(db, 'templates', seedTemplates);
  await seedOnce(db, 'plans', seedPlans);
  await seedOnce(db, 'planDetails', describePlans);
  await seedOnce(db, 'bkbtrSetting', (tx) => seedBkbtrSetting(tx, new Date(FIRST_DAY)));
  await seedOnce(db, 'colors', (tx) => seedColors(platformAt(tx)));
  await seedOnce(db, 'otas', (tx) => seedOtas(platformAt(tx)));
  await seedOnce(db, 'generics', (tx) => seedGenerics(platformAt(tx)));
  await seedOnce(db, 'roles', (tx) => seedRoles(platformAt(tx)));
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

/**
 * Adds to the plans of an earlier version what it did not know, and to its subscriptions what they were sold with:
 * a later change of a plan then leaves them as they are.
 */
async function describePlans(db: Database): Promise<void> {
  const stored = await db.select().from(pricing);
  for (const row of stored) {
    const described = planRows(row.templateId).find(({ key }) => key === row.key);
    if (!described || row.entitlements.length > 0) continue;
    const { id, templateId, header, level, priceMinor, currency, trialDays, order, ...details } =
      described;
    const parent = parentOf(
      row.key,
      stored.filter((storedRow) => storedRow.templateId === row.templateId),
    );
    await db
      .update(pricing)
      .set({
        ...details,
        inheritsId: parent,
        searchText: searchText([row.header, row.key, row.level]),
        seenAs: seenAs(row.header),
        createdAt: row.createdAt,
        version: row.version,
      })
      .where(eq(pricing.id, row.id));
  }
  await db.execute(sql`
    update ${subscription} set plan_snapshot =
      json_build_object('entitlements', ${pricing.entitlements}, 'limits', ${pricing.limits})
    from ${pricing} where ${pricing.id} = ${subscription.pricingId} and plan_snapshot is null`);
}

/** The id of the plan that another one contains. */
function parentOf(key: string, rows: readonly { readonly id: string; readonly key: string }[]) {
  const contained = plans.find(({ id }) => id === key)?.includes;
  return rows.find((row) => row.key === contained)?.id ?? null;
}

/** The four plans as rows of one template. */
export function planRows(templateId: string): (typeof pricing.$inferInsert)[] {
  const rows = starterPlans.map(({ price, ...plan }) => ({
    ...plan,
    id: newId(),
    templateId,
    priceMinor: price === null ? null : roundedMinor(price, 'INR'),
    currency: 'INR',
    ...STARTER_TAX,
    entitlements: starterEntitlements(plan.key),
    searchText: searchText([plan.header, plan.key, plan.level]),
    seenAs: seenAs(plan.header),
    ...created(null, new Date(FIRST_DAY)),
  }));
  return rows.map((row) => ({ ...row, inheritsId: parentOf(row.key, rows) }));
}
