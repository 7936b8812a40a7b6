import { keys } from '@booking/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { readAll } from '../list/read-rows.ts';
import { useSession } from '../session/session-context.ts';

/** All categories of an institute, in their order: they may be more than one page. */
export function useCategories(institution: string) {
  const { api } = useSession();
  return useQuery({
    queryKey: [...keys.category, 'all', institution],
    queryFn: async ({ signal }) => {
      const query = { search: undefined, institution };
      const categories = await readAll(api.category.list, query, signal);
      return categories.sort((a, b) => a.order - b.order);
    },
  });
}
