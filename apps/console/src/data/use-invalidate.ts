import { invalidates, keys, type WriteName } from '@booking/api-client/query';
import { hashKey, useQueryClient } from '@tanstack/react-query';

/**
 * Returns a function that invalidates everything a write may have changed. Visible queries refetch at once, the rest
 * when next shown.
 * @param saved The document returned by the write: it is not refetched.
 */
export function useInvalidate(): (write: WriteName, saved?: { readonly _id: string }) => void {
  const cache = useQueryClient();
  return (write, saved) => {
    const [group] = write.split('.');
    const known = saved && [group, 'get', saved._id];
    if (known) cache.setQueryData(known, saved);
    for (const changed of invalidates[write]) {
      void cache.invalidateQueries({
        queryKey: keys[changed],
        predicate: ({ queryHash }) => !known || queryHash !== hashKey(known),
      });
    }
  };
}
