import type { SavedView } from '@booking/api-client';
import { notify } from '@booking/ui';
import { UNDO_MS } from '@booking/ui/constants';
import { randomKey } from '../../idempotency/use-idempotency-key.ts';
import { useListPreference } from '../../preferences/use-preference.ts';
import { type ListRule, type ListState, readListState, savedQuery } from '../list-state.ts';
import type { ListActions } from '../use-list-state.ts';

/** As many as the server keeps of a list. */
export const VIEWS_MAX = 50;

/** A saved view by its id. */
export type KeptView = SavedView & { readonly id: string };

export interface SavedViews {
  /** The one that was saved first stands first. */
  readonly all: readonly KeptView[];
  /** The one that one came by. */
  readonly current: KeptView | undefined;
  /** What is narrowed or ordered now is not what the current one keeps. */
  readonly isChanged: boolean;
  /** Saves what is narrowed and ordered now under a name. */
  readonly save: (name: string) => void;
  /** Lets the current one keep what is narrowed and ordered now. */
  readonly update: () => void;
  readonly rename: (name: string) => void;
  /** Deletes the current one. A toast takes it back. */
  readonly remove: () => void;
}

/** The views of a list that its reader keeps, on every machine. */
export function useSavedViews<K extends string>(
  { name: list, rule }: { readonly name: string; readonly rule: ListRule<K> },
  state: ListState<K>,
  { showView }: Pick<ListActions<K>, 'showView'>,
): SavedViews {
  const [views = {}, change] = useListPreference('views', list);
  const all = Object.entries(views)
    .map(([id, view]) => ({ id, ...view }))
    .sort((one, other) => (one.savedAt < other.savedAt ? -1 : 1));
  const current = all.find(({ id }) => id === state.view);
  const query = savedQuery(state);
  const put = ({ id, ...view }: KeptView) => change({ [id]: view });
  return {
    all,
    current,
    isChanged: current !== undefined && savedQuery(viewState(current, rule)) !== query,
    save: (name) => {
      const id = randomKey();
      put({ id, name, query, savedAt: new Date().toISOString() });
      showView(id);
    },
    update: () => current && put({ ...current, query }),
    rename: (name) => current && put({ ...current, name }),
    remove: () => {
      if (!current) return;
      change({ [current.id]: null });
      notify.success(`Deleted view ${current.name}.`, {
        duration: UNDO_MS,
        action: { name: 'Undo', onAction: () => put(current) },
      });
    },
  };
}

/** What a saved view shows, as far as the list still knows it. */
export function viewState<K extends string>(
  { id, query }: KeptView,
  rule: ListRule<K>,
): ListState<K> {
  return { ...readListState(new URLSearchParams(query), rule), view: id };
}
