import type { RolePermission } from '@booking/api-client';
import type { Grantable } from '@booking/api-client/facts';
import { permissionGroupsOf, permissionLabel } from '../permission-words.ts';
import { grantedIn, type RoleScope, type RoleValues, referenceOf } from '../role-set.ts';

/** What the matrix shows. */
export interface RoleFilters {
  readonly search: string;
  readonly isOnlyDifferences: boolean;
  /** The ids of two roles to compare; empty for all roles. */
  readonly compared: readonly [string, string];
}

export const noFilters: RoleFilters = { search: '', isOnlyDifferences: false, compared: ['', ''] };

/** Whether a role has a permission otherwise than what it is compared with. */
export function differs(
  scope: RoleScope,
  row: RolePermission,
  values: RoleValues,
  permission: Grantable,
): boolean {
  const reference = referenceOf(scope, row);
  if (!reference) return false;
  return grantedIn(values, row._id).includes(permission) !== reference.includes(permission);
}

/** The roles that are shown, and the permissions in their groups. */
export function shownBy(scope: RoleScope, values: RoleValues, filters: RoleFilters) {
  const [first, second] = filters.compared.map((id) =>
    scope.defaults.find(({ _id }) => _id === id),
  );
  const rows = first && second && first !== second ? [first, second] : scope.defaults;
  const words = filters.search.trim().toLowerCase().split(/\s+/);
  const isShown = (permission: Grantable) => {
    const text = `${permissionLabel(permission, scope.template)} ${permission}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) return false;
    if (filters.isOnlyDifferences && !rows.some((row) => differs(scope, row, values, permission))) {
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
