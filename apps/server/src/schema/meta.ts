import { pgTable, text } from 'drizzle-orm/pg-core';

/** Facts about the database itself, such as when the sample data was written. */
export const meta = pgTable('meta', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});
