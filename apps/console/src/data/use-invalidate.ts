import { updateAfterWrite, type WriteName } from '@booking/api-client/query';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * Returns a function that invalidates everything a write may have changed. Visible queries refetch at once, the rest
 * when next shown; it resolves when they have.
 * @param saved The document returned by the write: it is not refetched.
 */
export function useInvalidate() {
  const cache = useQueryClient();
  return useCallback(
    (write: WriteName, saved?: { readonly _id: string }): Promise<void> =>
      updateAfterWrite(cache, write, saved),
    [cache],
  );
}
