import type { Page } from '../contract/list.ts';
import type { Query } from './queries.ts';

/** What TanStack Query's `useInfiniteQuery` and `fetchInfiniteQuery` take. */
export interface InfiniteQuery<T> extends Query<Page<T>> {
  readonly initialPageParam: number;
  readonly getNextPageParam: (last: Page<T>) => number | undefined;
  readonly getPreviousPageParam: (first: Page<T>) => number | undefined;
}

/**
 * A list that is read page after page: `useInfiniteQuery(infinite(q.institution.list({ limit: 50 })))`. It has a key of
 * its own below that of the list, since a cache keeps pages otherwise than one page.
 */
export function infinite<T>({ queryKey, queryFn }: Query<Page<T>>): InfiniteQuery<T> {
  return {
    queryKey: [...queryKey, 'infinite'],
    queryFn,
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
    getPreviousPageParam: ({ page }) => (page > 1 ? page - 1 : undefined),
  };
}
