import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AuditContext } from './audit-entry.ts';
import { pricing } from './pricing.ts';
import type { PendingChange, subscription } from './subscription.ts';

/**
 * Requested moves of all subscriptions of a plan, stored until the last one has followed. The changes, and the event
 * that records them, are those of the moment of the request.
 */
export const planMove = pgTable(
  'plan_move',
  {
    id: text('id').primaryKey(),
    pricingId: text('pricing_id')
      .notNull()
      .references(() => pricing.id, { onDelete: 'cascade' }),
    /** Number of the move, as in `pricing.moveNumber`. */
    number: integer('number').notNull(),
    /** Changes at the next renewal, by billing cycle. Subscriptions of a cycle without one do not change. */
    changes: jsonb('changes').$type<readonly PendingChange[]>().notNull(),
    /** Moves only subscriptions in this currency; null moves all. */
    currency: text('currency'),
    event: jsonb('event').$type<(typeof subscription.$inferSelect)['events'][number]>().notNull(),
    /** Author of the change, for the audit log. */
    audit: jsonb('audit').$type<AuditContext>(),
  },
  (t) => [index('plan_move_pricing').on(t.pricingId, t.number)],
);
