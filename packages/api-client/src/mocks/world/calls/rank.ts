import { permissionsOf } from '../guard.ts';
import { fieldFailure } from '../refuse.ts';
import type { UserRow } from '../row-types.ts';
import type { Store } from '../store.ts';
import type { Caller } from '../world-call.ts';

/** A role, and where someone has it. */
export type Assignment = Pick<UserRow, 'role' | 'institutionId'>;

/** No one manages, or gives a role to, someone who may do more than they. */
export function requireRank(
  store: Store,
  { permissions }: Caller,
  of: Assignment,
  message: string,
): void {
  const needed = permissionsOf(store, of);
  if ([...needed].every((permission) => permissions.has(permission))) return;
  throw fieldFailure('BUSINESS_RULE', 'role', message);
}
