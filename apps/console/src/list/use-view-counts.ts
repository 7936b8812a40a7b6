import { useQueryClient } from '@tanstack/react-query';
import { countOf, useTotals } from '../data/totals.ts';
import { prefersReducedData } from '../idle/prefers-reduced-data.ts';
import type { ListOf, ListView } from './list-of.ts';
import type { ListCriteria } from './list-state.ts';

export interface ViewCounts {
  /** The totals of the built-in views by key: `null` while loading, undefined while unknown. */
  readonly counts: Readonly<Record<string, number | null | undefined>>;
  /** Loads the total of a view that is about to be opened. */
  readonly count: (key: string) => void;
}

/**
 * The totals of a list's built-in views, as far as they are known: the current view's comes with its rows, another's is
 * loaded when its tab is hovered. So a list makes no more calls than it shows, however many views it has.
 */
export function useViewCounts<T extends { readonly _id: string }, K extends string>({
  read,
  views,
}: Pick<ListOf<T, K>, 'read' | 'views'>): ViewCounts {
  const cache = useQueryClient();
  const matching = ({ filters }: ListView<K>): ListCriteria<K> => ({
    ...filters,
    search: undefined,
  });
  const totals = useTotals(read, views.map(matching));
  return {
    counts: Object.fromEntries(
      views.map(({ key }, at) => [
        key,
        totals[at]?.total ?? (totals[at]?.isComing ? null : undefined),
      ]),
    ),
    count: (key) => {
      const view = views.find((candidate) => candidate.key === key);
      if (view && !prefersReducedData()) void cache.prefetchQuery(read(countOf(matching(view))));
    },
  };
}
