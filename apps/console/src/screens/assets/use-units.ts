import { keys } from '@booking/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { readAll } from '../../list/read-rows.ts';
import { useSession } from '../../session/session-context.ts';

/** All units of a category, or of an institute, in their order. */
export function useUnits(institution: string, category?: string) {
  const { api } = useSession();
  return useQuery({
    queryKey: [...keys.asset, 'units', institution, category],
    queryFn: async ({ signal }) => {
      const query = { search: undefined, institution, ...(category !== undefined && { category }) };
      const units = await readAll(api.asset.list, query, signal);
      return units.sort((a, b) => a.order - b.order);
    },
  });
}
