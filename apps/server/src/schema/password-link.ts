import type { LinkEnd } from '@booking/api-client/contract';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { appUser } from './tenant.ts';

/** The links that mails have brought: a first password, or a new one. Used once; then they say why they no longer work. */
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
    /** The end of its use: also the moment that ended it. */
    expiresAt: instant('expires_at').notNull(),
    /** Why it ended before its time. */
    endedAs: text('ended_as').$type<Exclude<LinkEnd, 'expired'>>(),
    /** Where it was sent; null where an older version has made it. */
    email: text('email'),
  },
  (t) => [index('password_link_user').on(t.userId), index('password_link_end').on(t.expiresAt)],
);

/** `create` is for an invited person's first password. */
export type PasswordLinkKind = 'create' | 'reset';
