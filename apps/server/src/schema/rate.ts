import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { asset } from './asset.ts';
import { category } from './category.ts';
import { audit, instant } from './columns.ts';
import { institution } from './tenant.ts';

/** In the smallest unit of the institute's currency. */
const amount = (name: string) => bigint(name, { mode: 'number' });

/** Values of a rate: null where it inherits. */
const values = {
  price: amount('price_minor'),
  extraAdult: amount('extra_adult_minor'),
  extraChild: amount('extra_child_minor'),
  minStay: integer('min_stay'),
  maxStay: integer('max_stay'),
  closedToArrival: boolean('closed_to_arrival'),
  closedToDeparture: boolean('closed_to_departure'),
  stopSell: boolean('stop_sell'),
};

/** Rates that institutes have set for a day, or for every day of a weekday. A row that sets nothing is removed. */
export const rate = pgTable(
  'rate',
  {
    institutionId: text('institution_id')
      .notNull()
      .references(() => institution.id),
    /** Category, asset, package and day as one text (`cellKey`). */
    cell: text('cell').notNull(),
    categoryId: text('category_id').notNull(),
    /** Null for the category as a whole. */
    assetId: text('asset_id'),
    ratePackage: text('rate_package').notNull(),
    /** Null for the rule of a weekday. */
    date: date('date', { mode: 'string' }),
    /** 0 is Sunday. Null for a day. */
    weekday: integer('weekday'),
    ...values,
    /** The batch that changed it last. */
    batchId: text('batch_id').notNull(),
    ...audit,
  },
  (t) => [
    primaryKey({ columns: [t.institutionId, t.cell] }),
    foreignKey({
      name: 'rate_category_fk',
      columns: [t.institutionId, t.categoryId],
      foreignColumns: [category.institutionId, category.id],
    }),
    foreignKey({
      name: 'rate_asset_fk',
      columns: [t.institutionId, t.assetId],
      foreignColumns: [asset.institutionId, asset.id],
    }).onDelete('cascade'),
    index('rate_date').on(t.institutionId, t.date),
    index('rate_category').on(t.categoryId),
    index('rate_asset').on(t.assetId),
  ],
);

/** States of a batch. A batch of many cells is written in several transactions (`rate/large.ts`). */
const BATCH_STATES = ['staged', 'dropped', 'applying', 'done'] as const;
/** States of a batch that applies: readers see no others. */
export const VISIBLE_STATES = ['applying', 'done'] satisfies (typeof BATCH_STATES)[number][];

/** Changes of rates that were saved together. */
export const rateBatch = pgTable(
  'rate_batch',
  {
    id: text('id').notNull(),
    institutionId: text('institution_id')
      .notNull()
      .references(() => institution.id),
    /** Counts the batches of the institute, from 1. */
    revision: integer('revision').notNull(),
    note: text('note'),
    affected: integer('affected').notNull(),
    undoesId: text('undoes_id'),
    undoneById: text('undone_by_id'),
    state: text('state', { enum: BATCH_STATES }).notNull().default('done'),
    /** The last cell that is written to the rates, of one that is being applied. */
    appliedTo: text('applied_to'),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by'),
  },
  (t) => [
    primaryKey({ columns: [t.institutionId, t.id] }),
    index('rate_batch_id').on(t.id),
    uniqueIndex('rate_batch_revision_key').on(t.institutionId, t.revision),
    index('rate_batch_open').on(t.institutionId, t.revision).where(sql`state <> 'done'`),
  ],
);

/** Condition of a batch that applies and is still being written to the rates, in the form that its index matches. */
export const isApplying = sql`${rateBatch.state} = 'applying'`;

/**
 * Changes of each cell by each batch: the history of rates, and what an undo restores. Rows are added and never
 * changed; those of the oldest batches go (`rate/forget.ts`).
 */
export const rateChange = pgTable(
  'rate_change',
  {
    institutionId: text('institution_id').notNull(),
    cell: text('cell').notNull(),
    revision: integer('revision').notNull(),
    date: date('date', { mode: 'string' }),
    /** The values of the cell itself, in minor units; null for nothing. */
    before: jsonb('before').$type<StoredValues>(),
    after: jsonb('after').$type<StoredValues>(),
  },
  (t) => [
    primaryKey({ columns: [t.institutionId, t.cell, t.revision] }),
    index('rate_change_revision').on(t.institutionId, t.revision, t.cell),
  ],
);

export type RateRow = typeof rate.$inferSelect;
export type StoredValues = Pick<RateRow, keyof typeof values>;
