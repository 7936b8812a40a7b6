import { invalidates, keys, type WriteName } from '@booking/api-client/query';
import { hashKey, useQueryClient } from '@tanstack/react-query';

/**
 * After a write: has everything read again that it may have changed. What is on show is read at once, the rest when it is
 * next shown.
 * @param saved The document as the write has answered it: it is not read again.
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
