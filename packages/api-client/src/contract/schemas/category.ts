import * as z from 'zod/mini';
import {
  AMENITIES_MAX,
  AMOUNT_MAX,
  CATEGORIES_MAX,
  CATEGORY_CODE,
  CATEGORY_NAME_MAX,
  IMAGE_ALT_MAX,
  IMAGE_MAX_BYTES,
  IMAGES_MAX,
  OCCUPANCY_MAX,
} from '../facts/asset.ts';
import { areSeenApart } from '../facts/name.ts';
import { anyOf, flag, listQuery } from '../list.ts';
import { named, taking } from '../named.ts';
import { A_FLAG, A_LIST, distinct } from '../rules.ts';
import {
  audit,
  id,
  idOf,
  lines,
  nameText,
  nothing,
  place,
  strict,
  text,
  version,
} from '../values.ts';
import { genericPart } from './generic.ts';

const genericFlags = {
  /** Sold by count, without naming units. */
  isGeneric: z.boolean(),
  autoAssign: z.boolean(),
  showOnCalendar: z.boolean(),
  bookableOnline: z.boolean(),
};

/** A picture of a category, as it is stored: made small, upright and without metadata. */
const image = z.object({
  /** The hash of its bytes. */
  _id: z.string(),
  /** A path on the API's origin, which never changes its picture. */
  url: z.string(),
  /** The same for cards and tables. */
  thumbnailUrl: z.string(),
  /** Pixels of the picture; the thumbnail has the same proportions. */
  width: z.int(),
  height: z.int(),
  /** Its text alternative; empty where the name of the category says it all. */
  alt: z.string(),
});
export interface CategoryImage extends z.infer<typeof image> {}

/** A product of an institute, of one generic (`ENT-09`). Amounts are in major units. */
export const category = z.object({
  _id: id,
  institution: id,
  generic: genericPart,
  name: z.string(),
  /** Upper case. */
  code: z.string(),
  genericFlags: z.object(genericFlags),
  description: z.nullable(z.string()),
  /** The guests that the base price includes. */
  baseOccupancy: z.int(),
  maxAdults: z.int(),
  maxChildren: z.int(),
  maxOccupancy: z.int(),
  extraBeds: z.object({ count: z.int(), adultCharge: z.number(), childCharge: z.number() }),
  /** The price where no rate says another. */
  basePrice: z.number(),
  /** The institute's currency. */
  currency: z.string(),
  bedType: z.nullable(z.string()),
  sizeSqFt: z.nullable(z.int()),
  view: z.nullable(z.string()),
  amenities: z.array(z.string()),
  color: z.nullable(z.object({ _id: id, name: z.string(), hex: z.string() })),
  /** In their order: the first is the cover. */
  images: z.array(image),
  isActive: z.boolean(),
  order: z.int(),
  /** How many assets it has. */
  assetCount: z.int(),
  ...audit,
});
export interface Category extends z.infer<typeof category> {}

const A_CODE = 'Use 1 to 8 letters, digits and hyphens.';
const A_CAPACITY = `Enter a whole number from 1 to ${OCCUPANCY_MAX}.`;
const A_COUNT = `Enter a whole number from 0 to ${OCCUPANCY_MAX}.`;
const AN_AMOUNT = 'Enter an amount from 0 to 1,00,00,000.';
const A_SIZE = 'Enter a whole number from 1 to 1,00,000.';

const capacity = z
  .int(A_CAPACITY)
  .check(z.minimum(1, A_CAPACITY), z.maximum(OCCUPANCY_MAX, A_CAPACITY));
const count = z.int(A_COUNT).check(z.minimum(0, A_COUNT), z.maximum(OCCUPANCY_MAX, A_COUNT));
const amount = z.number(AN_AMOUNT).check(z.minimum(0, AN_AMOUNT), z.maximum(AMOUNT_MAX, AN_AMOUNT));

/** Upper case after parsing; unique in the institute. */
export const categoryCode = z
  .string(A_CODE)
  .check(z.trim(), z.toUpperCase(), z.regex(CATEGORY_CODE, A_CODE));

const writable = {
  /** Unique in the institute. */
  name: nameText('The name', 2, CATEGORY_NAME_MAX),
  code: categoryCode,
  /** Flags that are left out stay unchanged. */
  genericFlags: z.optional(
    z.partial(
      strict({
        isGeneric: z.boolean(A_FLAG),
        autoAssign: z.boolean(A_FLAG),
        showOnCalendar: z.boolean(A_FLAG),
        bookableOnline: z.boolean(A_FLAG),
      }),
    ),
  ),
  description: z.optional(z.nullable(lines('The description', 0, 2000))),
  baseOccupancy: z.optional(capacity),
  maxAdults: z.optional(capacity),
  maxChildren: z.optional(count),
  /** At least `baseOccupancy` and `maxAdults`: otherwise 422 `BUSINESS_RULE`. */
  maxOccupancy: z.optional(capacity),
  extraBeds: z.optional(z.partial(strict({ count, adultCharge: amount, childCharge: amount }))),
  /** With no more digits than the institute's currency has. */
  basePrice: amount,
  bedType: z.optional(z.nullable(text('The bed', 0, 40))),
  sizeSqFt: z.optional(
    z.nullable(z.int(A_SIZE).check(z.minimum(1, A_SIZE), z.maximum(100_000, A_SIZE))),
  ),
  view: z.optional(z.nullable(text('The view', 0, 40))),
  amenities: z.optional(
    z
      .array(text('An amenity', 1, 40), A_LIST)
      .check(
        z.maxLength(AMENITIES_MAX, `Use ${AMENITIES_MAX} amenities or fewer.`),
        z.refine(areSeenApart, 'Choose each one once.'),
      ),
  ),
  color: z.optional(z.nullable(idOf('a colour'))),
  isActive: z.optional(z.boolean(A_FLAG)),
};

