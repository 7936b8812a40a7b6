import { notify } from '@booking/ui';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { BoundedMap } from '../../memory/bounded-map.ts';
import { criteriaOf, type ListCriteria, type ListState } from '../list-state.ts';
import { countOf, everything, isSelected, nothing, type Selected, withRows } from './selected.ts';

/** Which rows are meant, as they can be read from the list call (`readRows`). */
export type RowsToRead<K extends string> =
  | { readonly kind: 'rows'; readonly ids: readonly string[] }
  | {
      readonly kind: 'matching';
      /** What all of them match. */
      readonly query: ListCriteria<K>;
      /** Ids of rows that match and are not meant. */
      readonly except: readonly string[];
    };

/** The rows of a list that the reader has ticked, on whatever page they are. */
export interface Selection<K extends string> {
  /** Rows that are ticked, over all pages. */
  readonly count: number;
  /** All rows that match are meant, but for those that were cleared one by one. */
  readonly isAllMatching: boolean;
  readonly has: (id: string) => boolean;
  readonly onChange: (ids: readonly string[], isOn: boolean) => void;
  readonly selectAllMatching: () => void;
  readonly clear: () => void;
  readonly rows: RowsToRead<K>;
}

/** As many narrowings as somebody goes back; every search that typing rested on is one. */
const CRITERIA_MAX = 50;

/** What was ticked, by list and narrowing, while the user is signed in: the next user has another cache. */
const kept = new WeakMap<QueryClient, Map<string, Selected>>();

function memoryOf(client: QueryClient): Map<string, Selected> {
  const memory = kept.get(client) ?? new BoundedMap<string, Selected>(CRITERIA_MAX);
  kept.set(client, memory);
  return memory;
}

/**
 * What is ticked in a list. It stays over pages, orders and the drawer, and comes back by Back; where other rows match,
 * it ends and says so.
 * @param total Rows that match now.
 */
export function useSelection<K extends string>(state: ListState<K>, total: number): Selection<K> {
  const query = criteriaOf(state);
  const key = `${useLocation().pathname} ${JSON.stringify(query)}`;
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
    // Nothing is what is found where nothing is kept.
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
