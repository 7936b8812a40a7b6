import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { color } from './color.ts';
import { audit, seenName } from './columns.ts';
import { generic } from './generic.ts';
import { institution } from './tenant.ts';

/** In the smallest unit of the institute's currency. */
const amount = (name: string) => bigint(name, { mode: 'number' });

/** A picture of a category: its files, by their hashes, and its description. */
export interface StoredImage {
  readonly hash: string;
  readonly thumbnailHash: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** Categories that institutes sell. */
export const category = pgTable(
  'category',
  {
    id: text('id').primaryKey(),
    institutionId: text('institution_id')
      .notNull()
      .references(() => institution.id),
    genericId: text('generic_id')
      .notNull()
      .references(() => generic.id),
    name: text('name').notNull(),
    /** Upper case. */
    code: text('code').notNull(),
    isGeneric: boolean('is_generic').notNull().default(false),
    autoAssign: boolean('auto_assign').notNull().default(true),
    showOnCalendar: boolean('show_on_calendar').notNull().default(true),
    bookableOnline: boolean('bookable_online').notNull().default(false),
    description: text('description'),
    baseOccupancy: integer('base_occupancy').notNull().default(2),
    maxAdults: integer('max_adults').notNull().default(3),
    maxChildren: integer('max_children').notNull().default(2),
    maxOccupancy: integer('max_occupancy').notNull().default(4),
    extraBeds: integer('extra_beds').notNull().default(0),
    extraAdultMinor: amount('extra_adult_minor').notNull().default(0),
    extraChildMinor: amount('extra_child_minor').notNull().default(0),
    basePriceMinor: amount('base_price_minor').notNull(),
    bedType: text('bed_type'),
    sizeSqFt: integer('size_sq_ft'),
    view: text('view'),
    amenities: text('amenities').array().notNull().default([]),
    colorId: text('color_id').references(() => color.id),
    /** In their order. */
    images: jsonb('images').$type<readonly StoredImage[]>().notNull().default([]),
    isActive: boolean('is_active').notNull().default(true),
    order: integer('order').notNull(),
    /** Folded text for the list's search (`database/search.ts`). */
    searchText: text('search_text').notNull(),
    seenAs: seenName(),
    ...audit,
  },
  (t) => [
    // The key that assets and rates refer to, and the primary key once mappings of channels have the institute too.
    uniqueIndex('category_institution_key').on(t.institutionId, t.id),
    uniqueIndex('category_name_key').on(t.institutionId, sql`lower(${t.name})`),
    uniqueIndex('category_seen_key').on(t.institutionId, t.seenAs),
    uniqueIndex('category_code_key').on(t.institutionId, t.code),
    index('category_institution_order').on(t.institutionId, t.order, t.id),
    index('category_search')
      .using('gin', t.searchText.op('gin_trgm_ops'))
      .with({ fastupdate: false }),
    // Finds who has a file, before it is removed.
    index('category_images')
      .using('gin', t.images.op('jsonb_path_ops'))
      .with({ fastupdate: false }),
    // For lists of all institutes, by the platform.
    index('category_order').on(t.order, t.id),
    index('category_name').on(sql`lower(${t.name}) collate "C"`, t.id),
    index('category_code').on(sql`${t.code} collate "C"`, t.id),
    index('category_created').on(t.createdAt, t.id),
    index('category_generic').on(t.genericId),
    index('category_color').on(t.colorId),
  ],
);
