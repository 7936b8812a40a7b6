import { PLAN_LIMITS, type PlanMove } from '@booking/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { entityFields, jsonObject, major } from '../database/document.ts';
import { anyOfValues, equals, ignoringCase } from '../database/list.ts';
import type { Call, Handlers } from '../http/call.ts';
import { fieldError } from '../http-error.ts';
import { getPlan } from '../plan/index.ts';
import { resource } from '../resource/resource.ts';
import { rowsOf } from '../resource/rows.ts';
import { nextSortKey } from '../resource/sort-key.ts';
import { refuseUsed, type Uses } from '../resource/uses.ts';
import { pricing } from '../schema/pricing.ts';
import { subscription } from '../schema/subscription.ts';
import { template } from '../schema/template.ts';
import { institution } from '../schema/tenant.ts';
import { askToMove, followFrom, lockNext } from '../subscription/index.ts';
import { checkInherits, lockTemplate, otherFeatured } from './family.ts';
import { priceOf, visibilityOf } from './rules.ts';

/** The subscriptions of a plan that are current or to come. */
const currentSubscriptions = sql`(select count(*)::int from ${subscription}
  where ${subscription.pricingId} = ${pricing.id}
    and ${subscription.status} in ('Scheduled', 'Pending', 'Trialing', 'Active', 'PastDue', 'Paused'))`;

/** Whether a subscription has, had or will have it. */
const isUsed = sql`(exists (select 1 from ${subscription} where ${subscription.pricingId} = ${pricing.id})
  or exists (select 1 from ${subscription}
    where ${subscription.pendingChange} ->> 'pricingId' = ${pricing.id}))`;

/** The plans on sale (`ENT-06`), the same for every tenant. */
export const pricings = resource(
  rowsOf({
    table: pricing,
    noun: 'Plan',
    tenant: 'platform',
    named: 'header',
    unique: {
      pricing_template_key_key: ['key', 'Another plan of this template already has this key.'],
      pricing_template_header_key: ['header', 'Another plan of this template has this name.'],
    },
    references: { pricing_inherits_id_pricing_id_fk: ['inherits', 'Plan not found.'] },
    searched: ['header', 'key', 'level'],
  }),
  {
    document: {
      ...entityFields(pricing, [
        'key',
        'header',
        'level',
        'idealFor',
        'subheader',
        'priceType',
        'currency',
        'billingCycle',
        'taxInclusive',
        'isFeatured',
        'features',
        'entitlements',
        'trialDays',
        'isPublic',
        'isActive',
        'order',
      ]),
      template: sql`(select json_build_object('_id', ${template.id}, 'name', ${template.name})
        from ${template} where ${template.id} = ${pricing.templateId})`,
      price: major(pricing.priceMinor),
      yearlyDiscountPct: sql`${pricing.yearlyDiscountPct}::float`,
      taxRate: sql`${pricing.taxRate}::float`,
      inherits: sql`(select json_build_object('_id', parent.id, 'header', parent.header)
        from ${pricing} parent where parent.id = ${pricing.inheritsId})`,
      limits: jsonObject(
        PLAN_LIMITS.map((limit) => [limit, sql`${pricing.limits} -> ${sql.raw(`'${limit}'`)}`]),
      ),
      currentSubscriptions,
      isUsed,
    },
    search: pricing.searchText,
    filters: (query: Call<'pricing', 'list'>['query']) => [
      anyOfValues(pricing.templateId, query.template),
      anyOfValues(pricing.priceType, query.priceType),
      equals(pricing.isActive, query.isActive),
      equals(pricing.isPublic, query.isPublic),
    ],
    sort: {
      order: pricing.order,
      header: ignoringCase(pricing.header),
      createdAt: pricing.createdAt,
    },
    defaultSort: 'order',
  },
);

