import * as z from 'zod/mini';
import {
  RATE_CHANGES_MAX,
  RATE_KEEP_REASONS,
  RATE_LOCKS,
  RATE_SKIP_REASONS,
  RATE_SOURCES,
  RATE_VALUES,
} from '../facts/rate.ts';
import { PACKAGE_MODES } from '../facts/setting.ts';
import { anyOf, flag } from '../list.ts';
import { named, taking } from '../named.ts';
import { A_FLAG } from '../rules.ts';
import { civilDate, id, idOf, instant, lines, plannedDate, strict } from '../values.ts';
import { change, ratePackage, some } from './rate/rate-scope-change.ts';

const count = z.int().check(z.minimum(0));

/** Values of a rate. Null inherits the value; in resolved values it means none. Amounts are in major units. */
const values = {
  price: z.nullable(z.number()),
  extraAdult: z.nullable(z.number()),
  extraChild: z.nullable(z.number()),
  /** In nights. */
  minStay: z.nullable(z.int()),
  maxStay: z.nullable(z.int()),
  closedToArrival: z.nullable(z.boolean()),
  closedToDeparture: z.nullable(z.boolean()),
  stopSell: z.nullable(z.boolean()),
};
export const rateValues = z.object(values);
export interface RateValues extends z.infer<typeof rateValues> {}

const source = z.enum(RATE_SOURCES);

/** Subject of a row of the grid: a category or one of its assets, sold as a package. */
const target = {
  category: id,
  /** Null for the category as a whole. */
  asset: z.nullable(id),
  ratePackage: z.string(),
};

/** Values of a row on a day. */
export const rateCell = z.object({
  date: civilDate,
  ...values,
  /** Where each value comes from. A price of a derived package has the source of the price that it follows. */
  from: z.object({
    price: source,
    extraAdult: source,
    extraChild: source,
    minStay: source,
    maxStay: source,
    closedToArrival: source,
    closedToDeparture: source,
    stopSell: source,
  }),
  /** Values without the rate of the cell itself; null where it has none. */
  inherited: z.nullable(rateValues),
  /** The batch that changed the cell last; null where it has no rate of its own. */
  batch: z.nullable(id),
  updatedAt: z.nullable(instant),
  updatedBy: z.nullable(z.string()),
});
export interface RateCell extends z.infer<typeof rateCell> {}

const author = z.nullable(z.object({ _id: id, name: z.string() }));

/** Changes that were saved together. */
export const rateBatch = z.object({
  _id: id,
  /** Counts the batches of the institute. */
  revision: z.int(),
  at: instant,
  /** Null where it was someone of the platform. */
  by: author,
  note: z.nullable(z.string()),
  /** How many cells it changed. */
  affected: count,
  /** The batch that it takes back; null for others. */
  undoes: z.nullable(id),
  /** The batch that takes it back; null while something of it can be undone. */
  undoneBy: z.nullable(id),
  /** Whether a part of it is taken back, and the rest can still be. */
  isUndoneInPart: z.boolean(),
});
export interface RateBatch extends z.infer<typeof rateBatch> {}

/** A change of one cell: of a day, or of the rule of a weekday. */
export const rateChange = z.object({
  ...target,
  date: z.nullable(civilDate),
  /** 0 is Sunday. */
  weekday: z.nullable(z.int()),
  /** Values of the cell itself before and after the change; null for nothing. */
  before: z.nullable(rateValues),
  after: z.nullable(rateValues),
  batch: id,
  at: instant,
  by: author,
  note: z.nullable(z.string()),
});
export interface RateChange extends z.infer<typeof rateChange> {}

