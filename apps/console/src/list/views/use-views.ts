import type { SavedView } from '@booking/api-client';
import { notify } from '@booking/ui';
import { UNDO_MS } from '@booking/ui/constants';
import { useListPreference } from '../../preferences/use-preference.ts';
import { randomKey } from '../../session/use-idempotency-key.ts';
import { keptQuery, type ListRule, type ListState, readListState } from '../list-state.ts';
import type { ListActions } from '../use-list-state.ts';

/** As many as the server keeps of a list. */
export const VIEWS_MAX = 50;

export interface SavedViews {
  readonly all: readonly SavedView[];
  /** The one that one came by. */
  readonly current: SavedView | undefined;
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
  const [all = [], change] = useListPreference('views', list);
  const current = all.find(({ id }) => id === state.view);
  const query = keptQuery(state);
  const put = (next: SavedView) =>
    change((now = []) => now.map((one) => (one.id === next.id ? next : one)));
  return {
    all,
    current,
    isChanged: current !== undefined && keptQuery(viewState(current, rule)) !== query,
    save: (name) => {
      const id = randomKey();
      change((now = []) => [...now, { id, name, query }]);
      showView(id);
    },
    update: () => current && put({ ...current, query }),
    rename: (name) => current && put({ ...current, name }),
    remove: () => {
      if (!current) return;
      const place = all.indexOf(current);
      change((now = []) => now.filter(({ id }) => id !== current.id));
      notify.success(`The view ${current.name} is deleted.`, {
        duration: UNDO_MS,
        action: {
          name: 'Undo',
          onAction: () =>
            change((now = []) =>
              now.some(({ id }) => id === current.id) ? now : now.toSpliced(place, 0, current),
            ),
        },
      });
    },
  };
}

/** What a saved view shows, as far as the list still knows it. */
export function viewState<K extends string>(
  { id, query }: SavedView,
  rule: ListRule<K>,
): ListState<K> {
  return { ...readListState(new URLSearchParams(query), rule), view: id };
}
