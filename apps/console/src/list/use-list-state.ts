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
  /** Replaces the history's entry while one goes on typing, so that Back leaves a search as a whole. */
  readonly search: (text: string) => void;
  readonly filter: (changes: Partial<Record<K, string | undefined>>) => void;
  readonly clearFilters: () => void;
  /** Drops the search and all filters. */
  readonly clear: () => void;
  /** To the next order of a field: ascending, descending, the default. */
  readonly sort: (field: string) => void;
  /** To an order: a field, `-` before it for descending. */
  readonly order: (sort: string) => void;
  readonly page: (page: number) => void;
  /** To a page that one cannot come back from, as past the last. */
  readonly correctPage: (page: number) => void;
  /** Rows a page, here and on every other list from now on. */
  readonly limit: (limit: number) => void;
  /** Says that what is narrowed now is a saved view. */
  readonly showView: (view: string | undefined) => void;
  /** In place of the history's entry, so that Back does not open the row again. */
  readonly close: () => void;
  /** The address of a changed state, for links. */
  readonly hrefOf: (changes: Changes<K>) => string;
}

type Changes<K extends string> = Partial<ListState<K>>;

function noFilters<K extends string>(): ListState<K>['filters'] {
  const none: Partial<Record<K, string>> = {};
  return none;
}

/** A list's state in the address and the ways to change it. Whatever narrows the rows goes back to the first page. */
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
