import { keys } from '@booking/api-client/query';
import {
  notifyManager,
  type Query,
  type UseQueryResult,
  useQueryClient,
} from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** So many sections may fail by themselves. One more, and it is the whole page that failed. */
const MOST_ALONE = 2;

const failed = {
  queryKey: keys.report,
  type: 'active',
  predicate: ({ state }: Query) => state.status === 'error' && state.data === undefined,
} as const;

/** Whether so many sections of the page failed that one message says it for all of them. */
export function useHasPageFailed(): boolean {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (onChange) => cache.subscribe(notifyManager.batchCalls(onChange)),
    () => cache.findAll(failed).length > MOST_ALONE,
  );
}

/** Whether a section has nothing to show, and one message says so for all of them. */
export function useIsSaidForAll({ error, data }: Pick<UseQueryResult, 'error' | 'data'>): boolean {
  const hasPageFailed = useHasPageFailed();
  return hasPageFailed && error !== null && data === undefined;
}

export interface FailedSections {
  /** Why the first of them failed. */
  readonly error: Error | null;
  /** Loads all of them again. */
  readonly retry: () => void;
}

/** The sections that show nothing. */
export function useFailedSections(): FailedSections {
  const client = useQueryClient();
  const [first] = client.getQueryCache().findAll(failed);
  return {
    error: first?.state.error ?? null,
    retry: () => void client.refetchQueries(failed),
  };
}
