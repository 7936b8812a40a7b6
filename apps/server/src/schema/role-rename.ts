import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AuditContext } from './audit-entry.ts';
import { rolePermission } from './role-permission.ts';
import { template } from './template.ts';

/** Renames of roles that have not reached all institutes of their template. */
export const roleRename = pgTable('role_rename', {
  roleId: text('role_id')
    .primaryKey()
    .references(() => rolePermission.id, { onDelete: 'cascade' }),
  templateId: text('template_id')
    .notNull()
    .references(() => template.id),
  oldName: text('old_name').notNull(),
  newName: text('new_name').notNull(),
  /** The last institute that it has reached. */
  reached: text('reached').notNull().default(''),
  by: text('by'),
  /** Author of the change, for the audit log. */
  audit: jsonb('audit').$type<AuditContext>(),
});
