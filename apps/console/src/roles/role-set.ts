import type {
  Institution,
  RolePermission,
  RolePermissionSave,
  Template,
} from '@booking/api-client';
import {
  DEFAULT_ROLES,
  effectivePermissions,
  GRANTABLE_PERMISSIONS,
  type Grantable,
} from '@booking/api-client/facts';
import type { FormFields } from '../forms/fields.ts';
import { knownPermissions } from './known-permissions.ts';
import { permissionLabel, shownPermissions } from './permission-words.ts';

/** The roles of a template, or of one institute that inherits them. */
export interface RoleScope {
  readonly template: Pick<Template, '_id' | 'name'> & Partial<Pick<Template, 'key'>>;
  /** Undefined for the roles of the template itself. */
  readonly institution: Institution | undefined;
  /** The roles of the template, in their order. */
  readonly defaults: readonly RolePermission[];
}

/** Roles that are saved together: those of the template, or the differences of the institute. */
export type StoredRoles = readonly RolePermission[];

/** Whether each permission is granted, by the id of the template's role. Dots would be parts of a path. */
export type RoleValues = { grants: Record<string, Record<string, boolean>> };
export type RolePath = `grants.${string}.${string}`;

export const keyOf = (permission: Grantable) => permission.replace('.', '_');

/** Returns the stored permissions of a role. */
export function permittedTo(
  scope: RoleScope,
  row: RolePermission,
  stored: StoredRoles,
): ReadonlySet<Grantable> {
  const own = stored.find(({ role }) => role === row.role);
  if (!scope.institution) {
    const saved = stored.find(({ _id }) => _id === row._id) ?? row;
    return effectivePermissions({
      granted: knownPermissions(saved.permissions),
      permissions: null,
      denied: null,
    });
  }
  return effectivePermissions({
    granted: knownPermissions(row.permissions),
    permissions: own ? knownPermissions(own.permissions) : null,
    denied: own ? knownPermissions(own.denied) : null,
  });
}

/** Returns the reference of a role: for an institute the template's role, for a template the product's default. */
export function referenceOf(
  scope: RoleScope,
  row: RolePermission,
): readonly Grantable[] | undefined {
  if (scope.institution) return knownPermissions(row.permissions);
  const { key } = scope.template;
  return key && DEFAULT_ROLES[key].find(({ role }) => role === row.role)?.permissions;
}

export function valuesOf(scope: RoleScope, stored: StoredRoles): RoleValues {
  return {
    grants: Object.fromEntries(
      savedTogether(scope, stored).map((row) => [
        row._id,
        flagsOf([...permittedTo(scope, row, stored)]),
      ]),
    ),
  };
}

/** Returns the roles that are saved together. */
const savedTogether = (scope: RoleScope, stored: StoredRoles) =>
  scope.institution ? scope.defaults : stored;

/** A form with the roles that were added since it was filled. */
export function withAdded(values: RoleValues, scope: RoleScope, stored: StoredRoles): RoleValues {
  if (savedTogether(scope, stored).every(({ _id }) => values.grants[_id])) return values;
  return { grants: { ...valuesOf(scope, stored).grants, ...values.grants } };
}

/** Every permission, as it is in a form. */
export function flagsOf(granted: readonly string[]): Record<string, boolean> {
  return Object.fromEntries(
    GRANTABLE_PERMISSIONS.map((permission) => [keyOf(permission), granted.includes(permission)]),
  );
}

/** Returns the permissions that a form grants a role. */
export function grantedIn(values: RoleValues, id: string): readonly Grantable[] {
  const flags = values.grants[id] ?? {};
  return GRANTABLE_PERMISSIONS.filter((permission) => flags[keyOf(permission)]);
}

/** Returns them without those that lack a required one, as after a merge with changes by someone else. */
function wholeIn(values: RoleValues, id: string): readonly Grantable[] {
  const granted = grantedIn(values, id);
  return [...effectivePermissions({ granted, permissions: null, denied: null })];
}

/** Returns the version of roles that are saved together. */
export const versionOf = (stored: StoredRoles) => stored[0]?.__v ?? 0;

/** The request that saves the roles that differ from what is stored. */
export function bodyOf(
  scope: RoleScope,
  values: RoleValues,
  stored: StoredRoles,
): RolePermissionSave {
  const before = valuesOf(scope, stored);
  const changed = savedTogether(scope, stored).filter(
    ({ _id }) => grantedIn(values, _id).join() !== grantedIn(before, _id).join(),
  );
  return {
    template: scope.template._id,
    ...(scope.institution && { institution: scope.institution._id }),
    roles: changed.map((row) => {
      const granted = wholeIn(values, row._id);
      if (!scope.institution) return { _id: row._id, role: row.role, permissions: [...granted] };
      const inherited = knownPermissions(row.permissions);
      return {
        role: row.role,
        permissions: granted.filter((permission) => !inherited.includes(permission)),
        denied: inherited.filter((permission) => !granted.includes(permission)),
      };
    }),
    __v: versionOf(stored),
  };
}

/** The cells of the form, for its changes and conflicts. */
export function fieldsOf(
  rows: readonly RolePermission[],
  template: RoleScope['template'],
): FormFields<RolePath> {
  return rows.flatMap(({ _id, role }) =>
    shownPermissions.map((permission) => ({
      path: `grants.${_id}.${keyOf(permission)}` as const,
      label: `${role}: ${permissionLabel(permission, template)}`,
      format: (value: unknown) => (value ? 'Allowed' : 'Not allowed'),
    })),
  );
}

/** Permissions that a role loses and gains. */
export interface RoleChange {
  readonly role: string;
  readonly lost: readonly Grantable[];
  readonly gained: readonly Grantable[];
}

/** The roles that differ between two forms, with what they lose and gain. */
export function roleChanges(
  rows: readonly RolePermission[],
  before: RoleValues,
  after: RoleValues,
): readonly RoleChange[] {
  return rows
    .map(({ _id, role }) => {
      const [had, has] = [grantedIn(before, _id), grantedIn(after, _id)];
      return {
        role,
        lost: had.filter((permission) => !has.includes(permission)),
        gained: has.filter((permission) => !had.includes(permission)),
      };
    })
    .filter(({ lost, gained }) => lost.length + gained.length > 0);
}
