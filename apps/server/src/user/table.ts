import type { User } from '@booking/api-client/contract';
import { type AnyPgColumn, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { audit, instant } from '../database/columns.ts';
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
    status: text('status').$type<User['status']>().notNull(),
    /** In PHC form; null until the invited person sets a password. */
    passwordHash: text('password_hash'),
    lastLoginAt: instant('last_login_at'),
    ...audit,
  },
  (t) => [
    uniqueIndex('app_user_email_key').on(t.email),
    index('app_user_institution_role').on(t.institutionId, t.role),
  ],
);
