import { type MenuItem, Pagination } from '@booking/ui';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useCalm } from '../idle/use-calm.ts';
import { useIsDrawn } from '../idle/use-is-drawn.ts';
import { LoadingBar } from '../loading/loading-bar.tsx';
import { Page } from '../page/page.tsx';
import { numberFormat } from '../region/region.ts';
import { useColumns } from './columns/use-columns.ts';
import { ExportNote } from './export/export-note.tsx';
import { type Export, useExport } from './export/use-export.ts';
import { ListEmpty, ListFailed, ListStale } from './list-empty.tsx';
import type { ListOf } from './list-of.ts';
import { LIST_LIMITS, listQuery, narrowingOf } from './list-state.ts';
import { ListTable } from './list-table.tsx';
import { ListTools } from './list-tools.tsx';
import { Refreshed } from './refreshed.tsx';
import { SelectionNote } from './selection/selection-note.tsx';
import { type Selection, useSelection } from './selection/use-selection.ts';
import { useListRows } from './use-list.ts';
import { useListState } from './use-list-state.ts';
import { useScrollMemory } from './use-scroll-memory.ts';
import { useViewCounts } from './use-view-counts.ts';
import { ListViews } from './views/list-views.tsx';
import './list.css';

/** A row that is open beside the list. */
export interface OpenRow<T> {
  /** Undefined while none is. */
  readonly id: string | undefined;
  /** The row as the list has it, if it is on show. */
  readonly known: T | undefined;
  readonly onClose: () => void;
}

export interface ListScreenProps<T extends { readonly _id: string }, K extends string> {
  readonly list: ListOf<T, K>;
  /** What can be done with a row, in its menu. @param href The address of the list with the row open. */
  readonly rowMenu: (row: T, href: string) => readonly MenuItem[];
  /** The most frequent of it as one or two buttons before the menu. */
  readonly rowButtons?: (row: T) => ReactNode;
  /** The one solid button of the screen. */
  readonly mainAction?: ReactNode;
  /** What stands there before there is a first row. */
  readonly nothingYet: ReactNode;
  /** The open row's drawer, there from the first row on that is opened: so it may be loaded by then (`lazy`). */
  readonly drawer: (row: OpenRow<T>) => ReactNode;
  /**
   * What can be done with rows that are ticked: a `SelectionBar`. With it every row has a box. There before the first is
   * ticked, so that this is announced.
   */
  readonly bulk?: (selection: Selection<K>, exporting: Export<K>) => ReactNode;
}

/**
 * The standard list screen: views, search and filters over a table with pages, all of it in the address. A resource
 * brings a `ListOf` and what is done with its rows; everything that lists have in common is here.
 */
export function ListScreen<T extends { readonly _id: string }, K extends string>({
  list,
  rowMenu,
  rowButtons,
  mainAction,
  nothingYet,
  drawer,
  bulk,
}: ListScreenProps<T, K>) {
  const { title, noun, rowLabel } = list;
  const frame = useRef<HTMLDivElement>(null);
  const [state, actions] = useListState(list.rule);
  const { result, isPast } = useListRows(list, state, actions);
  const { data: page, error, isPending, isFetching, refetch } = result;
  const total = page?.total ?? 0;
  const columns = useColumns(list);
  const selection = useSelection(state, noun.many, total);
  const sort = state.sort ?? list.rule.defaultSort;
  const viewCounts = useViewCounts(list);
  const exporting = useExport(list, columns.shown, sort);
  const isDrawn = useIsDrawn();
  const isCalm = useCalm();
  const areRowsShown = isDrawn && !isPending && !result.isPlaceholderData;
  useScrollMemory(frame, JSON.stringify(listQuery(state)), areRowsShown);

  const [hasOpened, setHasOpened] = useState(false);
  if (state.open && !hasOpened) setHasOpened(true);

  const hrefOf = ({ _id }: T) => actions.hrefOf({ open: _id });
  const failure = error && {
    noun,
    error,
    onRetry: () => void refetch(),
    isRetrying: isFetching,
  };
  const exportAll = () =>
    exporting.start({ kind: 'matching', query: narrowingOf(state), except: [] }, total);

  return (
    <>
      <Page
        title={title}
        titleEnd={page && <span className="ck-count">{numberFormat().format(total)}</span>}
        actions={mainAction}
      >
        <div className="ck-list" ref={frame}>
          <ListViews list={list} state={state} actions={actions} {...viewCounts} />
          <ListTools
            list={list}
            state={state}
            actions={actions}
            columns={columns}
            onExport={total > 0 ? exportAll : undefined}
          />
          <ExportNote exporting={exporting} noun={noun} />
          {failure && page && <ListStale {...failure} />}
          {bulk && page && (
            <SelectionNote
              noun={noun}
              selection={selection}
              ids={page.items.map(({ _id }) => _id)}
              total={total}
            />
          )}
          {/* Of what the screen is made, the table is most. */}
          {isDrawn && (
            <>
              <ListTable
                caption={title}
                columns={columns.shown}
                rows={error && !page ? [] : (page?.items ?? [])}
                rowLabel={rowLabel}
                rowHref={hrefOf}
                rowMenu={(row) => rowMenu(row, hrefOf(row))}
                rowButtons={rowButtons}
                selection={bulk && selection}
                selectedKey={state.open}
                sort={sort}
                onSort={actions.sort}
                isLoading={isPending || isPast}
                isRefetching={isFetching && !isPending}
                empty={
                  failure ? (
                    <ListFailed {...failure} />
                  ) : (
                    <ListEmpty
                      noun={noun}
                      state={state}
                      onClear={actions.clear}
                      nothingYet={nothingYet}
                    />
                  )
                }
              />
              {bulk && (isCalm || selection.count > 0) && (
                <Suspense>{bulk(selection, exporting)}</Suspense>
              )}
              <footer className="ck-list-foot">
                <Refreshed at={result.dataUpdatedAt} isFetching={isFetching} onRefresh={refetch} />
                {page && (
                  <Pagination
                    page={Math.min(state.page, Math.max(1, page.totalPages))}
                    totalPages={page.totalPages}
                    total={total}
                    countLabel={`${numberFormat().format(total)} ${total === 1 ? noun.one : noun.many}`}
                    limit={state.limit}
                    limits={LIST_LIMITS}
                    onPage={actions.page}
                    onLimit={actions.limit}
                  />
                )}
              </footer>
            </>
          )}
        </div>
      </Page>
      {hasOpened && (
        <Suspense fallback={<LoadingBar label={`Opening the ${noun.one}`} />}>
          {drawer({
            id: state.open,
            known: page?.items.find(({ _id }) => _id === state.open),
            onClose: actions.close,
          })}
        </Suspense>
      )}
    </>
  );
}
