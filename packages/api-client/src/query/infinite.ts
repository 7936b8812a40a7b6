import type { Page } from '../contract/list.ts';
import type { Query } from './queries.ts';

/** The options of TanStack Query's `useInfiniteQuery` and `fetchInfiniteQuery`. */
export interface InfiniteQuery<T> extends Query<Page<T>> {
  readonly initialPageParam: number;
  readonly getNextPageParam: (last: Page<T>) => number | undefined;
  readonly getPreviousPageParam: (first: Page<T>) => number | undefined;
}

/**
 * Loads a list page by page: `useInfiniteQuery(infinite(q.institution.list({ limit: 50 })))`. Its key extends that of
 * the list, because a cache stores pages differently from one page.
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
