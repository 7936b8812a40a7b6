import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** When each round of the housekeeping has run last, by the clock of the database. */
export const housekeepingRun = pgTable('housekeeping_run', {
  name: text('name').primaryKey(),
  at: instant('at').notNull(),
  /** Since when the clock is much later than it was at the last run; null where it is not. */
  jumpedAt: instant('jumped_at'),
  /** End of the claim of the process that runs it, unless that renews it. */
  claimedUntil: instant('claimed_until'),
  /** Counts the runs, so that a process whose claim is over knows that another one has it. */
  claims: integer('claims').notNull().default(0),
  /** When the last run ended. */
  endedAt: instant('ended_at'),
});

/** A part of a round, since a process has first had it to do. */
export const housekeepingPart = pgTable('housekeeping_part', {
  name: text('name').primaryKey(),
  /** When a process first had it to do: one that has never completed is late since then. */
  addedAt: instant('added_at').notNull().defaultNow(),
  /** When it last completed. */
  succeededAt: instant('succeeded_at'),
  /** The last row of the slices that are done, where it goes on; null where it begins at the first. */
  reached: text('reached'),
});

/**
 * Actions that the housekeeping holds back, since they affect far more institutes than usual, until someone confirms
 * them.
 */
export const housekeepingHold = pgTable('housekeeping_hold', {
  /** One of `HELD_KINDS`. */
  kind: text('kind').primaryKey(),
  /** How many institutes they affect, and how many would have been usual. */
  count: integer('count').notNull(),
  most: integer('most').notNull(),
  at: instant('at').notNull(),
  /** When someone confirmed them. */
  confirmedAt: instant('confirmed_at'),
});
