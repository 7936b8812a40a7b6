// biome-ignore-all lint/a11y/noStaticElementInteractions: a grid or a treegrid.
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: a grid or a treegrid, which have all of them.
// biome-ignore-all lint/a11y/useSemanticElements: cells are placed where they are seen, which a table can't.
'use client';
import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react';
import { announce } from '../primitives/dom/announce.ts';
import { ownEvent } from '../primitives/dom/own-event.ts';
import { handlesEscape } from '../primitives/overlays/escape.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { partOf } from '../primitives/react/parts.ts';
import { useControlled } from '../primitives/react/use-controlled.ts';
import { PartsContext } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import { dataGridMessages } from './data-grid.messages.ts';
import type { DataGridColumn, DataGridProps, DataGridRow, GridStyle } from './data-grid.types.ts';
import { GridBody } from './grid-body.tsx';
import type { Place } from './range.ts';
import { isTree, shownRows } from './tree.ts';
import { useGridEdits } from './use-grid-edits.ts';
import { useGridEvents } from './use-grid-events.ts';
import { useGridSelection } from './use-grid-selection.ts';
import { useGridView } from './use-grid-view.ts';
import { useLostFocus } from './use-lost-focus.ts';
import { countIn } from './value-rows.ts';

/**
 * A grid of values that is edited like a spreadsheet, such as rates by category and date. Only the cells in view are
 * rendered. In a flex column of limited height it scrolls inside itself.
 */
export function DataGrid<
  R extends DataGridRow = DataGridRow,
  C extends DataGridColumn = DataGridColumn,
>({
  label,
  rows: givenRows,
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
  frozen = 0,
  isLoading = false,
  empty,
  className,
  style,
  ref,
  parts,
  ...rest
}: DataGridProps<R, C>) {
  const part = partOf(parts);
  const messages = useMessages('dataGrid', dataGridMessages);
  const number = useNumber();
  const grid = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => grid.current);
  const [collapsed, setCollapsed] = useControlled(
    givenCollapsed,
    defaultCollapsed,
    onCollapsedChange,
  );
  const rows = useMemo(() => shownRows(givenRows, collapsed), [givenRows, collapsed]);
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
  const { active, end, range, extent } = selection;
  /** Which Escape reduces to the active place. The header of a row alone also selects many cells. */
  const isSpread = end.row !== active.row || end.column !== active.column;
  const sizes = { rowHeight, headHeight, columnWidth, rowHeaderWidth, frozen };
  const view = useGridView(grid, extent, sizes);
  /** Its cells are no controls, which a disabled fieldset around would disable. */
  const isDisabled = () => Boolean(grid.current?.closest('fieldset:disabled'));
  const edits = useGridEdits(selection, cellAt, { onEdit, disabledReason }, isDisabled);
  const isReadOnly = onEdit === undefined || disabledReason !== undefined;

  const wantsFocus = useRef(false);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    if (edits.editing) return;
    const node = grid.current?.querySelector<HTMLElement>('[data-part=body] [tabindex="0"]');
    node?.focus({ preventScroll: true });
  });

  const focus = useLostFocus(grid);

  const handlers = useGridEvents({
    grid,
    sizes,
    selection,
    edits,
    isReadOnly,
    fold(row) {
      const { row: { key } = { key: '' }, isExpanded } = rows[row] ?? {};
      if (isExpanded === undefined) return false;
      setCollapsed(isExpanded ? [...collapsed, key] : collapsed.filter((item) => item !== key));
      return true;
    },
    onUndo: () => void (isDisabled() || onUndo?.()),
    onRedo: () => void (isDisabled() || onRedo?.()),
    focusActive() {
      wantsFocus.current = true;
      // The cell may be the active one already, without the focus.
      renderAgain();
    },
  });

  const count = countIn(range, selection.valueRows);
  const nameOf = ({ row, column }: Place) =>
    [rows[row]?.row.label, columns[column]?.label].filter(Boolean).join(', ');
  const announcement =
    count > 1 && active.column >= 0
      ? messages.selected(nameOf(active), nameOf(end), count, number.plain(count))
      : undefined;
  useEffect(() => {
    if (announcement !== undefined) return announce(announcement);
  }, [announcement]);

  const measures: GridStyle | undefined = view && {
    '--bk-grid-rows': rows.length,
    '--bk-grid-columns': Math.max(columns.length, 1),
    '--bk-grid-frozen': view.frozen,
    '--bk-grid-row-height': `${rowHeight}px`,
    '--bk-grid-head-height': `${headHeight}px`,
    '--bk-grid-column-width': `${view.columnWidth}px`,
    '--bk-grid-header-width': `${view.headerWidth}px`,
    ...style,
  };
  return (
    <PartsContext value={parts}>
      <div
        {...rest}
        {...handlesEscape(
          edits.editing !== undefined || isSpread || handlers.fill.range !== undefined,
        )}
        onFocus={ownEvent(rest.onFocus, (event) => {
          focus.onFocus(event);
          handlers.onFocus(event);
        })}
        onBlur={ownEvent(rest.onBlur, (event) => {
          focus.onBlur(event);
          handlers.onBlur(event);
        })}
        onKeyDown={ownEvent(rest.onKeyDown, handlers.onKeyDown)}
        onPointerDown={ownEvent(rest.onPointerDown, handlers.onPointerDown)}
        onMouseDown={ownEvent(rest.onMouseDown, handlers.onMouseDown)}
        onClick={ownEvent(rest.onClick, handlers.onClick)}
        onDoubleClick={ownEvent(rest.onDoubleClick, handlers.onDoubleClick)}
        onCopy={ownEvent(rest.onCopy, handlers.onCopy)}
        onCut={ownEvent(rest.onCut, handlers.onCut)}
        onPaste={ownEvent(rest.onPaste, handlers.onPaste)}
        ref={grid}
        // Only a tree has levels.
        role={isTree(rows) ? 'treegrid' : 'grid'}
        // Focused by itself when its focused cell goes away.
        tabIndex={-1}
        className={classNames('bk-grid', className)}
        style={measures ?? style}
        data-loading={isLoading || undefined}
        aria-label={label}
        aria-busy={isLoading || undefined}
        aria-multiselectable="true"
        aria-readonly={isReadOnly || undefined}
        aria-description={disabledReason}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
      >
        {view && (
          <GridBody
            rows={rows}
            columns={columns}
            rowsLabel={rowsLabel}
            view={view}
            active={active}
            range={range}
            valueRows={selection.valueRows}
            editText={edits.editing?.text}
            fill={isReadOnly || edits.editing ? undefined : handlers.fill}
            cellAt={cellAt}
            inputMode={inputMode}
          />
        )}
        {rows.length === 0 && empty !== undefined && (
          <div {...part('empty', 'bk-grid-empty')}>{empty}</div>
        )}
      </div>
    </PartsContext>
  );
}
