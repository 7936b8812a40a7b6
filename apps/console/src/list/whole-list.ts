import type { Page } from '@booking/api-client';
import type { Query } from '@booking/api-client/query';
import { ROWS_A_CALL } from './read-rows.ts';

interface Paging {
  readonly limit: number;
  readonly page: number;
}

/**
 * Returns the query of a whole list, for a choice: it reads page after page, so that the hundred and first row can be
 * chosen too. `wholeList((paging) => reads.color.list(paging))`
 */
export function wholeList<P extends Page<unknown>>(pageOf: (paging: Paging) => Query<P>): Query<P> {
  const queryAt = (page: number) => pageOf({ limit: ROWS_A_CALL, page });
  const [group, call, ...rest] = queryAt(1).queryKey;
  const queryKey: readonly [typeof group, string, ...unknown[]] = [group, call, ...rest, 'whole'];
  return {
    // Its data has the type of a page, which the key carries.
    queryKey: queryKey as Query<P>['queryKey'],
    async queryFn(context) {
      const first = await queryAt(1).queryFn(context);
      const items = [...first.items];
      for (let page = 2; page <= first.totalPages; page += 1) {
        items.push(...(await queryAt(page).queryFn(context)).items);
      }
      return { ...first, items };
    },
  };
}
