import { useQueryClient } from '@tanstack/react-query';
import { countOf, useTotals } from '../data/totals.ts';
import { prefersReducedData } from '../idle/prefers-reduced-data.ts';
import type { ListOf, ListView } from './list-of.ts';
import type { ListCriteria } from './list-state.ts';

export interface ViewCounts {
  /** Rows of each ready-made view, by its key: `null` while they are counted, undefined while they are not known. */
  readonly counts: Readonly<Record<string, number | null | undefined>>;
  /** Counts the rows of a view, which somebody is about to open. */
  readonly count: (key: string) => void;
}

/**
 * How many rows the ready-made views of a list have, as far as that is known: of the view on show its own rows say it, of
 * another whoever points at it asks. So a list costs no more calls than it shows, however many views it has.
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
      const view = views.find((one) => one.key === key);
      if (view && !prefersReducedData()) void cache.prefetchQuery(read(countOf(matching(view))));
    },
  };
}
