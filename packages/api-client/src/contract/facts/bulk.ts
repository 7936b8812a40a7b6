/**
 * The writes that can be made to all rows that match, each as the call alone would make it. Assets have a call of their own
 * for many, `asset.updateMany`, which plans sell.
 */
export const BULK_CALLS = [
  'institution.changeStatus',
  'institution.update',
  'user.update',
  'subscription.update',
  'color.update',
  'color.remove',
  'ota.update',
  'ota.remove',
  'pricing.update',
  'pricing.remove',
  'whatsapp.update',
  'whatsapp.remove',
  'category.update',
  'category.remove',
  'asset.remove',
] as const;
export type BulkCall = (typeof BULK_CALLS)[number];

/** The lists whose rows they are made to: each is of the group of the write. */
export const BULK_LISTS = [
  'institution.list',
  'user.list',
  'subscription.current',
  'subscription.list',
  'color.list',
  'ota.list',
  'pricing.list',
  'whatsapp.list',
  'category.list',
  'asset.list',
  'asset.forTable',
] as const;
export type BulkList = (typeof BULK_LISTS)[number];

/**
 * `Checking` tries each row and writes nothing, `Checked` says what would change; `run` makes it `Running`, then `Done`.
 * `Cancelled` leaves the rows that were not reached as they are.
 */
export const BULK_STATUSES = ['Checking', 'Checked', 'Running', 'Done', 'Cancelled'] as const;
export type BulkStatus = (typeof BULK_STATUSES)[number];

/** What became of a row, or would: `Same` was so already. */
export const BULK_OUTCOMES = ['Waiting', 'Changed', 'Same', 'Failed', 'Stopped'] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

/** The most rows of one. */
export const BULK_ROWS_MAX = 10_000;

/** The most rows of a receipt that one call returns. */
export const BULK_RECEIPT_MAX = 500;

/** How long a receipt is kept, in days. */
export const BULK_KEPT_DAYS = 7;
