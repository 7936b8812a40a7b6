import { VIEWS_MAX } from '@booking/api-client/facts';
import { Button, IconButton, Menu, type MenuItem, ViewTabs } from '@booking/ui';
import { lazy, Suspense, useState } from 'react';
import { useHoverIntent } from '../../idle/use-hover-intent.ts';
import { whenOnline } from '../../loading/when-online.ts';
import type { ListOf } from '../list-of.ts';
import { type ListState, savedQuery, showsFilters } from '../list-state.ts';
import type { ListActions } from '../use-list-state.ts';
import type { ViewCounts } from '../use-view-counts.ts';
import { useFocusOfTabs } from './use-focus-of-tabs.ts';
import { type KeptView, type SavedViews, useSavedViews, viewState } from './use-views.ts';

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
  const isShown = shown !== undefined && state.sort === undefined;
  const isUnsaved = saved.current ? saved.isChanged : !isShown && savedQuery(state) !== '';
  const tabs = useFocusOfTabs();
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
      className="ck-list-views flex flex-none items-center gap-1 px-5 pt-1.5 max-md:bg-bk-surface max-md:px-3"
      onPointerOver={(event) => event.pointerType !== 'touch' && point(event)}
      onPointerOut={rest.stop}
      ref={tabs.ref}
      onFocus={(event) => {
        tabs.onFocus(event);
        point(event);
      }}
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
              ...(view === saved.current && {
                badge: saved.isChanged ? 'changed' : undefined,
                action: <ViewMenu view={view} saved={saved} onRename={() => setNaming('rename')} />,
              }),
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
      {isUnsaved && <SaveView saved={saved} onName={() => setNaming('save')} />}
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

interface ViewMenuProps {
  readonly view: KeptView;
  readonly saved: SavedViews;
  readonly onRename: () => void;
}

function ViewMenu({ view: { name }, saved: { remove }, onRename }: ViewMenuProps) {
  return (
    <Menu
      label={`View ${name}`}
      align="start"
      trigger={<IconButton icon="ellipsis" size="sm" label={`Edit view ${name}`} />}
      items={[
        { label: `Rename ${name}…`, icon: 'pencil', onSelect: onRename },
        'separator',
        { label: `Delete ${name}`, icon: 'trash-2', tone: 'danger', onSelect: remove },
      ]}
    />
  );
}

interface SaveViewProps {
  readonly saved: SavedViews;
  /** Asks for the name of a new view. */
  readonly onName: () => void;
}

/** Saves criteria that no view has: as a new view, or where a saved one has been changed, also in that. */
function SaveView({ saved: { all, current, update }, onName }: SaveViewProps) {
  const whyNot =
    all.length >= VIEWS_MAX
      ? `You’ve reached the limit of ${VIEWS_MAX} views for this list. Delete one first.`
      : undefined;
  const look = { color: 'transparent', icon: 'save', className: 'flex-none' } as const;
  if (!current) {
    return (
      <Button {...look} disabledReason={whyNot} onClick={onName}>
        Save view
      </Button>
    );
  }
  const items: MenuItem[] = [
    { label: `Save changes to ${current.name}`, icon: 'save', onSelect: update },
    { label: 'Save as new view…', icon: 'plus', disabledReason: whyNot, onSelect: onName },
  ];
  return <Menu label="Save view" trigger={<Button {...look}>Save view</Button>} items={items} />;
}
