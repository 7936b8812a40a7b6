import type {
  Institution,
  InstitutionStatus,
  Preferences,
  User,
} from '@booking/api-client/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { audit, instant } from './columns.ts';
import { storedFile } from './stored-file.ts';
import { template } from './template.ts';

export type StatusReason = NonNullable<Institution['statusReason']>;
export type StatusEvent = Institution['statusHistory'][number];
export type ScheduledStatus = NonNullable<Institution['scheduledStatus']>;

/** The institutes. This table is the tenant itself: every other tenant table leads with its id. */
export const institution = pgTable(
  'institution',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    code: text('code').notNull(),
    status: text('status').$type<InstitutionStatus>().notNull(),
    statusReason: jsonb('status_reason').$type<StatusReason>(),
    statusChangedAt: instant('status_changed_at').notNull(),
    /** The creation and the last 49 changes, oldest first. */
    statusHistory: jsonb('status_history').$type<readonly StatusEvent[]>().notNull(),
    /** The change of status that is set for later. */
    scheduledStatus: jsonb('scheduled_status').$type<ScheduledStatus>(),
    templateId: text('template_id')
      .notNull()
      .references(() => template.id),
    type: text('type').$type<Institution['type']>().notNull(),
    email: text('email').notNull(),
    /** Where invoices and notices go; null: to `email`. */
    billingEmail: text('billing_email'),
    phone: text('phone').notNull(),
    whatsappNumber: text('whatsapp_number'),
    website: text('website'),
    line1: text('line1').notNull(),
    line2: text('line2'),
    city: text('city').notNull(),
    state: text('state'),
    country: text('country').notNull(),
    postalCode: text('postal_code'),
    legalName: text('legal_name'),
    gstin: text('gstin'),
    pan: text('pan'),
    timezone: text('timezone').notNull(),
    currency: text('currency').notNull(),
    locale: text('locale').notNull(),
    ownerId: text('owner_id').references((): AnyPgColumn => appUser.id),
    /** A user of the platform; users are never deleted. One who has left the platform counts as none. */
    accountManagerId: text('account_manager_id'),
    tags: text('tags').array().notNull(),
    /** For the platform only: never sent to users of an institute. */
    notes: text('notes'),
    lastActivityAt: instant('last_activity_at'),
    /** Folded text for the list's search (`database/search.ts`), written with every change. */
    searchText: text('search_text').notNull(),
    ...audit,
  },
  (t) => [
    uniqueIndex('institution_code_key').on(t.code),
    uniqueIndex('institution_gstin_key').on(t.gstin),
    // Pending-list updates would make reads slow until a vacuum, and nothing vacuums on its own here.
    index('institution_search')
      .using('gin', t.searchText.op('gin_trgm_ops'))
      .with({ fastupdate: false }),
    // For the search of each housekeeping run, which hardly ever finds a row.
    index('institution_search_missing').on(t.id).where(sql`search_text = ''`),
    index('institution_scheduled')
      .on(sql`(${t.scheduledStatus} ->> 'at')`)
      .where(sql`scheduled_status is not null`),
    index('institution_created').on(t.createdAt, t.id),
    index('institution_name').on(sql`lower(${t.name}) collate "C"`, t.id),
    index('institution_status_created').on(t.status, t.createdAt, t.id),
    index('institution_template_status').on(t.templateId, t.status),
    index('institution_account_manager').on(t.accountManagerId),
    index('institution_place').on(t.state, t.city),
    index('institution_activity').on(t.lastActivityAt, t.id),
    index('institution_status_activity').on(t.status, t.lastActivityAt),
    // Lists order by the bytes of these, whatever the database's own collation.
    index('institution_code_order').on(sql`${t.code} collate "C"`, t.id),
    index('institution_status_order').on(sql`${t.status} collate "C"`, t.id),
    index('institution_tags').using('gin', t.tags).with({ fastupdate: false }),
  ],
);

/** Everyone who can sign in. Global, since an email address is unique over all institutes. */
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
    /** Private: only the user's own document has them. */
    preferences: jsonb('preferences').$type<Preferences>().notNull().default({}),
    status: text('status').$type<User['status']>().notNull(),
    /** In PHC form; null until the invited person sets a password. */
    passwordHash: text('password_hash'),
    /** Someone else has set the password. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    /** The picture, by the hash under which it is stored. */
    avatarHash: text('avatar_hash').references(() => storedFile.hash),
    /**
     * Read and written by the previous release; this one has `lastLogin`. It goes in the next release, with its index
     * and the trigger that copies it (`0021_last-logins.sql`).
     */
    legacyLastLoginAt: instant('last_login_at'),
    /** When the last invitation was queued. */
    invitedAt: instant('invited_at'),
    /**
     * Folded text for the list's search (`database/search.ts`), written with every change. Null where an
     * older version has made the row, until the next housekeeping.
     */
    searchText: text('search_text'),
    ...audit,
  },
  (t) => [
    uniqueIndex('app_user_email_key').on(t.email),
    index('app_user_institution_role').on(t.institutionId, t.role),
    // For lists of all institutes, by the platform.
    index('app_user_role').on(t.role),
    index('app_user_status').on(t.status).where(sql`${t.status} <> 'Active'`),
    index('app_user_avatar').on(t.avatarHash),
    index('app_user_search')
      .using('gin', t.searchText.op('gin_trgm_ops'))
      .with({ fastupdate: false }),
    // For the search of each housekeeping run, which hardly ever finds a row.
    index('app_user_search_missing').on(t.id).where(sql`search_text is null`),
    index('app_user_created').on(t.createdAt, t.id),
    index('app_user_name').on(sql`lower(${t.firstName} || ' ' || ${t.lastName}) collate "C"`, t.id),
    index('app_user_last_login').on(t.legacyLastLoginAt, t.id),
  ],
);

/**
 * When each user has signed in last; no row for those who never have. By itself, since every sign-in writes it: in
 * `app_user` it would write the whole row again, with all its indexes.
 */
export const lastLogin = pgTable(
  'last_login',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => appUser.id),
    at: instant('at').notNull(),
  },
  (t) => [index('last_login_at').on(t.at, t.userId)],
);
