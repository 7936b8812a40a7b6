import type { Channel, RoomMapping } from '@booking/api-client/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { category } from './category.ts';
import { audit } from './columns.ts';
import { ota } from './ota.ts';
import { institution } from './tenant.ts';

/** A value that a connection signs in with; a secret is sealed. */
export type Credential =
  | { readonly value: string }
  | { readonly sealed: string; readonly last4: string | null };

/** The connections of institutions to sales channels. */
export const channel = pgTable(
  'channel',
  {
    id: text('id').primaryKey(),
    institutionId: text('institution_id')
      .notNull()
      .references(() => institution.id),
    otaId: text('ota_id')
      .notNull()
      .references(() => ota.id),
    title: text('title').notNull(),
    propertyCode: text('property_code').notNull(),
    mode: text('mode').$type<Channel['mode']>().notNull(),
    status: text('status').$type<Channel['status']>().notNull(),
    credentials: jsonb('credentials').$type<Readonly<Record<string, Credential>>>().notNull(),
    commissionPct: numeric('commission_pct', { precision: 5, scale: 2, mode: 'number' }),
    markup: jsonb('markup').$type<Channel['markup']>().notNull(),
    currency: text('currency'),
    timezoneOverride: text('timezone_override'),
    taxInclusive: boolean('tax_inclusive'),
    windowDays: integer('window_days').notNull(),
    restrictions: text('restrictions').array().$type<Channel['restrictions']>().notNull(),
    // A mapped category can't be deleted (`channelMapping`), so its rates need no reference of their own.
    rateMappings: jsonb('rate_mappings').$type<Channel['rateMappings']>().notNull().default([]),
    ...audit,
  },
  (t) => [
    uniqueIndex('channel_property_key').on(t.otaId, sql`lower(${t.propertyCode})`),
    index('channel_institution').on(t.institutionId, t.id),
  ],
);

/** Which room of a channel each category is. */
export const channelMapping = pgTable(
  'channel_mapping',
  {
    channelId: text('channel_id')
      .notNull()
      .references(() => channel.id, { onDelete: 'cascade' }),
    // A mapped category can't be deleted (`category/uses.ts`); that it is not sold somewhere keeps none.
    categoryId: text('category_id')
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
    isSold: boolean('is_sold').notNull(),
    externalRoomId: text('external_room_id'),
    externalRoomName: text('external_room_name'),
    fields: jsonb('fields').$type<RoomMapping['fields']>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.categoryId] }),
    index('channel_mapping_category').on(t.categoryId),
  ],
);
