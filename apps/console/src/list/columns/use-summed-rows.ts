import type { Page } from '@booking/api-client';
import { useQuery } from '@tanstack/react-query';
import { useIsIdle } from '../../idle/use-is-idle.ts';
import type { ListOf } from '../list-of.ts';
import { criteriaOf, type ListState, listQuery } from '../list-state.ts';
import { readAll } from '../read-rows.ts';
import type { SumOf } from './with-sums.ts';

const NO_ROWS: readonly never[] = [];

/** The most rows that are loaded for a sum: five calls. */
const SUMMED_MAX = 500;

/**
 * The rows that sums below a list are of: all that match, also those of other pages. They are loaded after the page
 * itself, and not where they are too many.
 */
export function useSummedRows<T extends { readonly _id: string }, K extends string>(
  { read, call, columns }: Pick<ListOf<T, K>, 'read' | 'call' | 'columns'>,
  state: ListState<K>,
  page: Page<T> | undefined,
): { readonly rows: readonly T[]; readonly of: SumOf } {
  const isIdle = useIsIdle();
  const hasSums = columns.some(({ sum }) => sum !== undefined);
  const hasMore = page !== undefined && page.totalPages > 1 && page.total <= SUMMED_MAX;
  const criteria = criteriaOf(state);
  const [group] = read(listQuery(state)).queryKey;
  const whole = useQuery({
    // Under its group, so that a change of any row reads them again.
    queryKey: [group, 'sums', criteria],
    queryFn: ({ signal }) => readAll(call, criteria, signal),
    enabled: isIdle && hasSums && hasMore,
  });
  const rows = page?.items ?? NO_ROWS;
  if (!page || page.totalPages <= 1) return { rows, of: 'all' };
  return hasMore && whole.data ? { rows: whole.data, of: 'all' } : { rows, of: 'page' };
}
