/** Facts about what an institute rents: generics, categories and assets. */

/** Units in which bookings of a generic are counted. */
export const BOOKING_UNITS = ['night', 'day', 'hour', 'slot'] as const;
export type BookingUnit = (typeof BOOKING_UNITS)[number];

/** Ways to count the capacity of a generic. */
export const CAPACITY_MODELS = ['persons', 'units', 'none'] as const;
export type CapacityModel = (typeof CAPACITY_MODELS)[number];

/** The icons of generics. */
export const GENERIC_ICONS = [
  'bed-double',
  'bed-single',
  'house',
  'building-2',
  'tent',
  'door-open',
  'party-popper',
  'sun',
  'users',
  'utensils',
  'car-front',
  'bus',
  'repeat',
  'calendar-check',
] as const;
export type GenericIcon = (typeof GENERIC_ICONS)[number];

/** The longest name of a category: sales channels cut longer ones. */
export const CATEGORY_NAME_MAX = 45;
export const CATEGORY_CODE = /^[A-Z0-9-]{1,8}$/;
/** The highest number of guests of a category. */
export const OCCUPANCY_MAX = 50;
export const AMENITIES_MAX = 40;
/** The highest amount of a category, in major units. */
export const AMOUNT_MAX = 10_000_000;
export const CATEGORIES_MAX = 500;
/** The most pictures of a category. */
export const IMAGES_MAX = 20;
/** The largest picture that can be uploaded, in bytes. The stored picture is smaller. */
export const IMAGE_MAX_BYTES = 5 * 1_048_576;
/** The longest text alternative of a picture. */
export const IMAGE_ALT_MAX = 160;

/** `OutOfService` can still be sold; `OutOfOrder` can't. */
export const ASSET_STATUSES = ['Available', 'OutOfService', 'OutOfOrder', 'Inactive'] as const;
export type AssetStatus = (typeof ASSET_STATUSES)[number];

/** Statuses that have a reason and dates. */
export const STATUSES_WITH_DATES: readonly AssetStatus[] = ['OutOfService', 'OutOfOrder'];

/** The most assets that are added at once. */
export const ASSETS_ADDED_MAX = 200;
/** The most assets that are named by id in one bulk update. */
export const ASSETS_UPDATED_MAX = 1_000;
/** The most assets of a category that can be put in order. */
export const ASSETS_ORDERED_MAX = 10_000;
export const BLOCKS_MAX = 50;
export const ASSET_TAGS_MAX = 10;
export const CONNECTING_MAX = 10;

/** How the price of an asset differs from its category's. */
export const ADJUSTMENT_MODES = ['amount', 'percent'] as const;
export type AdjustmentMode = (typeof ADJUSTMENT_MODES)[number];

/** Returns the text by which codes are ordered as people count: 2 before 10. */
export function naturalKey(code: string): string {
  return code.toUpperCase().replace(/\d+/g, (digits) => digits.padStart(16, '0'));
}
