import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Responses to writes with an `Idempotency-Key`, stored for a day. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    userId: text('user_id').notNull(),
    key: text('key').notNull(),
    /** Hash of method, path and body, with a key of the installation (`idempotency.ts`). */
    requestHash: text('request_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Written in the same transaction as the effect; null only inside it. */
    status: integer('status'),
    body: text('body'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('idempotency_key_age').on(t.createdAt)],
);
