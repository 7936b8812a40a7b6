import * as z from 'zod/mini';
import { BILLING_CYCLES } from '../facts/billing.ts';
import {
  PLAN_CURRENCIES,
  PLAN_FEATURES_MAX,
  PLAN_LIMIT_MAX,
  PLAN_MOVES,
  PLAN_PRICE_MAX,
  PRICE_TYPES,
  YEARLY_DISCOUNT_MAX,
} from '../facts/pricing.ts';
import { TRIAL_DAYS_MAX } from '../facts/subscription.ts';
import { anyOf, flag, listQuery } from '../list.ts';
import { named, taking } from '../named.ts';
import { entitlement, limits, planKey } from '../plan-values.ts';
import { A_FLAG, A_LIST, distinct } from '../rules.ts';
import {
  audit,
  hundredths,
  id,
  idOf,
  nameText,
  nothing,
  place,
  strict,
  text,
  version,
} from '../values.ts';

const priceType = z.enum(PRICE_TYPES, 'Choose a type of price.');

/** A plan on sale. Amounts are in major units. */
export const pricing = z.object({
  _id: id,
  template: z.object({ _id: id, name: z.string() }),
  key: z.string(),
  header: z.string(),
  level: z.string(),
  idealFor: z.string(),
  subheader: z.string(),
  priceType,
  /** The price of a billing cycle; null where it is agreed by contact. */
  price: z.nullable(z.number()),
  currency: z.string(),
  billingCycle: z.enum(BILLING_CYCLES),
  /** A percentage off a year's price. */
  yearlyDiscountPct: z.number(),
  taxInclusive: z.boolean(),
  /** A percentage. */
  taxRate: z.number(),
  /** At most one plan of a template. */
  isFeatured: z.boolean(),
  /** The plan that this one contains. */
  inherits: z.nullable(z.object({ _id: id, header: z.string() })),
  /** Features that the public page lists, without inherited ones. */
  features: z.array(z.object({ key: z.string(), label: z.string(), note: z.nullable(z.string()) })),
  /** All features that it includes, also inherited ones. */
  entitlements: z.array(entitlement),
  limits,
  trialDays: z.int(),
  /** Whether the public page shows it. */
  isPublic: z.boolean(),
  /** Whether it can be sold; false is archived. */
  isActive: z.boolean(),
  order: z.int(),
  /** How many subscriptions, current or to come, have it. */
  currentSubscriptions: z.int(),
  /** Whether it was ever sold: it can't be deleted then. */
  isUsed: z.boolean(),
  ...audit,
});
export interface Pricing extends z.infer<typeof pricing> {}

const A_PRICE = 'Enter a price from 0 to 1,00,00,000, with up to two decimals.';
const A_DISCOUNT = `Enter a percentage from 0 to ${YEARLY_DISCOUNT_MAX}, with up to two decimals.`;
const A_RATE = 'Enter a percentage from 0 to 100, with up to two decimals.';
const A_TRIAL = `Enter a whole number from 0 to ${TRIAL_DAYS_MAX}.`;
const A_LIMIT = 'Enter a whole number, or leave it empty for no limit.';

const within = (max: number, error: string) =>
  z.number(error).check(z.minimum(0, error), z.maximum(max, error), hundredths(error));

const limit = z.optional(
  z.nullable(z.int(A_LIMIT).check(z.minimum(0, A_LIMIT), z.maximum(PLAN_LIMIT_MAX, A_LIMIT))),
);

const feature = strict({
  key: text('The key', 1, 60),
  label: text('The label', 1, 60),
  note: z._default(z.nullable(text('The note', 0, 60)), null),
});

const flags = {
  taxInclusive: z.optional(z.boolean(A_FLAG)),
  isFeatured: z.optional(z.boolean(A_FLAG)),
  isPublic: z.optional(z.boolean(A_FLAG)),
  isActive: z.optional(z.boolean(A_FLAG)),
};

const writable = {
  /** Unique in the template, and fixed once the plan was sold: then another one is 422 `BUSINESS_RULE`. */
  key: planKey,
  header: nameText('The name', 1, 60),
  level: z.optional(text('The level', 0, 60)),
  idealFor: z.optional(text('This text', 0, 200)),
  subheader: z.optional(text('The subheading', 0, 120)),
  priceType,
  /** Required unless the type is `ContactUs`, which has none. */
  price: z.optional(z.nullable(within(PLAN_PRICE_MAX, A_PRICE))),
  currency: z.optional(z.enum(PLAN_CURRENCIES, 'Choose a currency.')),
  billingCycle: z.optional(z.enum(BILLING_CYCLES, 'Choose a billing cycle.')),
  yearlyDiscountPct: z.optional(within(YEARLY_DISCOUNT_MAX, A_DISCOUNT)),
  taxRate: z.optional(within(100, A_RATE)),
  /** A plan of the same template, without a circle. */
  inherits: z.optional(z.nullable(idOf('a plan'))),
  features: z.optional(
    z.array(feature, A_LIST).check(
      z.maxLength(PLAN_FEATURES_MAX, `Use ${PLAN_FEATURES_MAX} features or fewer.`),
      z.refine((all) => distinct(all.map(({ key }) => key)), 'The keys must differ.'),
    ),
  ),
  entitlements: z.optional(
    z.array(entitlement, A_LIST).check(z.refine(distinct, 'Choose each one once.')),
  ),
  /** Those that are left out stay as they are; null is no limit. */
  limits: z.optional(
    strict({
      categories: limit,
      assets: limit,
      users: limit,
      channels: limit,
      messagesPerMonth: limit,
    }),
  ),
  trialDays: z.optional(
    z.int(A_TRIAL).check(z.minimum(0, A_TRIAL), z.maximum(TRIAL_DAYS_MAX, A_TRIAL)),
  ),
  /** Without it, a new plan comes last. */
  order: z.optional(place),
  ...flags,
};

export const pricingCreate = strict({ template: idOf('a template'), ...writable });
export interface PricingCreate extends z.input<typeof pricingCreate> {}

export const pricingUpdate = z.partial(
  strict({
    ...writable,
    /**
     * Moves the subscriptions that have the plan to it as it is now, each at its next renewal: at the price agreed with
     * it, or at the plan's. Those that don't renew, or change to another plan then, stay as they are.
     */
    moveExisting: z.enum(PLAN_MOVES, 'Choose which price they pay.'),
    __v: version,
  }),
);
export interface PricingUpdate extends z.input<typeof pricingUpdate> {}

const pricingQuery = listQuery({
  sort: ['order', 'header', 'createdAt'],
  filters: {
    template: anyOf(idOf('a template')),
    priceType: anyOf(priceType),
    isActive: z.optional(flag),
    isPublic: z.optional(flag),
  },
});
export interface PricingQuery extends z.input<typeof pricingQuery> {}

export const pricingSchemas = {
  list: {
    query: taking<PricingQuery>()(pricingQuery),
    response: named<Pricing>(pricing),
  },
  create: { body: taking<PricingCreate>()(pricingCreate), response: named<Pricing>(pricing) },
  update: { body: taking<PricingUpdate>()(pricingUpdate), response: named<Pricing>(pricing) },
  remove: { response: nothing },
};

export { pricingRoutes } from '../resources/pricing.ts';
