import type { Page as PageOf } from '@booking/api-client';
import {
  type Column,
  DataTable,
  FilterSelect,
  IconButton,
  type IconName,
  Pagination,
  Segmented,
  type SelectOption,
  ViewTabs,
} from '@booking/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Page } from '../app/shell/page.tsx';
import { shortcuts } from '../shortcuts/shortcuts.ts';
import { useIsOn, useShortcut } from '../shortcuts/use-shortcut.ts';
import { ListEmpty, ListFailed, ListStale } from './list-empty.tsx';
import { LIST_LIMITS, type ListState, listQuery, showsFilters } from './list-state.ts';
import { SearchBox } from './search-box.tsx';
import { SelectionNote } from './selection/selection-note.tsx';
import { type Selection, useSelection } from './selection/use-selection.ts';
import type { ListActions } from './use-list-state.ts';
import { useScrollMemory } from './use-scroll-memory.ts';
import './list.css';

/** A filter that the reader sees, as a chip. */
export interface ListFilter<K extends string> {
  readonly key: K;
  readonly label: string;
  readonly icon?: IconName;
  readonly options: readonly SelectOption[];
}

/** A ready-made set of filters, as a tab with its live count. */
export interface ListView<K extends string> {
  readonly key: string;
  readonly label: string;
  readonly filters: Readonly<Partial<Record<K, string>>>;
  readonly count: number | undefined;
}

/** What the rows are called, in the words around them. */
export interface ListNoun {
  readonly one: string;
  readonly many: string;
}

export interface ListScreenProps<T, K extends string> {
  readonly title: string;
  readonly noun: ListNoun;
  readonly state: ListState<K>;
  readonly actions: ListActions<K>;
  readonly views: readonly ListView<K>[];
  readonly filters: readonly ListFilter<K>[];
  readonly searchLabel: string;
  readonly columns: readonly Column<T>[];
  readonly result: UseQueryResult<PageOf<T>>;
  readonly rowKey: (row: T) => string;
  readonly rowLabel: (row: T) => string;
  /** The buttons at a row's end, the menu last. */
  readonly rowActions: (row: T) => ReactNode;
  /** The one solid button of the screen. */
  readonly mainAction: ReactNode;
  /** What stands there before there is a first row. */
  readonly nothingYet: ReactNode;
  /** What can be done with rows that are ticked. With it every row has a box; shown while there is one. */
  readonly bulk?: ((selection: Selection<K>) => ReactNode) | undefined;
}

/**
 * The standard list screen: views, search and filters over a table with pages, all of it in the address. A resource
 * brings its rule, columns, filters and query; everything that lists have in common is here.
 */
export function ListScreen<T, K extends string>({
  title,
  noun,
  state,
  actions,
  views,
  filters,
  searchLabel,
  columns,
  result,
  rowKey,
  rowLabel,
  rowActions,
  mainAction,
  nothingYet,
  bulk,
}: ListScreenProps<T, K>) {
  const frame = useRef<HTMLDivElement>(null);
  // The field obeys its key by itself.
  useShortcut(shortcuts.search);
  const isSearchKeyOn = useIsOn(shortcuts.search);
  const { data: page, error, isPending, isFetching, refetch } = result;
  useScrollMemory(frame, JSON.stringify(listQuery(state)), !isPending && !result.isPlaceholderData);

  const total = page?.total ?? 0;
  const selection = useSelection(state, noun.many, total);

  // Rows went away, or the address was written by hand: the last page is the nearest that there is.
  const lastPage = page && page.total > 0 ? page.totalPages : undefined;
  const isPast = lastPage !== undefined && !result.isPlaceholderData && state.page > lastPage;
  const { correctPage } = actions;
  useEffect(() => {
    if (isPast && lastPage) correctPage(lastPage);
  });

  const failure = error && {
    noun,
    error,
    onRetry: () => void refetch(),
    isRetrying: isFetching,
  };
  const empty = failure ? (
    <ListFailed {...failure} />
  ) : (
    <ListEmpty noun={noun} state={state} onClear={actions.clear} nothingYet={nothingYet} />
  );

  return (
    <Page
      title={title}
      titleEnd={page && <span className="ck-count">{inWords.format(page.total)}</span>}
      actions={mainAction}
    >
      <div className="ck-list" ref={frame}>
        <div className="ck-list-views">
          <ViewTabs
            label={`Views of ${noun.many}`}
            current={views.find((view) => showsFilters(state, view.filters))?.key}
            views={views.map(({ key, label, count, filters: own }) => ({
              key,
              label,
              count,
              href: actions.hrefOf({ filters: own, search: '', page: 1, open: undefined }),
            }))}
          />
        </div>
        <search className="ck-list-tools" aria-label={noun.many}>
          <SearchBox
            label={searchLabel}
            value={state.search}
            onSearch={actions.search}
            shortcut={isSearchKeyOn ? shortcuts.search.key : undefined}
          />
          <div className="ck-list-filters">
            {filters.map(({ key, ...filter }) => (
              <FilterSelect
                key={key}
                {...filter}
                value={state.filters[key] ?? ''}
                onChange={(value) => actions.filter(key, value)}
              />
            ))}
          </div>
          <div className="ck-list-looks">
            <Segmented
              label="Row height"
              value={state.density}
              onChange={actions.density}
              options={[
                { value: 'compact', label: 'Compact rows', icon: 'rows-4' },
                { value: 'default', label: 'Default rows', icon: 'rows-3' },
                { value: 'relaxed', label: 'Relaxed rows', icon: 'rows-2' },
              ]}
            />
          </div>
        </search>
        {failure && page && <ListStale {...failure} />}
        {bulk && page && (
          <SelectionNote
            noun={noun}
            selection={selection}
            ids={page.items.map(rowKey)}
            total={total}
          />
        )}
        <DataTable
          caption={title}
          selection={bulk && selection}
          columns={columns}
          rows={error && !page ? [] : (page?.items ?? [])}
          rowKey={rowKey}
          rowLabel={rowLabel}
          rowHref={(row) => actions.hrefOf({ open: rowKey(row) })}
          actions={rowActions}
          selectedKey={state.open}
          sort={state.sort}
          onSort={actions.sort}
          density={state.density}
          isLoading={isPending || isPast}
          isRefetching={isFetching && !isPending}
          skeletonRows={12}
          empty={empty}
        />
        {selection.count > 0 && bulk?.(selection)}
        <footer className="ck-list-foot">
          <Refreshed at={result.dataUpdatedAt} isFetching={isFetching} onRefresh={refetch} />
          {page && (
            <Pagination
              page={Math.min(state.page, Math.max(1, page.totalPages))}
              totalPages={page.totalPages}
              total={page.total}
              limit={state.limit}
              limits={LIST_LIMITS}
              onPage={actions.page}
              onLimit={actions.limit}
            />
          )}
        </footer>
      </div>
    </Page>
  );
}

const inWords = new Intl.NumberFormat('en-IN');
const clock = new Intl.DateTimeFormat('en-IN', {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

/** When the rows on show were read, and the way to read them again. */
function Refreshed({
  at,
  isFetching,
  onRefresh,
}: {
  readonly at: number;
  readonly isFetching: boolean;
  readonly onRefresh: () => unknown;
}) {
  return (
    <p className="ck-list-refreshed">
      <IconButton
        icon="refresh-cw"
        label="Refresh"
        size="sm"
        isLoading={isFetching && at > 0}
        onClick={onRefresh}
      />
      {at > 0 && (
        <span>
          Read at <time dateTime={new Date(at).toISOString()}>{clock.format(at)}</time>
        </span>
      )}
    </p>
  );
}
