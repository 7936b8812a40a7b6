import { type Grantable, neededBy } from '@booking/api-client/contract';
import type { Call } from '../http/call.ts';
import { fieldError } from '../http-error.ts';
import type { RoleRow } from './roles.ts';

export type Save = Call<'rolePermission', 'save'>;
export type SavedRole = NonNullable<Save['body']['roles']>[number];

/** Refuses a permission without one that it needs. */
export function requireWhole(permissions: readonly Grantable[], path: string): void {
  for (const permission of permissions) {
    const missing = neededBy(permission).find((needed) => !permissions.includes(needed));
    if (missing) {
      throw fieldError('BUSINESS_RULE', path, `${permission} needs ${missing} too.`, 'dependency');
    }
  }
}

export function differs(row: RoleRow, values: Partial<RoleRow>): boolean {
  return (Object.keys(values) as (keyof RoleRow)[]).some((name) => {
    const [before, next] = [row[name], values[name]];
    if (!Array.isArray(before) || !Array.isArray(next)) {
      return next !== undefined && before !== next;
    }
    return before.length !== next.length || before.some((permission) => !next.includes(permission));
  });
}
