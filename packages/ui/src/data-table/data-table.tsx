// biome-ignore-all lint/a11y/noRedundantRoles: WebKit forgets a table's roles once its parts are laid out as cards.
'use client';
import { type ReactNode, useImperativeHandle, useMemo, useRef } from 'react';
import { useMediaQuery } from '../primitives/dom/use-media-query.ts';
import { useWindow } from '../primitives/dom/use-window.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { partOf } from '../primitives/react/parts.ts';
import { useControlled } from '../primitives/react/use-controlled.ts';
import { useEventCallback } from '../primitives/react/use-event-callback.ts';
import { useIsHydrated } from '../primitives/react/use-is-hydrated.ts';
import { PartsContext } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { ProgressBar } from '../progress-bar/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { BodyRow } from './body-row.tsx';
import { dataTableMessages } from './data-table.messages.ts';
import type { DataTableProps } from './data-table.types.ts';
import { ExpandHeadCell } from './expand-cell.tsx';
import { FootRow } from './foot-row.tsx';
import { GapRow } from './gap-row.tsx';
import { HeadCell } from './head-cell.tsx';
import { measuresOf, pinsOf, shownOrder } from './pins.ts';
import { SelectAllCell } from './select-cell.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { sortRows } from './sort-rows.ts';
import { useColumnWidths } from './use-column-widths.ts';
import { useExpandedRows } from './use-expanded-rows.ts';
import { usePinnedCells } from './use-pinned-cells.ts';
import { moveBetweenRows, useRowSelection } from './use-row-selection.ts';

/** As many rows are all rendered as cards and on paper. */
const ALL_ROWS_MAX = 500;

/**
 * A table with a sticky header. In a flex column of limited height it scrolls inside itself. Below 768 px each row
 * becomes a card; the markup stays a table.
 */
