import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * The emails to be sent. A row is part of the transaction that queues it; the message and its link are
 * made when it is sent. A forgotten password queues a row for every address, whether or not it has an account.
 */
export const outbox = pgTable(
  'mail_order',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<MailKind>().notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    /** The user it is about, where the address is no longer theirs. */
    userId: text('user_id'),
    /** The notice that it is. The address is in that, and `email` empty: a version that knows none finds no one to send it to. */
    noticeId: text('notice_id'),
    createdAt: instant('created_at').notNull(),
    /** When it is due, or due again. */
    dueAt: instant('due_at').notNull(),
    tries: integer('tries').notNull().default(0),
  },
  (t) => [
    // Thousands of notices may be due at one moment: the next one is the first of them.
    index('mail_order_next').on(t.dueAt, t.id),
    index('mail_order_notice').on(t.noticeId).where(sql`${t.noticeId} is not null`),
  ],
);

/** Emails about a change of the second factors of an account. */
export type TwoFactorMail =
  | 'twoFactorOn'
  | 'twoFactorOff'
  | 'twoFactorReset'
  | 'recoveryCodesRenewed'
  | 'passkeyAdded'
  | 'passkeyRemoved';

export type MailKind =
  | 'invitation'
  | 'reset'
  | 'passwordChanged'
  | TwoFactorMail
  | 'statusChanged'
  | 'emailChanged'
  | 'notice';
