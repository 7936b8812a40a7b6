// biome-ignore-all lint/a11y/noRedundantRoles: WebKit forgets a table's roles once its parts are laid out as cards.
'use client';
import { type MouseEvent, memo, type ReactNode, useId } from 'react';
import { usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { dataTableMessages } from './data-table.messages.ts';
import type { Column, DataTableProps, Point } from './data-table.types.ts';
import { DetailRow } from './detail-row.tsx';
import { ExpandCell } from './expand-cell.tsx';
import { OpenRow } from './open-row.tsx';
import type { Pin } from './pins.ts';
import { SelectCell } from './select-cell.tsx';

interface BodyRowProps<T> extends Pick<DataTableProps<T>, 'columns' | 'actions'> {
  pins: readonly (Pin | undefined)[];
  row: T;
  id: string;
  label: string | undefined;
  href: string | undefined;
  /** Among all rows, if only those in view are rendered. */
  index: number | undefined;
  /** Its place for screen readers, which count details too. */
  rowIndex: number | undefined;
  isOpen: boolean;
  /** Undefined if rows have no checkbox. */
  isChecked: boolean | undefined;
  onCheck: (id: string, isOn: boolean, isRange: boolean) => void;
  /** Undefined if rows have no details. */
  isExpanded: boolean | undefined;
  onExpand: (id: string) => void;
  /** Of an expanded row alone, so that a new function renders no others. */
  renderDetail: ((row: T) => ReactNode) | undefined;
  onOpen: ((row: T) => void) | undefined;
  onMenu: ((row: T, at: Point) => void) | undefined;
}

/** Rendered only when one of its props has changed: a list has a hundred rows, and most changes are of one. */
export const BodyRow = memo(Row) as typeof Row;

function Row<T>({
  columns,
  pins,
  row,
  id,
  label,
  href,
  index,
  rowIndex,
  isOpen,
  isChecked,
  onCheck,
  isExpanded,
  onExpand,
  renderDetail,
  onOpen,
  actions,
  onMenu,
}: BodyRowProps<T>) {
  const part = usePart();
  const messages = useMessages('dataTable', dataTableMessages);
  const detailId = useId();
  const opens = onOpen !== undefined || href !== undefined;
  const rowElement = (
    <tr
      key="row"
      {...part('row', 'bk-table-row')}
      role="row"
      data-opens={opens || undefined}
      data-index={index}
      aria-rowindex={rowIndex}
      data-open={isOpen || undefined}
      data-selected={isChecked || undefined}
      data-expanded={isExpanded || undefined}
      onClick={opens ? openFromAnywhere : undefined}
      onMouseDown={href === undefined ? undefined : preventScrolling}
      onAuxClick={href === undefined ? undefined : openFromAnywhere}
      onContextMenu={onMenu && ((event) => openMenu(event, (at) => onMenu(row, at)))}
    >
      {isChecked !== undefined && (
        <SelectCell
          label={label ?? ''}
          isChecked={isChecked}
          onCheck={(isOn, isRange) => onCheck(id, isOn, isRange)}
        />
      )}
      {isExpanded !== undefined && (
        <ExpandCell
          label={label ?? ''}
          isExpanded={isExpanded}
          detailId={detailId}
          onToggle={() => onExpand(id)}
        />
      )}
      {columns.map((column, index) => {
        const cell = column.cell(row);
        const isMissing = cell === null || cell === undefined || cell === '';
        const content = isMissing ? <Missing>{messages.none}</Missing> : cell;
        const { style, ...pinned }: Partial<Pin> = pins[index] ?? {};
        const attributes = {
          ...part('cell', 'bk-table-cell', style),
          'data-align': column.align,
          'data-priority': cardPriority(column, index),
          'data-label': column.label,
          ...pinned,
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
              <OpenRow href={href} isCurrent={isOpen} onOpen={onOpen && (() => onOpen(row))}>
                {content}
              </OpenRow>
            ) : (
              content
            )}
          </th>
        );
      })}
      {actions && (
        <td {...part('actions', 'bk-table-cell bk-table-actions')} role="cell">
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields. */}
          <div
            className="bk-table-actions-list"
            role="group"
            aria-label={label === undefined ? messages.actions : messages.actionsFor(label)}
          >
            {actions(row)}
          </div>
        </td>
      )}
    </tr>
  );
  if (!renderDetail) return rowElement;
  return [
    rowElement,
    <DetailRow
      key="detail"
      id={detailId}
      span={columns.length + 1 + Number(isChecked !== undefined) + Number(Boolean(actions))}
      index={index}
      rowIndex={rowIndex === undefined ? undefined : rowIndex + 1}
    >
      {renderDetail(row)}
    </DetailRow>,
  ];
}

export function cardPriority<T>(column: Column<T>, index: number) {
  return column.priority ?? (index === 0 ? 'title' : 'fact');
}

/** Placeholder of a missing value, with words for a screen reader. */
function Missing({ children }: { children: string }) {
  const part = usePart();
  return (
    <span {...part('missing', 'bk-table-missing')}>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{children}</VisuallyHidden>
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
  const control = currentTarget.querySelector<HTMLElement>('th > [data-part="open"]');
  // An overlay that opens returns the focus to where it was: the row, and not the whole table.
  control?.focus({ preventScroll: true });
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
