import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { entityFields, type RawJson } from '../database/document.ts';
import { anyOfValues, ignoringCase } from '../database/list.ts';
import type { TenantScope } from '../database/scope.ts';
import type { Call } from '../http/call.ts';
import type { ReadContext } from '../resource/context.ts';
import { resource } from '../resource/resource.ts';
import { rowsOf } from '../resource/rows.ts';
import { rolePermission } from '../schema/role-permission.ts';
import { template } from '../schema/template.ts';
import { institution } from '../schema/tenant.ts';

export type RoleRow = typeof rolePermission.$inferSelect;

/** The roles as they are written: those of an institution in its scope, those of templates by the platform alone. */
export const roleRows = rowsOf({
  table: rolePermission,
  noun: 'Role',
  tenant: rolePermission.institutionId,
  searched: ['role', 'description'],
});

const override = alias(rolePermission, 'override');

const document = {
  ...entityFields(rolePermission, [
    'role',
    'description',
    'isSystem',
    'order',
    'permissions',
    'denied',
  ]),
  template: sql`json_build_object('_id', ${template.id}, 'name', ${template.name})`,
  institution: sql`case when ${institution.id} is null then null else json_build_object(
    '_id', ${institution.id}, 'name', ${institution.name}) end`,
  overrides: sql`case when ${rolePermission.institutionId} is null then (
    select count(*)::int from ${rolePermission} ${sql.identifier('override')}
    where ${override.templateId} = ${rolePermission.templateId}
      and ${override.role} in (${rolePermission.role}, ${rolePermission.formerRole})
      and ${override.institutionId} is not null
      and (${override.permissions} <> '[]' or ${override.denied} <> '[]')) else 0 end`,
};

const from = sql`${rolePermission}
  join ${template} on ${template.id} = ${rolePermission.templateId}
  left join ${institution} on ${institution.id} = ${rolePermission.institutionId}`;

/** An institution sees what it has itself, and the roles of its template. */
function within(scope: TenantScope): SQL | undefined {
  if (scope.kind === 'platform') return undefined;
  return or(
    eq(rolePermission.institutionId, scope.id),
    and(
      isNull(rolePermission.institutionId),
      sql`${rolePermission.templateId} = (select ${institution.templateId} from ${institution}
        where ${institution.id} = ${scope.id})`,
    ),
  );
}

/** The roles of templates, and what institutions have otherwise (`ENT-07`). */
export const roles = resource(
  { ...roleRows, within },
  {
    document,
    from,
    // How many others have something otherwise is the platform's to know.
    overAll: ['overrides'],
    search: rolePermission.searchText,
    filters: (query: Call<'rolePermission', 'list'>['query']) => [
      anyOfValues(rolePermission.templateId, query.template),
      anyOfValues(rolePermission.institutionId, query.institution),
      anyOfValues(rolePermission.role, query.role),
      query.isDefault === undefined
        ? undefined
        : sql`(${rolePermission.institutionId} is null) = ${query.isDefault}`,
    ],
    sort: {
      order: rolePermission.order,
      role: ignoringCase(rolePermission.role),
      createdAt: rolePermission.createdAt,
    },
    defaultSort: 'order',
  },
);

/** The rows that are saved as one: of an institution, or of a template. */
export type RoleSet =
  | { readonly templateId: string; readonly institutionId: null }
  | { readonly templateId: string; readonly institutionId: string };

export function inSet({ templateId, institutionId }: RoleSet): SQL | undefined {
  return institutionId === null
    ? and(eq(rolePermission.templateId, templateId), isNull(rolePermission.institutionId))
    : eq(rolePermission.institutionId, institutionId);
}

/** Returns the documents of a set in their order, as far as the caller may see them. */
export function readSet(context: ReadContext, set: RoleSet): Promise<RawJson> {
  return roles.all(context, inSet(set), rolePermission.order);
}

/** Whether the users of a template's institutions can have a role, which is kept until the transaction ends. */
export async function hasRole(db: Database, templateId: string, role: string): Promise<boolean> {
  const rows = await db
    .select({ id: rolePermission.id })
    .from(rolePermission)
    .where(and(inSet({ templateId, institutionId: null }), eq(rolePermission.role, role)))
    .for('share');
  return rows.length > 0;
}