export function DataTable<T, K extends string = string>(props: DataTableProps<T, K>): ReactNode;
export function DataTable<T>({
  label,
  columns: givenColumns,
  rows: givenRows,
  rowKey,
  sort: controlledSort,
  defaultSort = '',
  onSortChange,
  onRowOpen,
  rowHref,
  rowLabel,
  actions,
  actionCount = 3,
  onRowContextMenu,
  selection,
  defaultSelection,
  onSelectionChange,
  widths,
  defaultWidths,
  onWidthsChange,
  renderDetail,
  expanded,
  defaultExpanded,
  onExpandedChange,
  openKey,
  isLoading = false,
  isRefetching = false,
  skeletonRows = 8,
  isWindowed = false,
  density = 'default',
  empty,
  className,
  ref,
  parts,
  ...rest
}: DataTableProps<T>) {
  const part = partOf(parts);
  const messages = useMessages('dataTable', dataTableMessages);
  const columns = useMemo(() => shownOrder(givenColumns), [givenColumns]);
  const [sort, setSort] = useControlled(controlledSort, defaultSort, onSortChange);
  const rows = useMemo(() => sortRows(givenRows, columns, sort), [givenRows, columns, sort]);
  const boxes = useRowSelection(rows, { rowKey, selection, defaultSelection, onSelectionChange });
  const details = useExpandedRows({ renderDetail, expanded, defaultExpanded, onExpandedChange });
  const hasDetails = renderDetail !== undefined;
  const sizes = useColumnWidths({ columns, widths, defaultWidths, onWidthsChange });
  const isHydrated = useIsHydrated();
  const pins = useMemo(() => pinsOf(columns, isHydrated), [columns, isHydrated]);
  // Padding at the ends, plus one small button with gap per action.
  const tail = actions
    ? `calc(30px + ${actionCount} * (var(--bk-size-control-sm) + var(--bk-space-2)))`
    : '0px';
  const measures = useMemo(
    () => measuresOf(columns, sizes.least, tail),
    [columns, sizes.least, tail],
  );
  const root = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current);
  usePinnedCells(root, measures);
  const body = useRef<HTMLTableSectionElement>(null);
  // Cards differ in height, and rows are printed: all of them, unless there are so many that the page would freeze.
  const isTable = useMediaQuery('screen and (width >= 768px)', true);
  const {
    parts: shown,
    extended,
    ...following
  } = useWindow(body, rows, rowKey, {
    isOn: isWindowed && (isTable || rows.length > ALL_ROWS_MAX),
    extended: details.keys,
  });
  const check = useEventCallback(boxes?.check);
  const expand = useEventCallback(details.toggle);
  const open = useEventCallback(onRowOpen);
  const openMenu = useEventCallback(onRowContextMenu);
  const isEmpty = rows.length === 0 && !isLoading;
  /** Details above a row. */
  const countBefore = (index: number) => extended.filter((place) => place < index).length;
  const rowAt = (row: T, index?: number) => {
    const key = rowKey(row);
    const isExpanded = details.keys.has(key);
    return (
      <BodyRow
        key={key}
        row={row}
        id={key}
        label={rowLabel?.(row)}
        href={rowHref?.(row)}
        index={index}
        // The header is the first row.
        rowIndex={index === undefined ? undefined : index + 2 + countBefore(index)}
        columns={columns}
        pins={pins}
        actions={actions}
        isOpen={key === openKey}
        isChecked={boxes?.has(key)}
        onCheck={check}
        isExpanded={hasDetails ? isExpanded : undefined}
        onExpand={expand}
        renderDetail={isExpanded ? renderDetail : undefined}
        onOpen={onRowOpen && open}
        onMenu={onRowContextMenu && openMenu}
      />
    );
  };
  return (
    <PartsContext value={parts}>
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it with the arrow keys.
        tabIndex={0}
        {...rest}
        ref={root}
        className={classNames('bk-table', className)}
        data-density={density}
        data-scroller=""
        data-selectable={boxes && true}
        data-expandable={hasDetails || undefined}
      >
        <div {...part('progress', 'bk-table-refetch')}>
          <ProgressBar
            {...part('progress-bar', 'bk-table-progress')}
            label={messages.refreshing(label)}
            isLoading={isRefetching}
          />
        </div>
        <table
          {...part(
            'table',
            'bk-table-grid',
            sizes.sum === undefined ? undefined : { minWidth: sizes.sum },
          )}
          role="table"
          aria-busy={isLoading || isRefetching}
          aria-rowcount={shown && rows.length + extended.length + 1}
        >
          <caption>
            <VisuallyHidden>{label}</VisuallyHidden>
          </caption>
          {/* Widths don't depend on content, so changing rows shifts nothing. */}
          <colgroup>
            {boxes && <col width={44} />}
            {hasDetails && <col width={44} />}
            {columns.map(({ key }, index) => (
              <col key={key} width={sizes.columns[index]} />
            ))}
            {actions && <col style={{ width: tail }} />}
          </colgroup>
          <thead {...part('head', 'bk-table-head')} role="rowgroup">
            <tr
              role="row"
              className="bk-table-head-row"
              data-label={messages.sortBy}
              aria-rowindex={shown && 1}
            >
              {boxes && <SelectAllCell checked={boxes.page} onCheck={boxes.checkPage} />}
              {hasDetails && <ExpandHeadCell />}
              {columns.map((column, index) => (
                <HeadCell
                  key={column.key}
                  column={column}
                  pin={pins[index]}
                  sort={sort}
                  width={sizes.columns[index]}
                  isAutomatic={sizes.sum === undefined}
                  onResize={index < columns.length - 1 ? sizes.resize : undefined}
                  onReset={sizes.reset}
                  isFirst={index === 0}
                  onSortChange={onSortChange || column.compare ? setSort : undefined}
                />
              ))}
              {actions && (
                <th
                  {...part('head-cell', 'bk-table-head-cell bk-table-actions')}
                  data-pinned="end"
                  scope="col"
                  role="columnheader"
                >
                  <VisuallyHidden>{messages.actions}</VisuallyHidden>
                </th>
              )}
            </tr>
          </thead>
          <tbody
            {...part('body', 'bk-table-body')}
            role="rowgroup"
            ref={body}
            {...following}
            data-refetching={isRefetching || undefined}
            onKeyDown={moveBetweenRows}
          >
            {isLoading && rows.length === 0 ? (
              <SkeletonRows
                columns={columns}
                pins={pins}
                count={skeletonRows}
                hasActions={Boolean(actions)}
                hasBoxes={boxes !== undefined}
                hasDetails={hasDetails}
              />
            ) : (
              (shown?.map((piece) =>
                'row' in piece ? (
                  rowAt(piece.row, piece.index)
                ) : (
                  <GapRow key={`rows before ${piece.until}`} height={piece.height} />
                ),
              ) ?? rows.map((row) => rowAt(row)))
            )}
          </tbody>
          {!isEmpty && !isLoading && columns.some(({ footer }) => footer !== undefined) && (
            <FootRow
              columns={columns}
              pins={pins}
              hasActions={Boolean(actions)}
              hasBoxes={boxes !== undefined}
              hasDetails={hasDetails}
            />
          )}
        </table>
        {isEmpty && empty && <div {...part('empty', 'bk-table-empty')}>{empty}</div>}
      </section>
    </PartsContext>
  );
}
