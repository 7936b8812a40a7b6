import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * Mails that are to be sent. An order is part of the transaction that asks for it; the letter, and the
 * link in it, are made when it is sent. An order for a forgotten password is kept for every address
 * alike, whether or not it has an account.
 */
export const mailOrder = pgTable(
  'mail_order',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<MailKind>().notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it is to be tried, or tried again. */
    dueAt: instant('due_at').notNull(),
    tries: integer('tries').notNull().default(0),
  },
  (t) => [index('mail_order_due').on(t.dueAt)],
);

export type MailKind = 'invitation' | 'reset' | 'passwordChanged';
