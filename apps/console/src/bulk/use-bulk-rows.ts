import { useQuery } from '@tanstack/react-query';
import { type ListCall, readRows } from '../list/read-rows.ts';
import type { RowsToRead } from '../list/selection/use-selection.ts';
import { messageOf } from '../messages/failure-message.ts';
import { BULK_MAX } from './run-writes.ts';

/**
 * The selected rows as they are on the server now, read once when a bulk action starts.
 * @param isSample Whether the first ones are enough, however many there are.
 */
export function useBulkRows<T extends { readonly _id: string }, K extends string>(
  call: ListCall<T, K>,
  rows: RowsToRead<K>,
  isSample = false,
) {
  return useQuery({
    queryKey: ['bulk rows', rows, isSample],
    queryFn: async ({ signal }) => {
      const found: T[] = [];
      for await (const some of readRows(call, rows, signal)) {
        found.push(...some);
        if (isSample) break;
        // More rows match now than were selected.
        if (found.length > BULK_MAX) throw new TooMany();
      }
      return found;
    },
    // What the user decides on must not change while they read it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}

/** More rows than one bulk action takes. */
class TooMany extends Error {}

/** Why the rows of a bulk action could not be loaded. */
export function readFailure(error: Error): string {
  return error instanceof TooMany
    ? `More than ${BULK_MAX} rows match now. Select fewer and try again.`
    : messageOf(error);
}
