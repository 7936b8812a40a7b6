import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** When each round of the housekeeping has run last, by the clock of the database. */
export const housekeepingRun = pgTable('housekeeping_run', {
  name: text('name').primaryKey(),
  at: instant('at').notNull(),
  /** Since when the clock is much later than it was at the last run; null where it is not. */
  jumpedAt: instant('jumped_at'),
});

/** What the housekeeping would do to far more institutes than usual, and waits with until someone says that it is right. */
export const housekeepingHold = pgTable('housekeeping_hold', {
  /** One of `HELD_KINDS`. */
  kind: text('kind').primaryKey(),
  /** How many it would be, and how many would have been usual. */
  count: integer('count').notNull(),
  most: integer('most').notNull(),
  at: instant('at').notNull(),
  /** When someone said that it is right. */
  confirmedAt: instant('confirmed_at'),
});
