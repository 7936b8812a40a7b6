import type { Pricing } from '../../../contract/schemas/pricing.ts';
import { planDocument, subscriptionsOfPlan } from '../documents/catalogue.ts';
import { isCurrent } from '../documents/subscription.ts';
import { type ListOf, listOf } from '../list.ts';
import { nextSortKey } from '../ordered.ts';
import { fieldFailure, refuseUsed, sent } from '../refuse.ts';
import type { PlanRow } from '../row-types.ts';
import type { Writer } from '../rows.ts';
import type { Store } from '../store.ts';
import { type CallsOf, requireVersion } from '../world-call.ts';
import { requireTemplates } from './color.ts';

const listed: ListOf<Pricing> = {
  search: ({ header, key, level }) => `${header} ${key} ${level}`,
  filters: {
    template: ({ template }) => template._id,
    priceType: ({ priceType }) => priceType,
    isActive: ({ isActive }) => isActive,
    isPublic: ({ isPublic }) => isPublic,
  },
  sort: {
    order: ({ order }) => order,
    header: ({ header }) => header.toLowerCase(),
    createdAt: ({ createdAt }) => createdAt,
  },
  defaultSort: 'order',
};

const NO_LIMITS = { categories: null, assets: null, users: null, channels: null };

export function pricingCalls(store: Store): CallsOf<'pricing'> {
  return {
    list: ({ input }) =>
      listOf(
        store.plans.all().map((row) => planDocument(store, row)),
        input,
        listed,
      ),

    create({ input: { template: templateId, inherits = null, limits = {}, ...fields }, writer }) {
      requireTemplates(store, 'template', [templateId]);
      requireParent(store, templateId, undefined, inherits);
      const siblings = store.plans.all().filter((plan) => plan.templateId === templateId);
      const row = store.plans.add({
        ...store.fresh(writer),
        ...{ level: '', idealFor: '', subheader: '', currency: 'INR', billingCycle: 'Monthly' },
        ...{ yearlyDiscountPct: 0, taxInclusive: true, taxRate: 18, isFeatured: false },
        ...{ features: [], entitlements: [], trialDays: 0, isPublic: false, isActive: true },
        order: nextSortKey(siblings),
        ...sent(fields),
        ...{ key: fields.key, header: fields.header, priceType: fields.priceType },
        price: priceOf(fields.priceType, fields.price ?? null),
        limits: { ...NO_LIMITS, messagesPerMonth: null, ...sent(limits) },
        ...{ templateId, inheritsId: inherits },
      });
      if (row.isFeatured) unfeature(store, row, writer);
      return planDocument(store, store.plans.get(row._id));
    },

    update({ id, input: { __v, inherits, limits, moveExisting, ...fields }, caller, writer }) {
      const row = store.plans.get(id);
      const document = () => planDocument(store, store.plans.get(id));
      requireVersion(row, __v, document, store.users, caller);
      requireParent(store, row.templateId, id, inherits ?? null);
      const isRenamed = fields.key !== undefined && fields.key !== row.key;
      if (isRenamed && subscriptionsOfPlan(store, id).length > 0) {
        const message = 'The key can’t be changed once the plan was sold.';
        throw fieldFailure('BUSINESS_RULE', 'key', message, 'fixed');
      }
      const { priceType = row.priceType, price = row.price } = fields;
      const isHidden = fields.isActive === false && fields.isPublic === undefined;
      const next = store.plans.change(
        row,
        {
          ...fields,
          ...(isHidden && { isPublic: false }),
          price: priceOf(priceType, price),
          limits: limits && { ...row.limits, ...sent(limits) },
          inheritsId: inherits,
        },
        writer,
      );
      if (next.isFeatured) unfeature(store, next, writer);
      if (moveExisting) {
        // A move is a change of the plan by itself: no one asks for it twice with the same version.
        if (next === row) store.plans.replace({ ...row, __v: row.__v + 1 });
        moveAtRenewal(store, next, moveExisting === 'planPrice', writer);
      }
      return document();
    },

    remove({ id }) {
      store.plans.get(id);
      refuseUsed({
        subscriptions: {
          noun: ['subscription', 'subscriptions'],
          names: subscriptionsOfPlan(store, id).map(
            ({ institutionId }) => store.institutions.get(institutionId).name,
          ),
        },
        plans: {
          noun: ['plan that builds on it', 'plans that build on it'],
          names: store.plans
            .all()
            .filter(({ inheritsId }) => inheritsId === id)
            .map(({ header }) => header),
        },
      });
      store.plans.remove(id);
    },
  };
}

/** A plan whose price is agreed by contact has none. */
function priceOf(priceType: Pricing['priceType'], price: number | null): number | null {
  if (priceType === 'ContactUs') return null;
  if (price === null) throw fieldFailure('VALIDATION', 'price', 'Enter the price.', 'required');
  return price;
}

function requireParent(
  store: Store,
  templateId: string,
  id: string | undefined,
  inherits: string | null,
): void {
  if (inherits === null) return;
  if (store.plans.find(inherits)?.templateId !== templateId) {
    throw fieldFailure('VALIDATION', 'inherits', 'Plan not found.', 'not_found');
  }
  for (let plan = store.plans.find(inherits); plan; plan = store.plans.find(plan.inheritsId)) {
    if (plan._id !== id) continue;
    throw fieldFailure('BUSINESS_RULE', 'inherits', 'A plan can’t contain itself.', 'circle');
  }
}

/** The mark leaves the plan that has it: at most one of a template is featured. */
function unfeature(store: Store, { _id, templateId }: PlanRow, writer: Writer): void {
  for (const plan of store.plans.all()) {
    if (plan.templateId !== templateId || plan._id === _id || !plan.isFeatured) continue;
    store.plans.change(plan, { isFeatured: false }, writer);
  }
}

/** The subscriptions that renew with a plan get it as it is now. */
function moveAtRenewal(store: Store, plan: PlanRow, atPlanPrice: boolean, writer: Writer): void {
  const renewing = subscriptionsOfPlan(store, plan._id).filter(
    (row) => row.pricing === plan._id && isCurrent(row) && row.autoRenew && !row.cancelAtPeriodEnd,
  );
  for (const row of renewing) {
    const { billingCycle } = row;
    const price = atPlanPrice && plan.price !== null ? plan.price : row.price;
    const next = { pricing: plan._id, plan: plan.key, planName: plan.header };
    store.subscriptions.change(row, { pendingChange: { ...next, billingCycle, price } }, writer);
  }
}
