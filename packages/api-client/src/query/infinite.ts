import type { DataTag, InfiniteData } from '@tanstack/query-core';
import type { Page } from '../contract/list.ts';
import type { QueryKey } from './keys.ts';
import type { Query } from './queries.ts';

/** The options of TanStack Query's `useInfiniteQuery` and `fetchInfiniteQuery`, for pages `P`. */
export interface InfiniteQuery<P> {
  readonly queryKey: DataTag<QueryKey, InfiniteData<P, number>>;
  readonly queryFn: Query<P>['queryFn'];
  readonly initialPageParam: number;
  readonly getNextPageParam: (last: P) => number | undefined;
  readonly getPreviousPageParam: (first: P) => number | undefined;
}

/**
 * Loads a list page by page: `useInfiniteQuery(infinite(q.institution.list({ limit: 50 })))`. Its key extends that of
 * the list, because a cache stores pages differently from one page.
 */
export function infinite<P extends Page<unknown>>({
  queryKey,
  queryFn,
}: Query<P>): InfiniteQuery<P> {
  const list: QueryKey = queryKey;
  const key: QueryKey = [...list, 'infinite'];
  return {
    // The tag is a type alone.
    queryKey: key as InfiniteQuery<P>['queryKey'],
    queryFn,
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
    getPreviousPageParam: ({ page }) => (page > 1 ? page - 1 : undefined),
  };
}
