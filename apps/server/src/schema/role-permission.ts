import type { Grantable } from '@booking/api-client/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { audit } from './columns.ts';
import { template } from './template.ts';
import { institution } from './tenant.ts';

const permissionList = (name: string) =>
  jsonb(name).$type<readonly Grantable[]>().notNull().default([]);

/**
 * The roles of each template, and what single institutions have otherwise: a row with an `institution` has only what it
 * grants beyond the template (`permissions`) and what it takes away (`denied`). The rows of one template, and those of
 * one institution, are saved as one and have one version.
 */
export const rolePermission = pgTable(
  'role_permission',
  {
    id: text('id').primaryKey(),
    templateId: text('template_id')
      .notNull()
      .references(() => template.id),
    institutionId: text('institution_id').references(() => institution.id),
    role: text('role').notNull(),
    /**
     * Former name of a renamed role of a template, which institutes have that the rename has not reached
     * (`role_rename`).
     */
    formerRole: text('former_role'),
    description: text('description').notNull().default(''),
    isSystem: boolean('is_system').notNull().default(false),
    order: integer('order').notNull().default(0),
    permissions: permissionList('permissions'),
    denied: permissionList('denied'),
    /** Folded text for the list's search (`database/search.ts`). */
    searchText: text('search_text').notNull(),
    ...audit,
  },
  (t) => [
    uniqueIndex('role_permission_default_key')
      .on(t.templateId, t.role)
      .where(sql`${t.institutionId} is null`),
    uniqueIndex('role_permission_override_key')
      .on(t.institutionId, t.role)
      .where(sql`${t.institutionId} is not null`),
    index('role_permission_template_order').on(t.templateId, t.order, t.id),
    index('role_permission_order').on(t.order, t.id),
    index('role_permission_role').on(sql`lower(${t.role}) collate "C"`, t.id),
    index('role_permission_created').on(t.createdAt, t.id),
    index('role_permission_search')
      .using('gin', t.searchText.op('gin_trgm_ops'))
      .with({ fastupdate: false }),
  ],
);
