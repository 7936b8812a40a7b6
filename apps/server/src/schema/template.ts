import type { TemplateKey } from '@booking/api-client/contract';
import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { audit } from './columns.ts';

/** The kinds of business. A small table shared by all tenants. */
export const template = pgTable(
  'template',
  {
    id: text('id').primaryKey(),
    key: text('key').$type<TemplateKey>().notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    isAvailable: boolean('is_available').notNull(),
    icon: text('icon').notNull(),
    order: integer('order').notNull(),
    ...audit,
  },
  (t) => [uniqueIndex('template_key_key').on(t.key), uniqueIndex('template_name_key').on(t.name)],
);
