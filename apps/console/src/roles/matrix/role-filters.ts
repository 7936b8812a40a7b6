import type { RolePermission } from '@booking/api-client';
import { GRANTABLE_PERMISSIONS, type Grantable } from '@booking/api-client/facts';
import { permissionGroupsOf, permissionLabel } from '../permission-words.ts';
import { grantedIn, type RoleScope, type RoleValues, referenceOf } from '../role-set.ts';

/** Filters of the matrix. */
export interface RoleFilters {
  readonly search: string;
  readonly isOnlyDifferences: boolean;
  /** The ids of two roles to compare; empty for all roles. */
  readonly compared: readonly [string, string];
}

export const noFilters: RoleFilters = { search: '', isOnlyDifferences: false, compared: ['', ''] };

/** Returns, by role, the permissions in which it differs from its reference. */
export function differencesOf(
  scope: RoleScope,
  values: RoleValues,
): ReadonlyMap<string, ReadonlySet<Grantable>> {
  return new Map(scope.defaults.map((row) => [row._id, differencesIn(scope, row, values)]));
}

function differencesIn(
  scope: RoleScope,
  row: RolePermission,
  values: RoleValues,
): ReadonlySet<Grantable> {
  const reference = referenceOf(scope, row);
  if (!reference) return new Set();
  const granted = new Set(grantedIn(values, row._id));
  const isDefault = new Set(reference);
  return new Set(
    GRANTABLE_PERMISSIONS.filter(
      (permission) => granted.has(permission) !== isDefault.has(permission),
    ),
  );
}

/** The roles that are shown, and the permissions in their groups. */
export function shownBy(
  scope: RoleScope,
  values: RoleValues,
  filters: RoleFilters,
  differences = differencesOf(scope, values),
) {
  const [first, second] = filters.compared.map((id) =>
    scope.defaults.find(({ _id }) => _id === id),
  );
  const rows = first && second && first !== second ? [first, second] : scope.defaults;
  const words = filters.search.trim().toLowerCase().split(/\s+/);
  const isShown = (permission: Grantable) => {
    const text = `${permissionLabel(permission, scope.template)} ${permission}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) return false;
    if (
      filters.isOnlyDifferences &&
      !rows.some(({ _id }) => differences.get(_id)?.has(permission))
    ) {
      return false;
    }
    if (!first || !second || first === second) return true;
    return (
      grantedIn(values, first._id).includes(permission) !==
      grantedIn(values, second._id).includes(permission)
    );
  };
  return {
    rows,
    isCompared: rows !== scope.defaults,
    groups: permissionGroupsOf(scope.template)
      .map((group) => ({ ...group, permissions: group.permissions.filter(isShown) }))
      .filter(({ permissions }) => permissions.length > 0),
  };
}
