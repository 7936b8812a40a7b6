import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AuditContext } from './audit-entry.ts';
import { pricing } from './pricing.ts';
import type { PendingChange, subscription } from './subscription.ts';

/**
 * Moves that someone has asked for, of all subscriptions of a plan, until the last one has followed: what it changes, and
 * as what the change is recorded, is of the moment when it was asked for.
 */
export const planMove = pgTable(
  'plan_move',
  {
    id: text('id').primaryKey(),
    pricingId: text('pricing_id')
      .notNull()
      .references(() => pricing.id, { onDelete: 'cascade' }),
    /** As in `pricing.moveNumber`. */
    number: integer('number').notNull(),
    /** What those of each billing cycle change to at their next renewal. A cycle that is missing has none. */
    changes: jsonb('changes').$type<readonly PendingChange[]>().notNull(),
    /** Those in this currency alone; null: all. */
    currency: text('currency'),
    event: jsonb('event').$type<(typeof subscription.$inferSelect)['events'][number]>().notNull(),
    /** Whose change it is, for the audit log. */
    audit: jsonb('audit').$type<AuditContext>(),
  },
  (t) => [index('plan_move_pricing').on(t.pricingId, t.number)],
);
