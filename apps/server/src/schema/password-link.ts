import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { appUser } from './tenant.ts';

/** The links that mails have brought: a first password, or a new one. Used once, then gone. */
export const passwordLink = pgTable(
  'password_link',
  {
    /** SHA-256 of the link's token. */
    hash: text('hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => appUser.id),
    kind: text('kind').$type<PasswordLinkKind>().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('password_link_user').on(t.userId), index('password_link_end').on(t.expiresAt)],
);

/** `create` is for an invited person's first password. */
export type PasswordLinkKind = 'create' | 'reset';
