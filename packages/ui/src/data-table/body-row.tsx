// biome-ignore-all lint/a11y/noRedundantRoles: WebKit forgets a table's roles once its parts are laid out as cards.
'use client';
import type { MouseEvent, ReactNode } from 'react';
import { useMessages } from '../primitives/text/use-messages.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { dataTableMessages } from './data-table.messages.ts';
import type { Column, DataTableProps, Point } from './data-table.types.ts';
import { OpenRow } from './open-row.tsx';
import { SelectCell } from './select-cell.tsx';

interface BodyRowProps<T>
  extends Pick<
    DataTableProps<T>,
    'columns' | 'onRowOpen' | 'rowHref' | 'rowLabel' | 'actions' | 'onRowContextMenu'
  > {
  row: T;
  /** Among all rows, if only those in view are rendered. */
  index: number | undefined;
  isOpen: boolean;
  /** Undefined if rows have no checkbox. */
  isChecked: boolean | undefined;
  onCheck: ((isOn: boolean, isRange: boolean) => void) | undefined;
}

export function BodyRow<T>({
  columns,
  row,
  index,
  isOpen,
  isChecked,
  onCheck,
  onRowOpen,
  rowHref,
  rowLabel,
  actions,
  onRowContextMenu,
}: BodyRowProps<T>) {
  const messages = useMessages('dataTable', dataTableMessages);
  const opens = onRowOpen !== undefined || rowHref !== undefined;
  return (
    <tr
      role="row"
      className="bk-table-row"
      data-opens={opens || undefined}
      data-part="row"
      data-index={index}
      // The header is the first row.
      aria-rowindex={index === undefined ? undefined : index + 2}
      data-open={isOpen || undefined}
      data-selected={isChecked || undefined}
      onClick={opens ? openFromAnywhere : undefined}
      onMouseDown={rowHref && preventScrolling}
      onAuxClick={rowHref && openFromAnywhere}
      onContextMenu={
        onRowContextMenu && ((event) => openMenu(event, (at) => onRowContextMenu(row, at)))
      }
    >
      {onCheck && (
        <SelectCell
          label={rowLabel?.(row) ?? ''}
          isChecked={isChecked ?? false}
          onCheck={onCheck}
        />
      )}
      {columns.map((column, index) => {
        const content = cellContent(column, row, messages.none);
        const attributes = {
          className: 'bk-table-cell',
          'data-part': 'cell',
          'data-align': column.align,
          'data-priority': cardPriority(column, index),
          'data-label': column.label,
        };
        if (index > 0) {
          return (
            <td key={column.key} role="cell" {...attributes}>
              {content}
            </td>
          );
        }
        return (
          <th key={column.key} scope="row" role="rowheader" {...attributes}>
            {opens ? (
              <OpenRow
                href={rowHref?.(row)}
                isCurrent={isOpen}
                onOpen={onRowOpen && (() => onRowOpen(row))}
              >
                {content}
              </OpenRow>
            ) : (
              content
            )}
          </th>
        );
      })}
      {actions && (
        <td role="cell" className="bk-table-cell bk-table-actions" data-part="actions">
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields. */}
          <div
            className="bk-table-actions-list"
            role="group"
            aria-label={rowLabel ? messages.actionsFor(rowLabel(row)) : messages.actions}
          >
            {actions(row)}
          </div>
        </td>
      )}
    </tr>
  );
}

export function cardPriority<T>(column: Column<T>, index: number) {
  return column.priority ?? (index === 0 ? 'title' : 'fact');
}

function cellContent<T>(column: Column<T>, row: T, none: string): ReactNode {
  const content = column.cell(row);
  if (content !== null && content !== undefined && content !== '') return content;
  return (
    <span className="bk-table-missing" data-part="missing">
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{none}</VisuallyHidden>
    </span>
  );
}

const MIDDLE = 1;

/**
 * A click on the row counts as a click on its link or button, unless it was on another control or selected text. Ctrl
 * (⌘ on a Mac) or the middle button opens a link in a new tab.
 */
function openFromAnywhere({ currentTarget, target, nativeEvent }: MouseEvent<HTMLTableRowElement>) {
  if (!(target instanceof Element) || nativeEvent.button > MIDDLE) return;
  // Events from a menu in a portal bubble through React, but aren't in the row.
  if (!currentTarget.contains(target)) return;
  if (target.closest('a, button, input, select, textarea, label, [data-part="select"]')) return;
  if (getSelection()?.type === 'Range') return;
  const control = currentTarget.querySelector('th > [data-part="open"]');
  control?.dispatchEvent(new window.MouseEvent('click', nativeEvent));
}

/** Prevents autoscroll by the middle button. */
function preventScrolling(event: MouseEvent) {
  if (event.button === MIDDLE) event.preventDefault();
}

/** Opens the row's menu instead of the browser's, which a modifier key or a long touch still opens. */
function openMenu(event: MouseEvent<HTMLTableRowElement>, open: (at: Point) => void) {
  const { currentTarget, target, nativeEvent, clientX: x, clientY: y } = event;
  if (!(target instanceof Element) || !currentTarget.contains(target)) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch') return;
  event.preventDefault();
  // Some browsers send no position when opened by keyboard.
  const { left, bottom } = target.getBoundingClientRect();
  open(x || y ? { x, y } : { x: left, y: bottom });
}
