import { useQueries } from '@tanstack/react-query';
import { useCan } from '../../access/can.ts';
import { useReads } from '../../session/session-context.ts';
import type { RoleScope } from '../role-set.ts';
import { usersWith } from './use-impact.ts';

/** How many people have each role, as far as it is loaded. */
export function useRoleCounts(scope: RoleScope): ReadonlyMap<string, number> {
  const reads = useReads();
  const { isOpen } = useCan()('user.list', scope.institution);
  const results = useQueries({
    queries: scope.defaults.map(({ role }) => ({
      ...reads.user.list({ ...usersWith(scope, [role]), fields: ['_id'], limit: 1 }),
      enabled: isOpen,
    })),
  });
  return new Map(
    scope.defaults.flatMap(({ role }, at) => {
      const total = results[at]?.data?.total;
      return total === undefined ? [] : [[role, total] as const];
    }),
  );
}
