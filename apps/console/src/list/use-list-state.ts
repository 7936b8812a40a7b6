import type { Density } from '@booking/ui';
import { useSearchParams } from 'react-router';
import {
  type ListRule,
  type ListState,
  limitOf,
  nextSort,
  readListState,
  writeListState,
} from './list-state.ts';

export interface ListActions<K extends string> {
  /** Replaces the history's entry while one goes on typing, so that Back leaves a search as a whole. */
  readonly search: (text: string) => void;
  readonly filter: (key: K, value: string) => void;
  /** Drops the search and all filters. */
  readonly clear: () => void;
  readonly sort: (field: string) => void;
  readonly page: (page: number) => void;
  /** To a page that one cannot come back from, as past the last. */
  readonly correctPage: (page: number) => void;
  readonly limit: (limit: number) => void;
  readonly density: (density: Density) => void;
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
  const state = readListState(params, rule);

  function go(changes: Changes<K>, replace = false): void {
    setParams(writeListState({ ...state, ...changes }), { replace, preventScrollReset: true });
  }

  return [
    state,
    {
      search: (search) => go({ search, page: 1 }, Boolean(search) === Boolean(state.search)),
      filter: (key, value) =>
        go({ filters: { ...state.filters, [key]: value || undefined }, page: 1 }),
      clear: () => go({ filters: noFilters(), search: '', page: 1 }),
      sort: (field) => go({ sort: nextSort(state.sort, field), page: 1 }),
      page: (page) => go({ page }),
      correctPage: (page) => go({ page }, true),
      limit: (limit) => go({ limit: limitOf(limit), page: 1 }),
      density: (density) => go({ density }, true),
      close: () => go({ open: undefined }, true),
      hrefOf: (changes) => `?${writeListState({ ...state, ...changes })}`,
    },
  ];
}
