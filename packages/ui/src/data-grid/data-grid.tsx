// biome-ignore-all lint/a11y/useSemanticElements: cells are placed where they are seen, which a table can't.
'use client';
import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { useNumber } from '../messages/use-number.ts';
import { announce } from '../primitives/announce.ts';
import { classNames } from '../primitives/class-names.ts';
import { handlesEscape } from '../primitives/escape.ts';
import { useControlled } from '../primitives/use-controlled.ts';
import { dataGridMessages } from './data-grid.messages.ts';
import type { DataGridColumn, DataGridProps, DataGridRow, GridStyle } from './data-grid.types.ts';
import { GridHead } from './grid-head.tsx';
import { GridRow } from './grid-row.tsx';
import { heightOf, type Place, widthOf } from './range.ts';
import { indicesOf } from './span.ts';
import { shownRows } from './tree.ts';
import { useGridEdits } from './use-grid-edits.ts';
import { useGridEvents } from './use-grid-events.ts';
import { useGridSelection } from './use-grid-selection.ts';
import { useGridView } from './use-grid-view.ts';

/**
 * A grid of values that is edited like a spreadsheet, such as rates by category and date. Only the cells in view are
 * rendered. In a flex column of limited height it scrolls inside itself.
 */
export function DataGrid<
  R extends DataGridRow = DataGridRow,
  C extends DataGridColumn = DataGridColumn,
>({
  label,
  rows: given,
  columns,
  cell,
  rowsLabel,
  onEdit,
  onUndo,
  onRedo,
  selection: givenSelection,
  defaultSelection,
  onSelectionChange,
  collapsed: givenCollapsed,
  defaultCollapsed = [],
  onCollapsedChange,
  inputMode,
  disabledReason,
  rowHeight = 36,
  headHeight = 36,
  columnWidth = 72,
  rowHeaderWidth = 240,
  isLoading = false,
  empty,
  className,
  style,
  ref,
  ...rest
}: DataGridProps<R, C>) {
  const messages = useMessages('dataGrid', dataGridMessages);
  const number = useNumber();
  const grid = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => grid.current);
  const [collapsed, setCollapsed] = useControlled(
    givenCollapsed,
    defaultCollapsed,
    onCollapsedChange,
  );
  const rows = useMemo(() => shownRows(given, collapsed), [given, collapsed]);
  const cellAt = useCallback(
    (place: Place) => {
      const row = rows[place.row]?.row;
      const column = columns[place.column];
      return row && column && cell(row, column);
    },
    [rows, columns, cell],
  );
  const selection = useGridSelection(rows, columns, {
    selection: givenSelection,
    defaultSelection,
    onSelectionChange,
  });
  const { active, range, extent } = selection;
  const view = useGridView(grid, extent, rowHeight);
  const edits = useGridEdits(selection, cellAt, { onEdit, disabledReason });

  const wantsFocus = useRef(false);
  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    if (edits.editing) return;
    const node = grid.current?.querySelector<HTMLElement>('[data-part=body] [tabindex="0"]');
    node?.focus({ preventScroll: true });
  });

  const handlers = useGridEvents({
    grid,
    rowHeight,
    selection,
    edits,
    fold(row) {
      const { row: { key } = { key: '' }, isExpanded } = rows[row] ?? {};
      if (isExpanded === undefined) return false;
      setCollapsed(isExpanded ? [...collapsed, key] : collapsed.filter((one) => one !== key));
      return true;
    },
    onUndo,
    onRedo,
    focusActive() {
      wantsFocus.current = true;
    },
  });

  const count = heightOf(range) * widthOf(range);
  const nameOf = ({ row, column }: Place) =>
    [rows[row]?.row.label, columns[column]?.label].filter(Boolean).join(', ');
  const announcement =
    count > 1 && active.column >= 0
      ? messages.selected(nameOf(active), nameOf(selection.end), count, number.plain(count))
      : undefined;
  useEffect(() => {
    if (announcement !== undefined) return announce(announcement);
  }, [announcement]);

  const shownColumns = indicesOf(view.columns, active.column, columns.length);
  const isSelectedRow = (row: number) => row >= range.top && row <= range.bottom;
  const sizes: GridStyle = {
    '--bk-grid-rows': rows.length,
    '--bk-grid-columns': Math.max(columns.length, 1),
    '--bk-grid-row-height': `${rowHeight}px`,
    '--bk-grid-head-height': `${headHeight}px`,
    '--bk-grid-min-width': `${columnWidth}px`,
    '--bk-grid-header-width': `${rowHeaderWidth}px`,
    ...style,
  };
  const marked: GridStyle = {
    '--bk-grid-top': range.top,
    '--bk-grid-height': heightOf(range),
    '--bk-grid-start': range.left,
    '--bk-grid-width': widthOf(range),
  };
  return (
    <div
      {...rest}
      {...handlesEscape(edits.editing !== undefined || count > 1)}
      {...handlers}
      ref={grid}
      role="grid"
      className={classNames('bk-grid', className)}
      style={sizes}
      data-loading={isLoading || undefined}
      aria-label={label}
      aria-busy={isLoading || undefined}
      aria-multiselectable="true"
      aria-readonly={onEdit === undefined || disabledReason !== undefined || undefined}
      aria-description={disabledReason}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + 1}
    >
      <GridHead columns={columns} shown={shownColumns} rowsLabel={rowsLabel} />
      <div role="rowgroup" className="bk-grid-body" data-part="body">
        {shownColumns.map((at) => {
          const { key, isWeekend, isToday } = columns[at] ?? {};
          return isWeekend || isToday ? (
            <div
              key={key}
              className="bk-grid-shade"
              data-today={isToday || undefined}
              aria-hidden="true"
              style={{ insetInlineStart: `calc(var(--bk-grid-column-width) * ${at})` }}
            />
          ) : null;
        })}
        {indicesOf(view.rows, active.row, rows.length).map((at) => {
          const { row, isExpanded } = rows[at] ?? {};
          const isActive = at === active.row;
          return (
            row && (
              <GridRow
                key={row.key}
                row={row}
                index={at}
                isExpanded={isExpanded}
                columns={columns}
                first={view.columns.first}
                last={view.columns.last}
                also={isActive ? active.column : -1}
                active={isActive ? active.column : undefined}
                from={isSelectedRow(at) ? range.left : undefined}
                to={isSelectedRow(at) ? range.right : undefined}
                editText={isActive ? edits.editing?.text : undefined}
                cellAt={cellAt}
                inputMode={inputMode}
              />
            )
          );
        })}
        {rows.length > 0 && (
          <div
            className="bk-grid-selection"
            data-part="selection"
            data-several={count > 1 || undefined}
            aria-hidden="true"
            style={marked}
          />
        )}
      </div>
      {rows.length === 0 && empty !== undefined && <div className="bk-grid-empty">{empty}</div>}
    </div>
  );
}
