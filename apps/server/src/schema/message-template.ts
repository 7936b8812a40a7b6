import type { MessageTemplate, MessageTemplates } from '@booking/api-client/contract';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** The message templates of the provider's account, as it last sent them. */
export const messageTemplate = pgTable(
  'message_template',
  {
    name: text('name').notNull(),
    language: text('language').notNull(),
    status: text('status').notNull(),
    category: text('category').notNull(),
    /** The rest of the document. */
    content: jsonb('content')
      .$type<Omit<MessageTemplate, 'name' | 'language' | 'status' | 'category' | 'usageCount'>>()
      .notNull(),
  },
  (t) => [primaryKey({ columns: [t.name, t.language] })],
);

/** How current the templates are: one row. */
export const messageTemplateSync = pgTable('message_template_sync', {
  /** Always `current`. */
  id: text('id').primaryKey(),
  /** The account whose templates they are; `sample` without a provider. */
  account: text('account').notNull(),
  /** When they were last read; for samples, when they were stored. */
  syncedAt: instant('synced_at'),
  /** End of the claim of the process that reads them. */
  claimedUntil: instant('claimed_until'),
  failure: jsonb('failure').$type<MessageTemplates['failure']>(),
});
