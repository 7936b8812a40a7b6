import {
  DEFAULT_ROLES,
  GRANTABLE_PERMISSIONS,
  type Grantable,
  PERMISSIONS,
  type Permission,
  SUPER_ADMIN,
} from '@booking/api-client/contract';

/** What a user may do: permissions of calls, and those of the application that they work in. */
export type Permissions = ReadonlySet<Permission | Grantable>;

const everything: Permissions = new Set([...PERMISSIONS, ...GRANTABLE_PERMISSIONS]);

/** The permissions of a role. A Super Admin has all of them. */
export function permissionsOf(role: string): Permissions {
  if (role === SUPER_ADMIN) return everything;
  const found = [...DEFAULT_ROLES.hospitality, ...DEFAULT_ROLES.event].find(
    (one) => one.role === role,
  );
  return new Set(found?.permissions);
}
