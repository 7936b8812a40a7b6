import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { appUser } from './tenant.ts';

const logPosition = customType<{ data: string }>({ dataType: () => 'pg_lsn' });

/** One sign-in, or one hand-over, and all the tokens that came of it. */
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
    /** The last refresh of any branch, for the idle limit. */
    refreshedAt: instant('refreshed_at').notNull(),
    /** SHA-256 of the cookie of the browser that signed in; null for a session that was handed over. */
    cookieHash: text('cookie_hash'),
    /** Where it began: the network address, and the user agent of the browser. */
    address: text('address'),
    agent: text('agent'),
    /** Who of the platform acts as the user in it, and why; null for the user themselves. */
    actedById: text('acted_by_id'),
    actedFor: text('acted_for'),
    isReadOnly: boolean('is_read_only').notNull().default(false),
    /** The session that this one was handed over from, to an application on another origin; null for a sign-in. */
    handedFrom: text('handed_from'),
    /** When a later request has shown that cookie; from then on a refresh needs it. */
    boundAt: instant('bound_at'),
    /**
     * Position in the write-ahead log that a replica must have reached to be read from; null before its first write.
     */
    writtenTo: logPosition('written_to'),
    revokedAt: instant('revoked_at'),
    revokedFor: text('revoked_for').$type<RevokedFor>(),
  },
  (t) => [index('session_family_user').on(t.userId), index('session_family_end').on(t.expiresAt)],
);

export type RevokedFor =
  | 'logout'
  | 'theft'
  | 'closed'
  | 'password'
  | 'switchedOff'
  | 'moved'
  | 'twoFactor'
  /** One by one, or all at once, by the user or an administrator. */
  | 'ended';

/** A line of refresh tokens inside a family: the first, or that of a copied tab which has come back. */
export const sessionBranch = pgTable(
  'session_branch',
  {
    familyId: text('family_id')
      .notNull()
      .references(() => sessionFamily.id, { onDelete: 'cascade' }),
    /** Counted from 0. */
    number: integer('number').notNull(),
    /** The hash of the spent token that opened it; null for the first. */
    openedBy: text('opened_by'),
    /** The number of the refresh token that is good now, counted from 0. */
    generation: integer('generation').notNull(),
    /** The highest generation whose access token has been seen on a call; -1 for none yet. */
    usedGeneration: integer('used_generation').notNull(),
    /** When the present generation was given out. */
    rotatedAt: instant('rotated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.familyId, t.number] })],
);

/** Every refresh token ever given out by a living family, by its SHA-256 only. */
export const refreshToken = pgTable(
  'refresh_token',
  {
    hash: text('hash').primaryKey(),
    familyId: text('family_id')
      .notNull()
      .references(() => sessionFamily.id, { onDelete: 'cascade' }),
    branch: integer('branch').notNull().default(0),
    generation: integer('generation').notNull(),
  },
  (t) => [index('refresh_token_family').on(t.familyId)],
);

/** Tries that count against someone; stored, so a restart forgives nothing. */
export const throttle = pgTable(
  'throttle',
  {
    key: text('key').primaryKey(),
    tries: integer('tries').notNull(),
    /** The first try that is counted, or the last one once there were too many. */
    since: instant('since').notNull(),
    blockedUntil: instant('blocked_until'),
    /** The hash of the email address, for attempts to sign in: finds those of one account from every address. */
    account: text('account'),
  },
  (t) => [index('throttle_since').on(t.since), index('throttle_account').on(t.account)],
);

/** Security events of accounts and sessions, kept for later investigation. */
export const securityEvent = pgTable(
  'security_event',
  {
    id: text('id').primaryKey(),
    at: instant('at').notNull(),
    kind: text('kind').$type<SecurityEventKind>().notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => appUser.id),
    familyId: text('family_id'),
    /** The user who did it, where that is not the user of the event. */
    byId: text('by_id'),
    /** Why, where someone had to say it. */
    reason: text('reason'),
  },
  (t) => [index('security_event_user').on(t.userId, t.at), index('security_event_at').on(t.at)],
);

export type SecurityEventKind =
  | 'session.branch'
  | 'session.theft'
  /** A pair was made for the user's own application. */
  | 'session.handOver'
  /** Someone of the platform has signed in as the user. */
  | 'session.actedAs'
  | 'session.ended'
  | 'password.changed'
  | 'password.reset'
  | 'password.created'
  | 'password.set'
  | 'email.changed'
  | 'twoFactor.on'
  | 'twoFactor.off'
  /** The recovery codes were replaced. */
  | 'twoFactor.codesRenewed'
  /** A recovery code was used to sign in. */
  | 'twoFactor.codeUsed'
  /** The password was right, the code was not. */
  | 'twoFactor.failed'
  /** An administrator has turned it off for someone who has lost their device. */
  | 'twoFactor.reset'
  | 'passkey.added'
  | 'passkey.renamed'
  | 'passkey.removed'
  | 'signIn.unlocked'
  /** The provider of messages has another address; of the user who changed it. */
  | 'messaging.moved'
  /** The apps of institutes have another address; of the user who changed it. */
  | 'subApps.moved';
