import { useQuery } from '@tanstack/react-query';
import { type ListCall, readRows } from '../list/read-rows.ts';
import type { RowsToRead } from '../list/selection/use-selection.ts';
import { messageOf } from '../messages/failure-message.ts';
import { numberFormat } from '../region/region.ts';
import { BULK_MAX } from './run-writes.ts';

/**
 * The selected rows as they are on the server now, read once when a bulk action starts.
 * @param most How many an action takes; a `sample` is the first ones, however many there are.
 */
export function useBulkRows<T extends { readonly _id: string }, K extends string>(
  call: ListCall<T, K>,
  rows: RowsToRead<K>,
  most: number | 'sample' = BULK_MAX,
) {
  return useQuery({
    queryKey: ['bulk rows', rows, most],
    queryFn: async ({ signal }) => {
      const listed: T[] = [];
      for await (const some of readRows(call, rows, signal)) {
        listed.push(...some);
        if (most === 'sample') break;
        // More rows match now than were selected.
        if (listed.length > most) throw new TooMany(most);
      }
      return listed;
    },
    // The rows must not change while the user reads them to decide.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}

/** More rows than one bulk action takes. */
class TooMany extends Error {
  readonly most: number;

  constructor(most: number) {
    super('More rows than one action takes.');
    this.most = most;
  }
}

/** Why the rows of a bulk action could not be loaded. */
export function readFailure(error: Error): string {
  return error instanceof TooMany
    ? `More than ${numberFormat().format(error.most)} rows match now. Select fewer and try again.`
    : messageOf(error);
}
