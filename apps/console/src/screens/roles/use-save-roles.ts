import type { RolePermissionSave } from '@booking/api-client';
import { useInvalidate } from '../../data/use-invalidate.ts';
import { useIdempotencyKey } from '../../idempotency/use-idempotency-key.ts';
import { type RoleScope, versionOf } from '../../roles/role-set.ts';
import { useSession } from '../../session/session-context.ts';

/** Returns what saves a change of a template's roles at once, from the version that is shown. */
export function useSaveRoles({ template, defaults }: RoleScope) {
  const { api } = useSession();
  const invalidate = useInvalidate();
  const keyOf = useIdempotencyKey();
  return async (change: Pick<RolePermissionSave, 'roles' | 'removed'>): Promise<void> => {
    const body = { template: template._id, ...change, __v: versionOf(defaults) };
    try {
      await api.rolePermission.save(body, { idempotencyKey: keyOf(body) });
    } finally {
      // After a conflict too: the dialog then goes on from what is stored.
      invalidate('rolePermission.save');
    }
  };
}
