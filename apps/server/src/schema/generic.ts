import type { BookingUnit, CapacityModel, GenericIcon } from '@booking/api-client/contract';
import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { audit } from './columns.ts';
import { template } from './template.ts';

/** The kinds of things that institutes of a template rent. */
export const generic = pgTable(
  'generic',
  {
    id: text('id').primaryKey(),
    templateId: text('template_id')
      .notNull()
      .references(() => template.id),
    key: text('key').notNull(),
    nameOne: text('name_one').notNull(),
    nameMany: text('name_many').notNull(),
    bookingUnit: text('booking_unit').$type<BookingUnit>().notNull(),
    capacityModel: text('capacity_model').$type<CapacityModel>().notNull(),
    icon: text('icon').$type<GenericIcon>().notNull(),
    order: integer('order').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    ...audit,
  },
  (t) => [uniqueIndex('generic_template_key_key').on(t.templateId, t.key)],
);
