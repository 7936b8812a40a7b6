import type { OtaKind, OtaMode, OtaRestriction, SchemaField } from '@booking/api-client/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { color } from './color.ts';
import { audit, seenName } from './columns.ts';

/** The sales channels that institutes can connect to. */
export const ota = pgTable(
  'ota',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** Upper case. */
    code: text('code').notNull(),
    kind: text('kind').$type<OtaKind>().notNull(),
    website: text('website'),
    modes: text('modes').array().$type<OtaMode[]>().notNull(),
    credentialsSchema: jsonb('credentials_schema')
      .$type<readonly SchemaField[]>()
      .notNull()
      .default([]),
    mappingSchema: jsonb('mapping_schema').$type<readonly SchemaField[]>().notNull().default([]),
    supportedRestrictions: text('supported_restrictions')
      .array()
      .$type<OtaRestriction[]>()
      .notNull()
      .default([]),
    defaultCommissionPct: numeric('default_commission_pct', {
      precision: 5,
      scale: 2,
      mode: 'number',
    }),
    colorId: text('color_id').references(() => color.id),
    /** The templates whose institutes may connect; empty for all. */
    templateIds: text('template_ids').array().notNull().default([]),
    order: integer('order').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** Folded text for the list's search (`database/search.ts`). */
    searchText: text('search_text').notNull(),
    seenAs: seenName(),
    ...audit,
  },
  (t) => [
    uniqueIndex('ota_name_key').on(sql`lower(${t.name})`),
    uniqueIndex('ota_seen_key').on(t.seenAs),
    uniqueIndex('ota_code_key').on(t.code),
    index('ota_search').using('gin', t.searchText.op('gin_trgm_ops')).with({ fastupdate: false }),
    index('ota_order').on(t.order, t.id),
    index('ota_name').on(sql`lower(${t.name}) collate "C"`, t.id),
    index('ota_created').on(t.createdAt, t.id),
    index('ota_color').on(t.colorId),
  ],
);
