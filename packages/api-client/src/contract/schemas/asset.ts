import * as z from 'zod/mini';
import {
  ADJUSTMENT_MODES,
  ASSETS_ADDED_MAX,
  ASSETS_ORDERED_MAX,
  ASSETS_UPDATED_MAX,
  STATUSES_WITH_DATES,
} from '../facts/asset.ts';
import { anyOf, filterValue, flag, listQuery } from '../list.ts';
import { named, taking } from '../named.ts';
import { A_FLAG, A_LIST, distinct } from '../rules.ts';
import { audit, civilDate, id, idOf, nothing, place, strict, version } from '../values.ts';
import { floor, status, statusReason, tags, writable } from './asset/asset-fields.ts';

/** Days on which an asset can't be booked, both included. */
const block = z.object({
  startDate: civilDate,
  endDate: civilDate,
  type: z.enum(['OutOfOrder', 'Owner', 'Other'], 'Choose a type.'),
  reason: z.string(),
});

const adjustment = z.object({ mode: z.enum(ADJUSTMENT_MODES), value: z.number() });

/** One bookable unit of a category (`ENT-09`). */
export const asset = z.object({
  _id: id,
  institution: id,
  category: z.object({ _id: id, name: z.string(), code: z.string() }),
  name: z.string(),
  code: z.string(),
  floor: z.nullable(z.string()),
  building: z.nullable(z.string()),
  status,
  /** Of `OutOfService` and `OutOfOrder`: why, and the first and last day. */
  statusReason: z.nullable(
    z.object({ reason: z.string(), from: civilDate, until: z.nullable(civilDate) }),
  ),
  blocks: z.array(block),
  /** Guests, instead of the category's `maxOccupancy`. */
  capacityOverride: z.nullable(z.int()),
  /** Added to the category's price: an amount in major units, or a percentage. */
  priceAdjustment: z.nullable(adjustment),
  connectingAssets: z.array(z.object({ _id: id, code: z.string() })),
  accessible: z.boolean(),
  smoking: z.boolean(),
  tags: z.array(z.string()),
  notes: z.nullable(z.string()),
  isActive: z.boolean(),
  /** Its place in the category. */
  order: z.int(),
  ...audit,
});
export interface Asset extends z.infer<typeof asset> {}

const added = strict({ category: idOf('a category'), ...writable });

/** One asset. */
export const assetCreateOne = strict({ institution: idOf('an institute'), ...added.shape });
export interface AssetCreateOne extends z.input<typeof assetCreateOne> {}

const assetCreateMany = strict({
  institution: idOf('an institute'),
  assets: z
    .array(added, A_LIST)
    .check(
      z.minLength(1, 'Send at least one.'),
      z.maxLength(ASSETS_ADDED_MAX, `Send up to ${ASSETS_ADDED_MAX}.`),
    ),
});
export interface AssetCreateMany extends z.input<typeof assetCreateMany> {}

/** One asset, or up to 200 at once: all or nothing. */
export const assetCreate = z.union(
  [assetCreateOne, assetCreateMany],
  'Send one asset, or a list under "assets".',
);
export type AssetCreate = AssetCreateOne | AssetCreateMany;
export type AssetWritten = z.input<typeof added>;

export const assetUpdate = z.partial(
  strict({ category: idOf('a category'), ...writable, __v: version }),
);
export interface AssetUpdate extends z.input<typeof assetUpdate> {}

/** Values of a filter, any of them. */
const wantedOf = <T extends z.core.SomeType>(item: T) =>
  z.array(item, A_LIST).check(z.maxLength(200, 'Choose up to 200.'));

const ONE_OF = 'Name the assets by their ids or by a filter.';

/** A bulk update of the assets of `ids`, or of all that `filter` matches. */
export const assetUpdateMany = strict({
  institution: idOf('an institute'),
  ids: z.optional(
    z
      .array(idOf('an asset'), A_LIST)
      .check(
        z.minLength(1, 'Send at least one.'),
        z.maxLength(ASSETS_UPDATED_MAX, `Send up to ${ASSETS_UPDATED_MAX}.`),
      ),
  ),
  filter: z.optional(
    strict({
      category: z.optional(wantedOf(idOf('a category'))),
      floor: z.optional(wantedOf(filterValue)),
      status: z.optional(wantedOf(status)),
      isActive: z.optional(z.boolean(A_FLAG)),
      tag: z.optional(wantedOf(filterValue)),
      search: z.optional(
        filterValue.check(z.trim(), z.maxLength(100, 'Use 100 characters or fewer.')),
      ),
    }),
  ),
  set: strict({
    category: z.optional(idOf('a category')),
    status: z.optional(status),
    statusReason: z.optional(z.nullable(statusReason)),
    floor,
    tags: z.optional(tags),
    isActive: z.optional(z.boolean(A_FLAG)),
  }).check(z.refine((set) => Object.keys(set).length > 0, 'Choose what to change.')),
  /** Counts the changes without making them. */
  dryRun: z.optional(z.boolean(A_FLAG)),
}).check(z.refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), ONE_OF));
export interface AssetUpdateMany extends z.input<typeof assetUpdateMany> {}

/** How many assets a bulk update matches, and how many of them it changes. */
export const assetsUpdated = z.object({ matched: z.int(), changed: z.int(), dryRun: z.boolean() });
export interface AssetsUpdated extends z.infer<typeof assetsUpdated> {}

/** All assets of the category, each with its place. */
export const assetOrder = strict({
  institution: idOf('an institute'),
  category: idOf('a category'),
  orders: z
    .array(
      strict({
        _id: idOf('an asset'),
        order: place,
      }),
      A_LIST,
    )
    .check(
      z.minLength(1, 'Send at least one.'),
      z.maxLength(ASSETS_ORDERED_MAX, `Send up to ${ASSETS_ORDERED_MAX}.`),
      z.refine((all) => distinct(all.map(({ _id }) => _id)), 'Send each one once.'),
    ),
});
export interface AssetOrder extends z.input<typeof assetOrder> {}

const assetQuery = listQuery({
  sort: ['order', 'code', 'name', 'category', 'createdAt', 'updatedAt'],
  filters: {
    institution: anyOf(idOf('an institute')),
    category: anyOf(idOf('a category')),
    floor: anyOf(filterValue),
    status: anyOf(status),
    isActive: z.optional(flag),
    tag: anyOf(filterValue),
  },
});
export interface AssetQuery extends z.input<typeof assetQuery> {}

const listed = {
  query: taking<AssetQuery>()(assetQuery),
  response: named<Asset>(asset),
};

/** Whether a status must come with its reason and dates. */
export function needsDates(value: z.infer<typeof status> | undefined): boolean {
  return value !== undefined && STATUSES_WITH_DATES.includes(value);
}

export const assetSchemas = {
  list: listed,
  get: { response: named<Asset>(asset) },
  forTable: listed,
  create: { body: taking<AssetCreate>()(assetCreate), response: named<Asset[]>(z.array(asset)) },
  update: { body: taking<AssetUpdate>()(assetUpdate), response: named<Asset>(asset) },
  updateMany: {
    body: taking<AssetUpdateMany>()(assetUpdateMany),
    response: named<AssetsUpdated>(assetsUpdated),
  },
  updateOrder: { body: taking<AssetOrder>()(assetOrder), response: named<Asset[]>(z.array(asset)) },
  remove: { response: nothing },
};

export { assetRoutes } from '../resources/asset.ts';
