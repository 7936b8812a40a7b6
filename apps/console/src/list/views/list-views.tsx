import { IconButton, Menu, type MenuItem, ViewTabs } from '@booking/ui';
import { lazy, Suspense, useState } from 'react';
import { reloading } from '../../loading/reload-once.ts';
import type { ListOf } from '../list-of.ts';
import { keptQuery, type ListState, showsFilters } from '../list-state.ts';
import type { ListActions } from '../use-list-state.ts';
import { type SavedViews, useSavedViews, VIEWS_MAX, viewState } from './use-views.ts';

const NameDialog = lazy(reloading(() => import('./name-dialog.tsx')));

interface ListViewsProps<T extends { readonly _id: string }, K extends string> {
  readonly list: Pick<ListOf<T, K>, 'name' | 'rule' | 'views' | 'noun'>;
  readonly state: ListState<K>;
  readonly actions: Pick<ListActions<K>, 'hrefOf' | 'showView'>;
  /** Rows of each ready-made view, by its key; `null` while they are counted. */
  readonly counts: Readonly<Record<string, number | null | undefined>>;
}

/** The views of a list as tabs: the ready-made ones, then those that the reader keeps. */
export function ListViews<T extends { readonly _id: string }, K extends string>({
  list,
  state,
  actions,
  counts,
}: ListViewsProps<T, K>) {
  const saved = useSavedViews(list, state, actions);
  const [naming, setNaming] = useState<'save' | 'rename'>();
  const ready = list.views.find(({ filters }) => showsFilters(state, filters));
  return (
    <div className="ck-list-views">
      <ViewTabs
        label={`Views of ${list.noun.many}`}
        current={saved.current?.id ?? ready?.key}
        views={[
          ...list.views.map(({ key, label, filters }) => ({
            key,
            label,
            count: counts[key],
            href: actions.hrefOf({
              filters,
              search: '',
              page: 1,
              open: undefined,
              view: undefined,
            }),
          })),
          ...saved.all.map((view) => {
            const { search, filters, sort } = viewState(view, list.rule);
            return {
              key: view.id,
              label: view.name,
              mark: saved.isChanged && view === saved.current ? 'changed' : undefined,
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
        trigger={<IconButton icon="save" label="Save or change a view" caption="View" size="md" />}
        items={viewItems(saved, keptQuery(state) !== '', setNaming)}
      />
      {naming && (
        <Suspense>
          <NameDialog
            title={naming === 'save' ? 'Save as a view' : 'Rename the view'}
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
  isNarrowed: boolean,
  name: (what: 'save' | 'rename') => void,
): MenuItem[] {
  const whyNot =
    (!isNarrowed && 'Search, filter or sort first: a view keeps that.') ||
    (all.length >= VIEWS_MAX && `You keep ${VIEWS_MAX} views of this list. Delete one first.`);
  return [
    {
      label: 'Save as a new view…',
      icon: 'plus',
      disabledReason: whyNot || undefined,
      onSelect: () => name('save'),
    },
    ...(current
      ? ([
          {
            label: `Save the changes to ${current.name}`,
            icon: 'save',
            disabledReason: isChanged ? undefined : 'Nothing differs from what it keeps.',
            onSelect: update,
          },
          { label: `Rename ${current.name}…`, icon: 'pencil', onSelect: () => name('rename') },
          'separator',
          { label: `Delete ${current.name}`, icon: 'trash-2', tone: 'danger', onSelect: remove },
        ] satisfies MenuItem[])
      : []),
  ];
}
