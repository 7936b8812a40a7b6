import type { Page } from '@booking/api-client';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { ListOf } from './list-of.ts';
import { type ListState, listQuery } from './list-state.ts';
import type { ListActions } from './use-list-state.ts';

export interface ListRows<T> {
  readonly result: UseQueryResult<Page<T>>;
  /** The page is past the last one, which is being loaded. */
  readonly isPast: boolean;
}

/** The rows of the page in the address. The previous rows stay until they arrive. */
export function useListRows<T extends { readonly _id: string }, K extends string>(
  { read }: Pick<ListOf<T, K>, 'read'>,
  state: ListState<K>,
  { correctPage }: Pick<ListActions<K>, 'correctPage'>,
): ListRows<T> {
  const result = useQuery({ ...read(listQuery(state)), placeholderData: keepPreviousData });
  // Rows were deleted, or the address was edited: the last page is the closest.
  const page = result.isPlaceholderData ? undefined : result.data;
  const lastPage = page && page.total > 0 && !page.isTotalCapped ? page.totalPages : undefined;
  const isPast = lastPage !== undefined && state.page > lastPage;
  const turnTo = useEffectEvent(correctPage);
  useEffect(() => {
    if (isPast && lastPage) turnTo(lastPage);
  }, [isPast, lastPage]);
  return { result, isPast };
}