/** The calls about plans. */
export const pricingHandlers: Handlers['pricing'] = {
  list: pricings.list,

  async create(call) {
    const { template: templateId, inherits, price, priceType, order, ...fields } = call.body;
    await lockTemplate(call, templateId);
    await checkInherits(call, templateId, undefined, inherits);
    if (fields.isFeatured) await unfeature(call, templateId);
    const id = await pricings.insert(call, {
      level: '',
      currency: 'INR',
      trialDays: 0,
      ...fields,
      ...priceOf({ price, priceType, currency: fields.currency }),
      ...visibilityOf(fields),
      templateId,
      inheritsId: inherits ?? null,
      order: order ?? (await nextSortKey(call, pricing)),
    });
    return pricings.read(call, id);
  },

  async update(call) {
    const { __v, inherits, price, priceType, limits, moveExisting, ...fields } = call.body;
    // They are locked before the plan.
    const first = moveExisting ? await lockNext(call.db, call.id) : [];
    // Read without a lock: two edits of a plan take that of its template first.
    const templateId = await templateOf(call.db, call.id);
    if (templateId) await lockTemplate(call, templateId);
    const row = await pricings.lock(call, call.id, __v);
    await checkInherits(call, row.templateId, row.id, inherits);
    if (fields.key !== undefined && fields.key !== row.key && (await isSold(call, row.id))) {
      const message = 'The key can’t be changed once the plan was sold.';
      throw fieldError('BUSINESS_RULE', 'key', message, 'fixed');
    }
    if (fields.isFeatured && !row.isFeatured) await unfeature(call, row.templateId);
    await pricings.update(call, row, {
      ...fields,
      ...priceOf({ price, priceType, currency: fields.currency }, row),
      ...visibilityOf(fields, row),
      limits: limits && { ...row.limits, ...limits },
      inheritsId: inherits,
      // A move is a change of the plan by itself: no one requests it twice with the same version.
      moveNumber: moveExisting && row.moveNumber + 1,
    });
    if (moveExisting) await moveAll(call, row.id, moveExisting, first);
    return pricings.read(call, row.id);
  },

  async remove(call) {
    const row = await pricings.lock(call, call.id, undefined);
    await refuseUsed(call.db, usesOf(row.id));
    await pricings.remove(call, row);
    return null;
  },
};

/**
 * Returns the uses that keep a plan from being deleted: institutes that have, had or will have it, and plans that build
 * on it.
 */
const usesOf = (id: string): Uses => ({
  subscriptions: {
    noun: ['subscription', 'subscriptions'],
    names: sql`select ${institution.name} from ${subscription}
      join ${institution} on ${institution.id} = ${subscription.institutionId}
      where ${subscription.pricingId} = ${id} or ${subscription.pendingChange} ->> 'pricingId' = ${id}`,
  },
  plans: {
    noun: ['plan that builds on it', 'plans that build on it'],
    names: sql`select ${pricing.header} from ${pricing} where ${pricing.inheritsId} = ${id}`,
  },
});

async function templateOf(db: Database, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ templateId: pricing.templateId })
    .from(pricing)
    .where(eq(pricing.id, id));
  return row?.templateId;
}

/** Lets the subscriptions of a locked plan follow it, beginning with those that were locked before it. */
async function moveAll(
  call: Call<'pricing', 'update'>,
  id: string,
  move: PlanMove,
  first: readonly string[],
): Promise<void> {
  const plan = await getPlan(call.db, id);
  if (!plan) return;
  await askToMove(call, plan, move);
  await followFrom(call, plan, first);
}

/** The mark leaves the plan that has it: at most one of a template is featured. */
async function unfeature(call: Call<'pricing', 'create' | 'update'>, templateId: string) {
  for (const plan of await otherFeatured(call, templateId)) {
    await pricings.update(call, plan, { isFeatured: false });
  }
}

async function isSold({ db }: Call<'pricing', 'update' | 'remove'>, id: string): Promise<boolean> {
  const { rows } = await db.execute<{ sold: boolean }>(
    sql`select ${isUsed} as sold from ${pricing} where ${pricing.id} = ${id}`,
  );
  return rows[0]?.sold ?? false;
}
