import * as z from 'zod/mini';
import { PLAN_KEYS } from '../facts/subscription.ts';
import { anyOf, listQuery } from '../list.ts';
import { named } from '../named.ts';
import { audit, id, idOf } from '../values.ts';

/** A plan on sale, which a subscription is a snapshot of. */
export const pricing = z.object({
  _id: id,
  template: z.object({ _id: id, name: z.string() }),
  key: z.enum(PLAN_KEYS),
  header: z.string(),
  level: z.string(),
  /** A month's price in major units, with tax; null where it is agreed each time. */
  price: z.nullable(z.number()),
  currency: z.string(),
  trialDays: z.int(),
  order: z.int(),
  ...audit,
});
export interface Pricing extends z.infer<typeof pricing> {}

export const pricingSchemas = {
  list: {
    query: listQuery({
      sort: ['createdAt', 'order'],
      filters: { template: anyOf(idOf('a template')) },
    }),
    response: named<Pricing>(pricing),
  },
};
