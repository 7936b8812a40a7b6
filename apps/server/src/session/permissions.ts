import {
  effectivePermissions,
  GRANTABLE_PERMISSIONS,
  type Grantable,
  PERMISSIONS,
  type Permission,
  platformPermissions,
  type RoleGrants,
  SUPER_ADMIN,
} from '@booking/api-client/contract';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { rolePermission } from '../schema/role-permission.ts';
import { appUser, institution } from '../schema/tenant.ts';

/** Permissions of a user: those of calls, and those of the application that they work in. */
export type Permissions = ReadonlySet<Permission | Grantable>;

const everything: Permissions = new Set([...PERMISSIONS, ...GRANTABLE_PERMISSIONS]);

/**
 * Returns the permissions of someone with a role: of the platform where they have no institution. A Super Admin may do
 * everything.
 */
export function permissionsOf(
  role: string,
  institutionId: string | null,
  grants: RoleGrants,
): Permissions {
  if (institutionId !== null) return effectivePermissions(grants);
  return role === SUPER_ADMIN ? everything : new Set(platformPermissions(role));
}

export const ofTemplate = alias(rolePermission, 'role_of_template');
export const ofInstitution = alias(rolePermission, 'role_of_institution');

/** The role of a user as it is called now, in a query that has joined that of the template. */
export const currentRole = sql<string>`coalesce(${ofTemplate.role}, ${appUser.role})`;

/** The columns of a query that has joined both. */
export const roleGrantColumns = {
  granted: ofTemplate.permissions,
  permissions: ofInstitution.permissions,
  denied: ofInstitution.denied,
};

/** The conditions under which the roles of `role` are joined to `institution`; an index serves each. */
export const rolesOn = {
  ofTemplate: (role: AnyPgColumn | string) =>
    and(
      eq(ofTemplate.templateId, institution.templateId),
      isNull(ofTemplate.institutionId),
      // One that is being renamed has both names (`role-permission/rename.ts`).
      or(eq(ofTemplate.role, role), eq(ofTemplate.formerRole, role)),
    ),
  /** After that of the template. */
  ofInstitution: () =>
    and(
      eq(ofInstitution.institutionId, institution.id),
      or(eq(ofInstitution.role, ofTemplate.role), eq(ofInstitution.role, ofTemplate.formerRole)),
    ),
};

/** Reads what someone with a role may do in an institution, or on the platform. */
export async function readPermissionsOf(
  db: Database,
  institutionId: string | null,
  role: string,
): Promise<Permissions> {
  const nothing = { granted: null, permissions: null, denied: null };
  if (institutionId === null) return permissionsOf(role, null, nothing);
  const [row] = await db
    .select(roleGrantColumns)
    .from(institution)
    .leftJoin(ofTemplate, rolesOn.ofTemplate(role))
    .leftJoin(ofInstitution, rolesOn.ofInstitution())
    .where(eq(institution.id, institutionId));
  return permissionsOf(role, institutionId, row ?? nothing);
}

/** Locks what the role of someone permits until the transaction ends: a change of it waits for that, or has been waited for. */
export async function lockRoleOf(db: Database, userId: string): Promise<void> {
  const { id, role, formerRole, institutionId, templateId } = rolePermission;
  const isRole = or(eq(appUser.role, role), eq(appUser.role, formerRole));
  await db
    .select({ id })
    .from(rolePermission)
    .innerJoin(institution, or(eq(institutionId, institution.id), isNull(institutionId)))
    .innerJoin(appUser, and(eq(appUser.institutionId, institution.id), isRole))
    .where(and(eq(appUser.id, userId), eq(templateId, institution.templateId)))
    .orderBy(id)
    .for('share', { of: rolePermission });
}
