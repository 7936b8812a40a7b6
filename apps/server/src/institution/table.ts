import type { Institution, InstitutionStatus } from '@booking/api-client/contract';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { audit, instant } from '../database/columns.ts';
import { template } from '../template/table.ts';
import { appUser } from '../user/table.ts';

export type StatusReason = NonNullable<Institution['statusReason']>;
export type StatusEvent = Institution['statusHistory'][number];

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
    /** The last 50 changes, oldest first. */
    statusHistory: jsonb('status_history').$type<readonly StatusEvent[]>().notNull(),
    templateId: text('template_id')
      .notNull()
      .references(() => template.id),
    type: text('type').$type<Institution['type']>().notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    website: text('website'),
    line1: text('line1').notNull(),
    line2: text('line2'),
    city: text('city').notNull(),
    state: text('state'),
    country: text('country').notNull(),
    postalCode: text('postal_code'),
    legalName: text('legal_name'),
    gstin: text('gstin'),
    timezone: text('timezone').notNull(),
    currency: text('currency').notNull(),
    locale: text('locale').notNull(),
    ownerId: text('owner_id').references((): AnyPgColumn => appUser.id),
    tags: text('tags').array().notNull(),
    /** For the platform only: never sent to users of an institute. */
    notes: text('notes'),
    lastActivityAt: instant('last_activity_at'),
    /** What the list's search looks at, folded (`database/search.ts`), written with every change. */
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
    index('institution_created').on(t.createdAt, t.id),
    index('institution_name').on(sql`lower(${t.name}) collate "C"`, t.id),
    index('institution_status_created').on(t.status, t.createdAt, t.id),
    index('institution_template_status').on(t.templateId, t.status),
    index('institution_place').on(t.state, t.city),
    index('institution_activity').on(t.lastActivityAt, t.id),
    index('institution_tags').using('gin', t.tags).with({ fastupdate: false }),
  ],
);