export const categoryCreate = strict({
  institution: idOf('an institute'),
  /** Of the institute's template. */
  generic: idOf('what you rent'),
  ...writable,
});
export interface CategoryCreate extends z.input<typeof categoryCreate> {}

const alt = text('The description', 0, IMAGE_ALT_MAX);
const IMAGE_ID = /^[\w-]{43}$/;

export const categoryUpdate = z.partial(
  strict({
    /** Fixed once the category has assets: then another one is 422 `BUSINESS_RULE`. */
    generic: idOf('what you rent'),
    ...writable,
    /** The stored pictures in their new order. Those that are left out are deleted. */
    images: z
      .array(
        strict({
          _id: z.string('Name a picture.').check(z.regex(IMAGE_ID, 'Name a picture.')),
          alt,
        }),
        A_LIST,
      )
      .check(
        z.maxLength(IMAGES_MAX, `Use ${IMAGES_MAX} pictures or fewer.`),
        z.refine((all) => distinct(all.map(({ _id }) => _id)), 'Send each one once.'),
      ),
    __v: version,
  }),
);
export interface CategoryUpdate extends z.input<typeof categoryUpdate> {}

/** One more picture, which comes last: PNG, JPEG or WebP, not animated. The server makes it small. */
export const categoryImageForm = strict({
  image: z
    .file('Choose a picture.')
    .check(
      z.maxSize(
        IMAGE_MAX_BYTES,
        `The picture must be ${IMAGE_MAX_BYTES / 1_048_576} MB or smaller.`,
      ),
    ),
  alt: z.optional(alt),
});

const each = <T extends z.core.$ZodType<{ _id: string }>>(item: T) =>
  z.array(item, A_LIST).check(
    z.minLength(1, 'Send at least one.'),
    z.maxLength(CATEGORIES_MAX, `Send up to ${CATEGORIES_MAX}.`),
    z.refine((all) => distinct(all.map(({ _id }) => _id)), 'Send each one once.'),
  );

/** All or nothing. Two categories may swap their codes. */
export const categoryCodes = strict({
  institution: idOf('an institute'),
  codes: each(strict({ _id: idOf('a category'), code: categoryCode })),
});
export interface CategoryCodes extends z.input<typeof categoryCodes> {}

/** All categories of the institute, each with its place. */
export const categoryOrder = strict({
  institution: idOf('an institute'),
  orders: each(strict({ _id: idOf('a category'), order: place })),
});
export interface CategoryOrder extends z.input<typeof categoryOrder> {}

const limit = z.nullable(z.object({ max: z.nullable(z.int()), used: z.int() }));

/** Generics and limits of an institute, which say what it can add before anything is typed. */
export const genericsCheck = z.object({
  data: z.object({
    generics: z.array(
      z.object({
        generic: genericPart,
        categoryCount: z.int(),
        assetCount: z.int(),
        /** Whether a category of it can be added now. */
        available: z.boolean(),
        /** Why not. */
        reason: z.nullable(z.string()),
      }),
    ),
    /** Limits of the plan, with the numbers in use; `max` null is no limit. */
    limits: z.object({ categories: limit, assets: limit }),
  }),
});
export interface GenericsCheck extends z.infer<typeof genericsCheck> {}

const categoryQuery = listQuery({
  sort: ['order', 'name', 'code', 'createdAt'],
  filters: {
    institution: anyOf(idOf('an institute')),
    generic: anyOf(idOf('what you rent')),
    isActive: z.optional(flag),
  },
});
export interface CategoryQuery extends z.input<typeof categoryQuery> {}

const genericsQuery = strict({ institution: idOf('an institute') });
export interface GenericsQuery extends z.input<typeof genericsQuery> {}

export const categorySchemas = {
  list: {
    query: taking<CategoryQuery>()(categoryQuery),
    response: named<Category>(category),
  },
  get: { response: named<Category>(category) },
  create: { body: taking<CategoryCreate>()(categoryCreate), response: named<Category>(category) },
  update: {
    body: taking<CategoryUpdate>()(categoryUpdate),
    form: categoryImageForm,
    response: named<Category>(category),
  },
  updateCodes: {
    body: taking<CategoryCodes>()(categoryCodes),
    response: named<Category[]>(z.array(category)),
  },
  updateOrder: {
    body: taking<CategoryOrder>()(categoryOrder),
    response: named<Category[]>(z.array(category)),
  },
  remove: { response: nothing },
  checkGenerics: {
    query: taking<GenericsQuery>()(genericsQuery),
    response: named<GenericsCheck>(genericsCheck),
  },
};

export { categoryRoutes } from '../resources/category.ts';
