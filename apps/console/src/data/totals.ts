import {
  hashKey,
  notifyManager,
  type QueryClient,
  type QueryKey,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';

/** The criteria that rows match. */
type Matching = Readonly<Record<string, unknown>>;

/** The cheapest list query that returns how many rows match. */
export function countOf<M extends Matching>(matching: M) {
  return { ...matching, limit: 1, fields: ['_id'] };
}

/** How many rows match, as far as the cache knows. */
export interface Total {
  readonly total?: number | undefined;
  /** Taken from a response with rows: asking for the number alone would ask twice. */
  readonly isOfRows: boolean;
  /** A response with the number is on its way. */
  readonly isComing: boolean;
}

/**
 * How many rows of a list match each of some criteria, read from the cache. Every list response contains its total,
 * whatever its page and order: the newest counts, and nothing is fetched. A total that a write may have changed is
 * unknown until it is refetched. What the list always adds to its query, as the template whose plans it shows, counts as
 * a criterion: another list of the same call has other totals.
 * @param read The list query: `reads.institution.list`.
 */
export function useTotals<M extends Matching>(
  read: (query: ReturnType<typeof countOf<M>>) => { readonly queryKey: QueryKey },
  criteria: readonly M[],
): readonly Total[] {
  const keys = criteria.map((matching) => read(countOf(matching)).queryKey);
  const prefix = keys[0]?.slice(0, -1) ?? [];
  const cache = useQueryClient();
  const now = useSyncExternalStore(
    // A query may be added during a render: subscribers are notified afterwards.
    (onChange) => cache.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    () => JSON.stringify(totalsOf(cache, prefix, keys)),
  );
  return useMemo(() => JSON.parse(now), [now]);
}

function totalsOf(cache: QueryClient, prefix: QueryKey, keys: readonly QueryKey[]): Total[] {
  const answers = cache
    .getQueryCache()
    .findAll({ queryKey: prefix })
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .map(({ queryKey, state }) => ({ ...parts(queryKey[prefix.length]), state }));
  return keys.map((key) => {
    const { matching } = parts(key[prefix.length]);
    const same = answers.filter((answer) => answer.matching === matching);
    const isComing = same.some(({ state }) => state.fetchStatus === 'fetching');
    const said = same.filter(({ state }) => state.data !== undefined);
    const newest =
      said.find(({ state }) => !state.isInvalidated) ?? (isComing ? said[0] : undefined);
    return {
      ...(newest && { total: totalIn(newest.state.data) }),
      isOfRows: newest?.isOfRows ?? false,
      isComing,
    };
  });
}

/** The criteria of a list query, without page, order, fields and how it counts. */
function parts(query: unknown) {
  const { page, limit, sort, fields, count, ...matching }: Matching = { ...Object(query) };
  return { matching: hashKey([matching]), isOfRows: fields === undefined };
}

/** The exact total of a page: of more rows than were counted, the number is not known. */
function totalIn(page: unknown): number | undefined {
  const { total, isTotalCapped }: { readonly total?: unknown; readonly isTotalCapped?: unknown } =
    Object(page);
  return typeof total === 'number' && isTotalCapped !== true ? total : undefined;
}
