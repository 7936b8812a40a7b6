import { access } from './access.ts';
import { isUsual, type UsualGroup } from './usual.ts';

/** Assets have a call of their own for many, `asset.updateMany`, which plans sell. */
type OfOne = 'asset.update';

/** A write that can be made to all rows that match, each as the call alone would make it. */
export type BulkCall =
  | Exclude<`${UsualGroup}.${'update' | 'remove'}`, OfOne>
  | (typeof BESIDE_USUAL)[number];

/** A list whose rows a write is made to. It is of the same group as the write. */
export type BulkList = `${UsualGroup}.list` | (typeof LISTS_BESIDE_USUAL)[number];

/** Writes of resources that are not deleted. */
const BESIDE_USUAL = [
  'institution.changeStatus',
  'institution.update',
  'user.update',
  'subscription.update',
] as const;

const LISTS_BESIDE_USUAL = [
  'institution.list',
  'user.list',
  'subscription.current',
  'subscription.list',
  'asset.forTable',
] as const;

/** The writes: a resource with the usual calls has them without a line here. */
export const BULK_CALLS: readonly BulkCall[] = /* @__PURE__ */ bulkCalls();

/** The lists, of the same resources. */
export const BULK_LISTS: readonly BulkList[] = /* @__PURE__ */ bulkLists();

function bulkCalls(): BulkCall[] {
  const usual = Object.keys(access)
    .filter(isUsual)
    .flatMap((group) => [`${group}.update`, `${group}.remove`] as const);
  return [...BESIDE_USUAL, ...usual.filter((call) => call !== 'asset.update')];
}

function bulkLists(): BulkList[] {
  const usual = Object.keys(access).filter(isUsual);
  return [...LISTS_BESIDE_USUAL, ...usual.map((group) => `${group}.list` as const)];
}

/**
 * `Checking` tries each row and writes nothing, `Checked` says what would change; `run` makes it `Running`, then `Done`.
 * `Cancelled` leaves the rows that were not reached as they are.
 */
export const BULK_STATUSES = ['Checking', 'Checked', 'Running', 'Done', 'Cancelled'] as const;
export type BulkStatus = (typeof BULK_STATUSES)[number];

/** Outcomes of a row, actual or expected. `Same`: the row was so already. */
export const BULK_OUTCOMES = ['Waiting', 'Changed', 'Same', 'Failed', 'Stopped'] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

/** The most rows of one bulk change. */
export const BULK_ROWS_MAX = 10_000;

/** The most rows of a receipt that one call returns. */
export const BULK_RECEIPT_MAX = 500;

/** How long a receipt is kept, in days. */
export const BULK_KEPT_DAYS = 7;
