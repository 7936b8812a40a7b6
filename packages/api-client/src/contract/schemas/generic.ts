import * as z from 'zod/mini';
import { BOOKING_UNITS, CAPACITY_MODELS, GENERIC_ICONS } from '../facts/asset.ts';
import { anyOf, flag, listQuery } from '../list.ts';
import { named, taking } from '../named.ts';
import { audit, id, idOf } from '../values.ts';

/** Fields of a generic that are shown by documents that refer to it. */
export const genericPart = z.object({
  _id: id,
  key: z.string(),
  /** `Room`, `Rooms`. */
  name: z.object({ one: z.string(), many: z.string() }),
  bookingUnit: z.enum(BOOKING_UNITS),
  capacityModel: z.enum(CAPACITY_MODELS),
  icon: z.enum(GENERIC_ICONS),
});

/** A kind of thing that institutes of a template rent. The platform's own list. */
export const generic = z.object({
  ...genericPart.shape,
  template: z.object({ _id: id, name: z.string() }),
  order: z.int(),
  isActive: z.boolean(),
  ...audit,
});
export interface Generic extends z.infer<typeof generic> {}

const genericQuery = listQuery({
  sort: ['order', 'createdAt'],
  filters: { template: anyOf(idOf('a template')), isActive: z.optional(flag) },
});
export interface GenericQuery extends z.input<typeof genericQuery> {}

export const genericSchemas = {
  list: {
    query: taking<GenericQuery>()(genericQuery),
    response: named<Generic>(generic),
  },
};

export { genericRoutes } from '../resources/generic.ts';
