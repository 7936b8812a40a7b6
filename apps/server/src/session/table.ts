import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';
import { appUser } from '../user/table.ts';

/** One sign-in and all the tokens that came of it. */
export const sessionFamily = pgTable(
  'session_family',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => appUser.id),
    createdAt: instant('created_at').notNull(),
    /** The absolute end; a refresh never moves it. */
    expiresAt: instant('expires_at').notNull(),
    /** The last refresh, for the idle limit. */
    refreshedAt: instant('refreshed_at').notNull(),
    /** The number of the refresh token that is good now, counted from 0. */
    generation: integer('generation').notNull(),
    /** The highest generation whose access token has been seen on a call. */
    usedGeneration: integer('used_generation').notNull(),
    revokedAt: instant('revoked_at'),
    revokedFor: text('revoked_for').$type<'logout' | 'reuse' | 'closed'>(),
  },
  (t) => [index('session_family_user').on(t.userId), index('session_family_end').on(t.expiresAt)],
);

/** Every refresh token ever given out by a living family, by its SHA-256 only. */
export const refreshToken = pgTable(
  'refresh_token',
  {
    hash: text('hash').primaryKey(),
    familyId: text('family_id')
      .notNull()
      .references(() => sessionFamily.id, { onDelete: 'cascade' }),
    generation: integer('generation').notNull(),
  },
  (t) => [index('refresh_token_family').on(t.familyId)],
);

/** Failed sign-ins, in the form that rate-limiter-flexible keeps; stored, so a restart forgives nothing. */
export const loginThrottle = pgTable('login_throttle', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  /** Milliseconds since 1970; null never ends. */
  expire: bigint('expire', { mode: 'number' }),
});
