import { VIEWS_MAX } from '@booking/api-client/facts';
import { IconButton, Menu, type MenuItem, ViewTabs } from '@booking/ui';
import { lazy, Suspense, useState } from 'react';
import { useHoverIntent } from '../../idle/use-hover-intent.ts';
import { whenOnline } from '../../loading/when-online.ts';
import type { ListOf } from '../list-of.ts';
import { type ListState, savedQuery, showsFilters } from '../list-state.ts';
import type { ListActions } from '../use-list-state.ts';
import type { ViewCounts } from '../use-view-counts.ts';
import { type SavedViews, useSavedViews, viewState } from './use-views.ts';

const NameDialog = lazy(whenOnline(() => import('./name-dialog.tsx')));

interface ListViewsProps<T extends { readonly _id: string }, K extends string> extends ViewCounts {
  readonly list: Pick<ListOf<T, K>, 'name' | 'rule' | 'views' | 'noun'>;
  readonly state: ListState<K>;
  readonly actions: Pick<ListActions<K>, 'hrefOf' | 'showView'>;
}

/** The views of a list as tabs: built-in ones, then the user's saved ones. */
export function ListViews<T extends { readonly _id: string }, K extends string>({
  list,
  state,
  actions,
  counts,
  count,
}: ListViewsProps<T, K>) {
  const saved = useSavedViews(list, state, actions);
  const [naming, setNaming] = useState<'save' | 'rename'>();
  const shown = list.views.find(({ filters }) => showsFilters(state, filters));
  const rest = useHoverIntent();
  const ready = list.views.map(({ key, label, filters }) => ({
    key,
    label,
    count: counts[key],
    href: actions.hrefOf({ filters, search: '', page: 1, open: undefined, view: undefined }),
  }));
  /** Loads the total of the view whose tab the pointer or the focus rests on. */
  const point = ({ target }: { readonly target: EventTarget }) => {
    const link = target instanceof Element && target.closest('a');
    const view = link && ready.find(({ href }) => href.slice(1) === link.search.slice(1));
    if (view) rest.start(() => count(view.key));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what one points at is a link in it.
    <div
      className="flex flex-none items-center gap-1 px-5 pt-1.5 max-md:bg-bk-surface max-md:px-3"
      onPointerOver={(event) => event.pointerType !== 'touch' && point(event)}
      onPointerOut={rest.stop}
      onFocus={point}
      onBlur={rest.stop}
    >
      <ViewTabs
        className="flex-1"
        label="Views"
        current={saved.current?.id ?? shown?.key}
        views={[
          ...ready,
          ...saved.all.map((view) => {
            const { search, filters, sort } = viewState(view, list.rule);
            return {
              key: view.id,
              label: view.name,
              badge: saved.isChanged && view === saved.current ? 'changed' : undefined,
              href: actions.hrefOf({
                search,
                filters,
                sort,
                page: 1,
                open: undefined,
                view: view.id,
              }),
            };
          }),
        ]}
      />
      <Menu
        label="This view"
        trigger={<IconButton icon="save" label="Save or edit view" shortLabel="View" size="md" />}
        items={viewItems(saved, savedQuery(state) !== '', setNaming)}
      />
      {naming && (
        <Suspense>
          <NameDialog
            title={naming === 'save' ? 'Save view' : 'Rename view'}
            name={naming === 'save' ? '' : (saved.current?.name ?? '')}
            taken={saved.all.map(({ name }) => name)}
            onName={naming === 'save' ? saved.save : saved.rename}
            onClosed={() => setNaming(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}

function viewItems(
  { all, current, isChanged, update, remove }: SavedViews,
  hasCriteria: boolean,
  name: (what: 'save' | 'rename') => void,
): MenuItem[] {
  const whyNot =
    (!hasCriteria && 'Change the search, filters or sort before saving a view.') ||
    (all.length >= VIEWS_MAX &&
      `You’ve reached the limit of ${VIEWS_MAX} views for this list. Delete one first.`);
  return [
    {
      label: 'Save as new view…',
      icon: 'plus',
      disabledReason: whyNot || undefined,
      onSelect: () => name('save'),
    },
    ...(current
      ? ([
          {
            label: `Save changes to ${current.name}`,
            icon: 'save',
            disabledReason: isChanged ? undefined : 'No changes to save.',
            onSelect: update,
          },
          { label: `Rename ${current.name}…`, icon: 'pencil', onSelect: () => name('rename') },
          'separator',
          { label: `Delete ${current.name}`, icon: 'trash-2', tone: 'danger', onSelect: remove },
        ] satisfies MenuItem[])
      : []),
  ];
}
