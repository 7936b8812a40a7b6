import type { SavedView } from '@booking/api-client';
import { notify } from '@booking/ui';
import { UNDO_MS } from '@booking/ui/constants';
import { randomKey } from '../../idempotency/use-idempotency-key.ts';
import { useListPreference } from '../../preferences/use-preference.ts';
import { type ListRule, type ListState, readListState, savedQuery } from '../list-state.ts';
import type { ListActions } from '../use-list-state.ts';

/** A saved view with its id. */
export type KeptView = SavedView & { readonly id: string };

export interface SavedViews {
  /** Oldest first. */
  readonly all: readonly KeptView[];
  /** The view that is open. */
  readonly current: KeptView | undefined;
  /** The criteria or order differ from the current view's. */
  readonly isChanged: boolean;
  /** Saves the current criteria and order under a name. */
  readonly save: (name: string) => void;
  /** Overwrites the current view with the current criteria and order. */
  readonly update: () => void;
  readonly rename: (name: string) => void;
  /** Deletes the current view, with Undo in a toast. */
  readonly remove: () => void;
}

/** The user's saved views of a list, on every device. */
export function useSavedViews<K extends string>(
  { name: list, rule }: { readonly name: string; readonly rule: ListRule<K> },
  state: ListState<K>,
  { showView }: Pick<ListActions<K>, 'showView'>,
): SavedViews {
  const [views = {}, change] = useListPreference('views', list);
  const all = Object.entries(views)
    .map(([id, view]) => ({ id, ...view }))
    .sort((a, b) => (a.savedAt < b.savedAt ? -1 : 1));
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
        action: { label: 'Undo', onAction: () => put(current) },
      });
    },
  };
}

/** The state of a saved view, as far as the list still supports it. */
export function viewState<K extends string>(
  { id, query }: KeptView,
  rule: ListRule<K>,
): ListState<K> {
  return { ...readListState(new URLSearchParams(query), rule), view: id };
}
