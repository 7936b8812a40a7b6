import type { ColorGroup, StatusColorKey } from '@booking/api-client/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { audit, seenName } from './columns.ts';
import { template } from './template.ts';

/** The palette of the platform. */
export const color = pgTable(
  'color',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** `#` and six hex digits, in lower case. */
    hex: text('hex').notNull(),
    textColor: text('text_color').notNull(),
    /** Whether the server has chosen `textColor`, and chooses again with another `hex`. */
    isTextColorAuto: boolean('is_text_color_auto').notNull(),
    /** The template whose institutes may use it; null for all. */
    templateId: text('template_id').references(() => template.id),
    group: text('group').$type<ColorGroup>().notNull(),
    order: integer('order').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** Folded text for the list's search (`database/search.ts`). */
    searchText: text('search_text').notNull(),
    seenAs: seenName(),
    ...audit,
  },
  (t) => [
    uniqueIndex('color_name_key').on(sql`lower(${t.name})`),
    uniqueIndex('color_seen_key').on(t.seenAs),
    uniqueIndex('color_hex_key').on(t.hex),
    index('color_search').using('gin', t.searchText.op('gin_trgm_ops')).with({ fastupdate: false }),
    index('color_order').on(t.order, t.id),
    index('color_name').on(sql`lower(${t.name}) collate "C"`, t.id),
    index('color_created').on(t.createdAt, t.id),
    index('color_template').on(t.templateId),
  ],
);

/** How each status is drawn on a calendar: a row a status, all of the same version, since they are saved as one. */
export const statusColor = pgTable(
  'status_color',
  {
    id: text('id').primaryKey(),
    key: text('key').$type<StatusColorKey>().notNull(),
    label: text('label').notNull(),
    fillId: text('fill_id')
      .notNull()
      .references(() => color.id),
    borderId: text('border_id')
      .notNull()
      .references(() => color.id),
    icon: text('icon').notNull(),
    order: integer('order').notNull(),
    ...audit,
  },
  (t) => [
    uniqueIndex('status_color_key_key').on(t.key),
    index('status_color_fill').on(t.fillId),
    index('status_color_border').on(t.borderId),
  ],
);
