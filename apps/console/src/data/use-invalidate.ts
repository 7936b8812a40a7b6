import { invalidates, keys, type WriteName } from '@booking/api-client/query';
import { useQueryClient } from '@tanstack/react-query';

/** After a write: has everything read again that it may have changed. */
export function useInvalidate(): (write: WriteName) => void {
  const cache = useQueryClient();
  return (write) => {
    for (const group of invalidates[write]) {
      void cache.invalidateQueries({ queryKey: keys[group] });
    }
  };
}
