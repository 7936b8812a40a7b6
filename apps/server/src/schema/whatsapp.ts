import type { Whatsapp } from '@booking/api-client/contract';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { audit, seenName } from './columns.ts';
import { institution } from './tenant.ts';

/** The messaging actions of institutions: when to send which template to which people. */
export const whatsapp = pgTable(
  'whatsapp',
  {
    id: text('id').notNull(),
    institutionId: text('institution_id')
      .notNull()
      .references(() => institution.id),
    name: text('name').notNull(),
    event: text('event').$type<Whatsapp['event']>().notNull(),
    trigger: text('trigger').$type<Whatsapp['trigger']>().notNull(),
    offset: jsonb('offset').$type<Whatsapp['offset']>(),
    sendAt: text('send_at'),
    audience: jsonb('audience').$type<Whatsapp['audience']>().notNull(),
    /** A template of the provider by its name and language, which may be gone there. */
    templateName: text('template_name'),
    templateLanguage: text('template_language'),
    variables: jsonb('variables').$type<Whatsapp['variables']>().notNull().default([]),
    conditions: jsonb('conditions').$type<Whatsapp['conditions']>().notNull(),
    quietHours: jsonb('quiet_hours').$type<Whatsapp['quietHours']>(),
    stopAfter: text('stop_after').$type<Whatsapp['stopAfter']>().notNull(),
    status: text('status').$type<Whatsapp['status']>().notNull(),
    blocked: jsonb('blocked').$type<Whatsapp['blocked']>(),
    /** Folded text for the list's search (`database/search.ts`). */
    searchText: text('search_text').notNull(),
    seenAs: seenName(),
    ...audit,
  },
  (t) => [
    primaryKey({ columns: [t.institutionId, t.id] }),
    index('whatsapp_id').on(t.id),
    uniqueIndex('whatsapp_name_key').on(t.institutionId, sql`lower(${t.name})`),
    uniqueIndex('whatsapp_seen_key').on(t.institutionId, t.seenAs),
    index('whatsapp_search')
      .using('gin', t.searchText.op('gin_trgm_ops'))
      .with({ fastupdate: false }),
    index('whatsapp_name').on(sql`lower(${t.name}) collate "C"`, t.id),
    index('whatsapp_event').on(sql`${t.event} collate "C"`, t.id),
    index('whatsapp_created').on(t.createdAt, t.id),
    index('whatsapp_updated').on(t.updatedAt, t.id),
    index('whatsapp_template').on(t.templateName, t.templateLanguage),
    index('whatsapp_inactive').on(t.status).where(sql`${t.status} <> 'Active'`),
    index('whatsapp_active')
      .on(t.templateName, t.templateLanguage)
      .where(sql`${t.status} = 'Active'`),
  ],
);
