import { notify } from '@booking/ui';
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { BoundedMap } from '../../memory/bounded-map.ts';
import { criteriaOf, type ListCriteria, type ListQuery, type ListState } from '../list-state.ts';
import { countOf, everything, isSelected, nothing, type Selected, withRows } from './selected.ts';

/** The rows to read with the list call (`readRows`). */
export type RowsToRead<K extends string> =
  | { readonly kind: 'rows'; readonly ids: readonly string[] }
  | {
      readonly kind: 'matching';
      /** The criteria that all of them match. */
      readonly query: ListCriteria<K>;
      /** Ids of matching rows that are excluded. */
      readonly except: readonly string[];
    };

/** The selected rows of a list, across pages. */
export interface Selection<K extends string> {
  /** The number of selected rows, across pages. */
  readonly count: number;
  /** All matching rows are selected, except those cleared one by one. */
  readonly isAllMatching: boolean;
  readonly has: (id: string) => boolean;
  readonly onChange: (ids: readonly string[], isOn: boolean) => void;
  readonly selectAllMatching: () => void;
  readonly clear: () => void;
  readonly rows: RowsToRead<K>;
}

/** How many selections are remembered, one per criteria; every debounced search has its own. */
const CRITERIA_MAX = 50;

/** The selections by list and criteria, while the user is signed in: the next user has another cache. */
const memories = new WeakMap<QueryClient, Map<string, Selected>>();

function memoryOf(client: QueryClient): Map<string, Selected> {
  const memory = memories.get(client) ?? new BoundedMap<string, Selected>(CRITERIA_MAX);
  memories.set(client, memory);
  return memory;
}

/** Identifies a list: two lists may be at one address, in its tabs. */
interface Listed<K extends string> {
  readonly name: string;
  readonly read: (query: ListQuery<K>) => { readonly queryKey: QueryKey };
}

/**
 * The selection of a list. It survives paging, sorting and the drawer, and is restored by Back; when the criteria
 * change, it is cleared with a toast.
 * @param total The number of rows that match now.
 */
export function useSelection<K extends string>(
  { name, read }: Listed<K>,
  state: ListState<K>,
  total: number,
): Selection<K> {
  const query = criteriaOf(state);
  const { queryKey } = read({ ...query, page: 1, limit: 1, sort: undefined });
  const key = JSON.stringify([useLocation().pathname, name, queryKey]);
  const isReturn = useNavigationType() === 'POP';
  const memory = memoryOf(useQueryClient());
  const remembered = () => (isReturn && memory.get(key)) || nothing;
  const [selected, setSelected] = useState(remembered);
  const [shown, setShown] = useState(key);
  if (shown !== key) {
    setShown(key);
    setSelected(remembered());
  }

  const previous = useRef({ key, selected });
  useEffect(() => {
    const before = previous.current;
    previous.current = { key, selected };
    // A missing entry means nothing is selected.
    if (selected === nothing) memory.delete(key);
    else memory.set(key, selected);
    const isLost = before.key !== key && before.selected !== nothing && selected === nothing;
    if (isLost) notify.info('Your search or filters changed, so the selection was cleared.');
  }, [key, memory, selected]);

  return {
    count: countOf(selected, total),
    isAllMatching: selected.kind === 'matching',
    has: (id) => isSelected(selected, id),
    onChange: (ids, isOn) => setSelected((now) => withRows(now, ids, isOn)),
    selectAllMatching: () => setSelected(everything),
    clear: () => setSelected(nothing),
    rows:
      selected.kind === 'rows'
        ? { kind: 'rows', ids: [...selected.ids] }
        : { kind: 'matching', query, except: [...selected.except] },
  };
}
