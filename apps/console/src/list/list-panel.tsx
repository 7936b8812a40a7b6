import { LIST_LIMITS } from '@booking/api-client/facts';
import { Button, type MenuItem, Pagination } from '@booking/ui';
import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { useIsDrawn } from '../idle/use-is-drawn.ts';
import { useIsIdle } from '../idle/use-is-idle.ts';
import { LoadingBar } from '../loading/loading-bar.tsx';
import { useColumns } from './columns/use-columns.ts';
import { useSummedRows } from './columns/use-summed-rows.ts';
import { withSums } from './columns/with-sums.ts';
import { counted } from './counted.ts';
import { ExportNote } from './export/export-note.tsx';
import { type Export, useExport } from './export/use-export.ts';
import { ListEmpty, ListFailed, ListStale } from './list-empty.tsx';
import type { ListOf } from './list-of.ts';
import { criteriaOf, listQuery } from './list-state.ts';
import { ListTable } from './list-table.tsx';
import { ListTools } from './list-tools.tsx';
import { Refreshed } from './refreshed.tsx';
import { fieldOf } from './rule-of.ts';
import { SelectionNote } from './selection/selection-note.tsx';
import { type Selection, useSelection } from './selection/use-selection.ts';
import { useListRows } from './use-list.ts';
import { useListState } from './use-list-state.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';
import { type ListTotal, useTotal } from './use-total.ts';
import { useViewCounts } from './use-view-counts.ts';
import { ListViews } from './views/list-views.tsx';
import './list.css';

/** The row that is open in the drawer. */
export interface OpenRow<T> {
  /** Undefined when none is. */
  readonly id: string | undefined;
  /** The row as the list has it, if it is on this page. */
  readonly known: T | undefined;
  readonly onClose: () => void;
}

export interface ListPanelProps<T extends { readonly _id: string }, K extends string> {
  readonly list: ListOf<T, K>;
  /** The actions of a row, in its menu. @param href The address of the list with the row open. */
  readonly rowMenu: (row: T, href: string) => readonly MenuItem[];
  /** The most frequent actions, as one or two buttons before the menu. */
  readonly rowButtons?: (row: T) => ReactNode;
  /** Details of an expanded row, below it. */
  readonly rowDetails?: (row: T) => ReactNode;
  /** The empty state, before the first row exists. */
  readonly nothingYet: ReactNode;
  /** The open row's drawer, mounted from the first time a row is opened, so it can be `lazy`. */
  readonly drawer?: (row: OpenRow<T>) => ReactNode;
  /** Wraps the list, for example in a page with the total in its title. Default: nothing. */
  readonly frame?: (list: ReactNode, total: ListTotal | undefined) => ReactNode;
  /**
   * The bulk actions for selected rows: a `SelectionBar`. With it, every row has a checkbox. Mounted before the first row
   * is selected, so that the first selection is announced.
   */
  readonly bulk?: (selection: Selection<K>, exporting: Export<K>) => ReactNode;
}

/**
 * The standard list: views, search and filters above a paged table, all in the address. A resource brings a `ListOf`
 * and its actions; everything that lists share is here. It is used in a page, a tab or under an institute, and leaves
 * the other parameters of the address alone.
 */
export function ListPanel<T extends { readonly _id: string }, K extends string>({
  list,
  rowMenu,
  rowButtons,
  rowDetails,
  nothingYet,
  drawer,
  bulk,
  frame = (body) => body,
}: ListPanelProps<T, K>) {
  const { title, noun, rowLabel } = list;
  const box = useRef<HTMLDivElement>(null);
  const [state, actions] = useListState(list.rule);
  const { result, isPast } = useListRows(list, state, actions);
  const { data: page, error, isPending, isFetching, refetch } = result;
  const rows = page?.items ?? [];
  const ids = rows.map(({ _id }) => _id);
  const totals = useTotal(list, state, page);
  const { total, isCapped } = totals;
  const totalPages = Math.ceil(total / state.limit);
  const summed = useSummedRows(list, state, page);
  // The menu, and the two buttons before it.
  const actionCount = rowButtons ? 3 : 1;
  const columns = useColumns(list, box, {
    hasBoxes: bulk !== undefined,
    hasDetails: rowDetails !== undefined,
    actionCount,
  });
  const shownColumns = useMemo(
    () => withSums(columns.shown, summed.rows, summed.of),
    [columns.shown, summed.rows, summed.of],
  );
  const selection = useSelection(list, state, total);
  const sort = state.sort ?? list.rule.defaultSort;
  const viewCounts = useViewCounts(list);
  const exporting = useExport({ list, columns: columns.shown, sort });
  const isDrawn = useIsDrawn();
  const isIdle = useIsIdle();
  const areRowsShown = isDrawn && !isPending && !result.isPlaceholderData;
  useScrollRestoration(box, JSON.stringify(listQuery(state)), areRowsShown);

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
    exporting.start({ kind: 'matching', query: criteriaOf(state), except: [] }, total);

  return (
    <>
      {frame(
        <div className="flex min-h-0 flex-1 flex-col max-md:bg-bk-app" ref={box}>
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
            <SelectionNote noun={noun} selection={selection} ids={ids} totals={totals} />
          )}
          {/* The table is the heaviest part of the screen. */}
          {isDrawn && (
            <>
              <ListTable
                name={list.name}
                label={title}
                columns={shownColumns}
                rows={rows}
                rowLabel={rowLabel}
                rowHref={hrefOf}
                rowMenu={(row) => rowMenu(row, hrefOf(row))}
                rowButtons={rowButtons}
                renderDetail={rowDetails}
                actionCount={actionCount}
                selection={bulk && ids.filter(selection.has)}
                onSelectionChange={
                  bulk && ((_, { keys, isSelected }) => selection.onChange(keys, isSelected))
                }
                openKey={state.open}
                sort={sort}
                onSortChange={
                  columns.areCards ? undefined : (next) => actions.sort(fieldOf(next || sort))
                }
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
              {bulk && (isIdle || selection.count > 0) && (
                <Suspense>{bulk(selection, exporting)}</Suspense>
              )}
              <footer className="ck-list-foot flex min-h-12 flex-none flex-wrap items-center gap-x-4 gap-y-2 border-bk-subtle border-t py-1.5 pr-4 pl-3.5 max-md:bg-bk-surface max-md:px-3">
                <Refreshed at={result.dataUpdatedAt} isFetching={isFetching} onRefresh={refetch} />
                {isCapped && (
                  <Button
                    size="sm"
                    color="transparent"
                    variant="secondary"
                    isLoading={totals.isCounting}
                    onClick={totals.count}
                  >
                    Count all {noun.many}
                  </Button>
                )}
                {page && (
                  <Pagination
                    className="flex-1 max-sm:basis-full"
                    page={isCapped ? state.page : Math.min(state.page, Math.max(1, totalPages))}
                    totalPages={totalPages}
                    total={total}
                    hasMore={isCapped}
                    countLabel={isCapped ? undefined : counted(total, noun)}
                    limit={state.limit}
                    limits={LIST_LIMITS}
                    onPageChange={actions.page}
                    onLimitChange={actions.limit}
                  />
                )}
              </footer>
            </>
          )}
        </div>,
        page && totals,
      )}
      {hasOpened && drawer && (
        <Suspense fallback={<LoadingBar label={`Opening ${noun.one}`} />}>
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
