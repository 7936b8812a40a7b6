import type { Asset, AssetStatus } from '@booking/api-client/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { category } from './category.ts';
import { audit, seenName } from './columns.ts';
import { institution } from './tenant.ts';

/** The units of categories that can be booked. */
export const asset = pgTable(
  'asset',
  {
    id: text('id').notNull(),
    institutionId: text('institution_id')
      .notNull()
      .references(() => institution.id),
    categoryId: text('category_id').notNull(),
    name: text('name').notNull(),
    code: text('code').notNull(),
    /** Sort key of the code in natural order (`naturalKey`), written with every change of the code. */
    codeKey: text('code_key').notNull(),
    floor: text('floor'),
    building: text('building'),
    status: text('status').$type<AssetStatus>().notNull().default('Available'),
    statusReason: jsonb('status_reason').$type<Asset['statusReason']>(),
    blocks: jsonb('blocks').$type<Asset['blocks']>().notNull().default([]),
    capacityOverride: integer('capacity_override'),
    /** Its value is in major units. */
    priceAdjustment: jsonb('price_adjustment').$type<Asset['priceAdjustment']>(),
    connectingIds: text('connecting_ids').array().notNull().default([]),
    accessible: boolean('accessible').notNull().default(false),
    smoking: boolean('smoking').notNull().default(false),
    tags: text('tags').array().notNull().default([]),
    notes: text('notes'),
    isActive: boolean('is_active').notNull().default(true),
    /** Its position in the category. */
    order: integer('order').notNull(),
    /** Folded text for the list's search (`database/search.ts`): code, name and tags. */
    searchText: text('search_text').notNull(),
    seenAs: seenName(),
    ...audit,
  },
  (t) => [
    primaryKey({ columns: [t.institutionId, t.id] }),
    foreignKey({
      name: 'asset_category_fk',
      columns: [t.institutionId, t.categoryId],
      foreignColumns: [category.institutionId, category.id],
    }),
    index('asset_id').on(t.id),
    uniqueIndex('asset_code_key').on(t.institutionId, sql`lower(${t.code})`),
    uniqueIndex('asset_seen_key').on(t.institutionId, t.seenAs),
    index('asset_place').on(t.institutionId, t.categoryId, t.order, t.id),
    index('asset_institution_code').on(t.institutionId, sql`${t.codeKey} collate "C"`, t.id),
    index('asset_category').on(t.categoryId, t.id),
    index('asset_search').using('gin', t.searchText.op('gin_trgm_ops')).with({ fastupdate: false }),
    // For lists of all institutes, by the platform.
    index('asset_order').on(t.order, t.id),
    index('asset_code').on(sql`${t.codeKey} collate "C"`, t.id),
    index('asset_name').on(sql`lower(${t.name}) collate "C"`, t.id),
    index('asset_created').on(t.createdAt, t.id),
    index('asset_updated').on(t.updatedAt, t.id),
    index('asset_status').on(t.status).where(sql`${t.status} <> 'Available'`),
  ],
);