/** The rates of an institute in a window of days. */
export const rates = z.object({
  /** How often the rates of the institute were changed. Send it back with a change to be told of a conflict. */
  revision: z.int(),
  /** The current date at the institute, and the last day that can have a rate. */
  today: civilDate,
  lastDay: civilDate,
  currency: z.string(),
  /** Multiple that prices that follow others are rounded to; 0 for no rounding. */
  rounding: z.number(),
  /** 0 is Sunday. */
  weekendDays: z.array(z.int()),
  /** The packages in their order, the default one first. */
  packages: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      isDefault: z.boolean(),
      /** How its price follows that of the default package; null for that one. */
      adjustment: z.nullable(z.object({ mode: z.enum(PACKAGE_MODES), value: z.number() })),
      /** Why its prices, or all of its values, can’t be changed; null if they can. */
      lock: z.nullable(z.enum(RATE_LOCKS)),
    }),
  ),
  /** The categories and assets of the rows, in their order. */
  targets: z.array(
    z.object({
      category: id,
      asset: z.nullable(id),
      name: z.string(),
      code: z.string(),
      /** As `#rrggbb`; null without one, and for assets. */
      color: z.nullable(z.string()),
      /** How many active assets a category has; 0 for an asset. */
      assetCount: count,
    }),
  ),
  /** By category and asset in their order, then by package. Without `resolve`, with the days that have a rate of their own only. */
  rows: z.array(z.object({ ...target, cells: z.array(rateCell) })),
  /** Rules for weekdays. */
  rules: z.array(z.object({ ...target, weekday: z.int(), ...values })),
  /** With `history`: the newest first. */
  batches: z.array(rateBatch),
  changes: z.array(rateChange),
});
export interface Rates extends z.infer<typeof rates> {}

export type RateScopeChange = z.input<typeof change>;

const A_REVISION = 'The revision must be a whole number.';

/** Changes of rates, or the undo of a batch; one of both. */
export const rateCreate = strict({
  institution: idOf('an institute'),
  changes: z.optional(some(change, RATE_CHANGES_MAX)),
  undoBatch: z.optional(idOf('a batch')),
  /** Counts the changes without making them. */
  dryRun: z.optional(z.boolean(A_FLAG)),
  note: z.optional(lines('The note', 0, 300)),
  /** Cells that someone has changed after this revision: 409 `VERSION_CONFLICT`, with them in `data.cells`. */
  revision: z.optional(z.int(A_REVISION).check(z.minimum(0, A_REVISION))),
});
export interface RateCreate extends z.input<typeof rateCreate> {}

const spread = z.nullable(
  z.object({ min: z.number(), max: z.number(), average: z.number(), sum: z.number() }),
);

/** Result of a change, or of a dry run. */
export const rateResult = z.object({
  /** Null for a dry run, and where nothing changed. */
  batch: z.nullable(id),
  revision: z.int(),
  /** All cells of the scope: those that change, those of packages that follow, and those that are skipped. */
  cells: count,
  affected: count,
  /** Cells of derived packages whose price follows. */
  following: count,
  skipped: z.array(z.object({ reason: z.enum(RATE_SKIP_REASONS), count })),
  /** The prices of the cells that change. */
  before: spread,
  after: spread,
  /**
   * Prices of more than five times the median of 30 days around them, or less than a fifth of it, with the price that
   * was probably meant. The first 20.
   */
  unusual: z.array(
    z.object({
      ...target,
      date: civilDate,
      price: z.number(),
      usual: z.number(),
      meant: z.number(),
    }),
  ),
  /**
   * Of an undo: the values that stay, since someone has changed them, the day is over, or their category or asset is gone.
   * Each value is judged by itself, so a cell can be restored in part. The first 500.
   */
  kept: z.array(
    z.object({
      ...target,
      date: z.nullable(civilDate),
      weekday: z.nullable(z.int()),
      reason: z.enum(RATE_KEEP_REASONS),
      values: z.array(z.enum(RATE_VALUES)),
      by: author,
      at: z.nullable(instant),
    }),
  ),
  /** How many cells keep something. */
  keptCount: count,
});
export interface RateResult extends z.infer<typeof rateResult> {}

const rateQuery = strict({
  institution: idOf('an institute'),
  startDate: plannedDate,
  endDate: plannedDate,
  category: anyOf(idOf('a category')),
  /** The rows of these assets instead of those of categories. */
  asset: anyOf(idOf('an asset')),
  /** Adds the rows of all assets of the categories. */
  assets: z.optional(flag),
  ratePackage: anyOf(ratePackage),
  /** Resolves the values of each day, rather than returning the stored rates alone. */
  resolve: z.optional(flag),
  /** Also the batches, and the changes of the days and rows that are asked for. */
  history: z.optional(flag),
  /** With `history`: the changes of this batch only, whatever their days. */
  batch: z.optional(idOf('a batch')),
});
export interface RateQuery extends z.input<typeof rateQuery> {}

export const rateSchemas = {
  list: {
    query: taking<RateQuery>()(rateQuery),
    response: named<Rates>(rates),
  },
  create: { body: taking<RateCreate>()(rateCreate), response: named<RateResult>(rateResult) },
};

export { rateRoutes } from '../resources/rate.ts';
