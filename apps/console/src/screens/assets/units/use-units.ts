import type { Asset } from '@booking/api-client';
import { keys } from '@booking/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { readRows } from '../../../list/read-rows.ts';
import { useSession } from '../../../session/session-context.ts';

/** All units of a category, or of an institute, in their order. */
export function useUnits(institution: string, category?: string) {
  const { api } = useSession();
  return useQuery({
    queryKey: [...keys.asset, 'units', institution, category],
    queryFn: async ({ signal }) => {
      const query = { search: undefined, institution, ...(category !== undefined && { category }) };
      const found: Asset[] = [];
      for await (const some of readRows(
        api.asset.list,
        { kind: 'matching', query, except: [] },
        signal,
      )) {
        found.push(...some);
      }
      return found.sort((one, other) => one.order - other.order);
    },
  });
}
