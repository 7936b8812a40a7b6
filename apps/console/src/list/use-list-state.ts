import { useSearchParams } from 'react-router';
import { usePreference } from '../preferences/use-preference.ts';
import {
  type ListRule,
  type ListState,
  limitOf,
  nextSort,
  putListState,
  readListState,
} from './list-state.ts';

export interface ListActions<K extends string> {
  /** Replaces the history entry while the user keeps typing, so that Back leaves the search as a whole. */
  readonly search: (text: string) => void;
  readonly filter: (changes: Partial<Record<K, string | undefined>>) => void;
  readonly clearFilters: () => void;
  /** Clears the search and all filters. */
  readonly clear: () => void;
  /** Cycles the order of a field: ascending, descending, the default. */
  readonly sort: (field: string) => void;
  /** Sets the order: a field, `-` before it for descending. */
  readonly order: (sort: string) => void;
  readonly page: (page: number) => void;
  /** Replaces a page that can't be returned to, such as one past the last. */
  readonly correctPage: (page: number) => void;
  /** Sets the page size, here and on every other list. */
  readonly limit: (limit: number) => void;
  /** Marks the current criteria as a saved view. */
  readonly showView: (view: string | undefined) => void;
  /** Replaces the history entry, so that Back does not open the row again. */
  readonly close: () => void;
  /** The address of a changed state, for links. */
  readonly hrefOf: (changes: Changes<K>) => string;
}

type Changes<K extends string> = Partial<ListState<K>>;

function noFilters<K extends string>(): ListState<K>['filters'] {
  const none: Partial<Record<K, string>> = {};
  return none;
}

/** A list's state in the address, and the actions that change it. Changing the criteria returns to the first page. */
export function useListState<K extends string>(
  rule: ListRule<K>,
): readonly [ListState<K>, ListActions<K>] {
  const [params, setParams] = useSearchParams();
  const [pageSize, setPageSize] = usePreference('pageSize');
  const state = readListState(params, rule, pageSize);

  const addressOf = (changes: Changes<K>) => putListState(params, { ...state, ...changes }, rule);

  function go(changes: Changes<K>, replace = false): void {
    setParams(addressOf(changes), { replace, preventScrollReset: true });
  }

  return [
    state,
    {
      search: (search) => go({ search, page: 1 }, Boolean(search) === Boolean(state.search)),
      filter: (changes) => go({ filters: { ...state.filters, ...changes }, page: 1 }),
      clearFilters: () => go({ filters: noFilters(), page: 1 }),
      clear: () => go({ filters: noFilters(), search: '', page: 1, view: undefined }),
      sort: (field) => go({ sort: nextSort(state.sort, field), page: 1 }),
      order: (sort) => go({ sort: sort === rule.defaultSort ? undefined : sort, page: 1 }),
      page: (page) => go({ page }),
      correctPage: (page) => go({ page }, true),
      limit: (limit) => {
        setPageSize(limitOf(limit));
        go({ limit: limitOf(limit), page: 1 });
      },
      showView: (view) => go({ view }, true),
      close: () => go({ open: undefined }, true),
      hrefOf: (changes) => `?${addressOf(changes)}`,
    },
  ];
}
