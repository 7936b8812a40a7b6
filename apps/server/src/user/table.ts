import type { Preferences, User } from '@booking/api-client/contract';
import {
  type AnyPgColumn,
  boolean,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { audit, instant } from '../database/columns.ts';
import { storedFile } from '../files/table.ts';
import { institution } from '../institution/table.ts';

/** Everybody who can sign in. Global, since an email address is unique over all institutes. */
export const appUser = pgTable(
  'app_user',
  {
    id: text('id').primaryKey(),
    /** Null for users of the platform. */
    institutionId: text('institution_id').references((): AnyPgColumn => institution.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    phone: text('phone'),
    role: text('role').notNull(),
    homeType: text('home_type').$type<User['homeType']>(),
    /** Null for the platform's own way of writing numbers and dates. */
    locale: text('locale'),
    /** Null for the clock of the device. */
    timezone: text('timezone'),
    /** Nobody else's matter: the own document alone has them. */
    preferences: jsonb('preferences').$type<Preferences>().notNull().default({}),
    status: text('status').$type<User['status']>().notNull(),
    /** In PHC form; null until the invited person sets a password. */
    passwordHash: text('password_hash'),
    /** Somebody else has set the password. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    /** The picture, by the hash under which it is stored. */
    avatarHash: text('avatar_hash').references(() => storedFile.hash),
    lastLoginAt: instant('last_login_at'),
    ...audit,
  },
  (t) => [
    uniqueIndex('app_user_email_key').on(t.email),
    index('app_user_institution_role').on(t.institutionId, t.role),
    index('app_user_avatar').on(t.avatarHash),
  ],
);

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
