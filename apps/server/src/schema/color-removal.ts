import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AuditContext } from './audit-entry.ts';
import { color } from './color.ts';

/** Colours that someone has replaced by another one, and that some categories still have. */
export const colorRemoval = pgTable('color_removal', {
  colorId: text('color_id')
    .primaryKey()
    .references(() => color.id, { onDelete: 'cascade' }),
  replaceBy: text('replace_by')
    .notNull()
    .references(() => color.id),
  by: text('by'),
  /** Author of the change, for the audit log. */
  audit: jsonb('audit').$type<AuditContext>(),
});
