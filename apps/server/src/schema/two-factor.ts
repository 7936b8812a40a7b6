import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { appUser } from './tenant.ts';

/** The authenticator app of a user. Its secrets are sealed (`sealer.ts`). */
export const twoFactor = pgTable('two_factor', {
  userId: text('user_id')
    .primaryKey()
    .references(() => appUser.id),
  /** Null until a code has confirmed it. */
  sealed: text('sealed'),
  confirmedAt: instant('confirmed_at'),
  /** The time step of the last code that was accepted: no code counts twice, nor one before it. */
  lastStep: integer('last_step'),
  /** One that is being set up, and waits for its first code. */
  pendingSealed: text('pending_sealed'),
  pendingAt: instant('pending_at'),
});

/** The recovery codes of a user that are left, each by its SHA-256 only. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    hash: text('hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => appUser.id),
  },
  (t) => [index('recovery_code_user').on(t.userId)],
);

/** A sign-in whose password was right, and which waits for a second factor; by the SHA-256 of its challenge. */
export const signInChallenge = pgTable(
  'sign_in_challenge',
  {
    hash: text('hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => appUser.id),
    /** The SHA-256 of the stored password that was right: with another one the sign-in begins again. */
    passwordMark: text('password_mark').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('sign_in_challenge_end').on(t.expiresAt)],
);

/** A passkey of a user: the public half of a key pair whose other half never leaves its authenticator. */
export const passkey = pgTable(
  'passkey',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => appUser.id),
    name: text('name').notNull(),
    /** Id of the passkey at its authenticator, in base64url. */
    credentialId: text('credential_id').notNull().unique('passkey_credential_key'),
    /** In COSE, written as base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it has signed, where its authenticator counts: a copy shows by a count that has been there. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How its authenticator can be reached. */
    transports: text('transports').array().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [index('passkey_user').on(t.userId)],
);

/** A passkey that a user is adding: one at a time, by the SHA-256 of its challenge. */
export const passkeyEnrolment = pgTable('passkey_enrolment', {
  userId: text('user_id')
    .primaryKey()
    .references(() => appUser.id),
  challengeHash: text('challenge_hash').notNull(),
  startedAt: instant('started_at').notNull(),
});
