import * as z from 'zod/mini';
import {
  BULK_CALLS,
  BULK_LISTS,
  BULK_OUTCOMES,
  BULK_ROWS_MAX,
  BULK_STATUSES,
} from '../facts/bulk.ts';
import { TAG_LENGTH_MAX } from '../facts/institution.ts';
import { TRIAL_DAYS_MAX } from '../facts/subscription.ts';
import { anyOf, wholeNumberWithin } from '../list.ts';
import { named, taking } from '../named.ts';
import { id, strict, text } from '../values.ts';

const outcome = z.enum(BULK_OUTCOMES, 'Choose an outcome.');
const list = z.enum(BULK_LISTS, 'Choose a list.');
const call = z.enum(BULK_CALLS, 'Choose a change.');

/** A row, and its outcome. */
export const bulkRow = z.object({
  /** Its place in the receipt. */
  place: z.int(),
  _id: id,
  name: z.string(),
  outcome,
  /** Why it failed: a code and a sentence. */
  code: z.nullable(z.string()),
  message: z.nullable(z.string()),
  /** Names the attempt in the server's log. */
  requestId: z.nullable(z.string()),
});
export interface BulkRow extends z.infer<typeof bulkRow> {}

/** One change of all rows that match the criteria of a list, or of some of them. */
export const bulk = z.object({
  _id: id,
  list,
  call,
  status: z.enum(BULK_STATUSES),
  /** How many rows matched when it was made. */
  total: z.int(),
  /** How many rows there are of each outcome. */
  counts: z.object({
    Waiting: z.int(),
    Changed: z.int(),
    Same: z.int(),
    Failed: z.int(),
    Stopped: z.int(),
  }),
  /** Why rows failed, or would, the most frequent first, with the names of some. */
  reasons: z.array(
    z.object({ code: z.string(), message: z.string(), count: z.int(), names: z.array(z.string()) }),
  ),
  /** The rows that `get` was asked for, in order. */
  rows: z.array(bulkRow),
  createdAt: z.string(),
  endedAt: z.nullable(z.string()),
});
export interface Bulk extends z.infer<typeof bulk> {}

const A_BODY = 'Send the values to write.';
const IDS = 'Send a list of ids.';
const DAYS = `Enter a whole number from 1 to ${TRIAL_DAYS_MAX}.`;

export const bulkCreate = strict({
  list,
  /** The criteria, as in the address of the list: `status=Active&search=lake`. Without any, all rows. */
  query: z._default(
    z.string('Enter a query.').check(z.maxLength(4000, 'Use a shorter query.')),
    '',
  ),
  /** The only rows of those that match, by their ids. Without it, all of them. */
  only: z.optional(
    z
      .array(id, IDS)
      .check(
        z.minLength(1, 'Choose at least one row.'),
        z.maxLength(BULK_ROWS_MAX, `Choose up to ${BULK_ROWS_MAX} rows.`),
      ),
  ),
  /** Rows that match and stay as they are. */
  except: z._default(
    z.array(id, IDS).check(z.maxLength(BULK_ROWS_MAX, `Leave out up to ${BULK_ROWS_MAX} rows.`)),
    [],
  ),
  call,
  /** Body of the call, without `__v`. */
  body: z._default(z.record(z.string(A_BODY), z.unknown(), A_BODY), {}),
  /** For `institution.update`: a tag that each gets, or loses. */
  addTag: z.optional(text('The tag', 1, TAG_LENGTH_MAX)),
  removeTag: z.optional(text('The tag', 1, TAG_LENGTH_MAX)),
  /** For `subscription.update`: the days that each trial gets. */
  addTrialDays: z.optional(z.int(DAYS).check(z.minimum(1, DAYS), z.maximum(TRIAL_DAYS_MAX, DAYS))),
});
export interface BulkCreate extends z.input<typeof bulkCreate> {}

const bulkQuery = strict({
  /** The rows of these outcomes; none without it. */
  outcome: anyOf(outcome),
  /** Rows after this place of the receipt, at most 500. */
  after: z.optional(wholeNumberWithin(0, BULK_ROWS_MAX)),
});
export interface BulkQuery extends z.input<typeof bulkQuery> {}

export const bulkSchemas = {
  create: { body: taking<BulkCreate>()(bulkCreate), response: named<Bulk>(bulk) },
  get: {
    query: taking<BulkQuery>()(bulkQuery),
    response: named<Bulk>(bulk),
  },
  run: { response: named<Bulk>(bulk) },
  cancel: { response: named<Bulk>(bulk) },
};

export { bulkRoutes } from '../resources/bulk.ts';
