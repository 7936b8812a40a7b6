'use client';
import type { KeyboardEvent, RefObject } from 'react';
import { directionOf } from '../primitives/dom/direction.ts';
import { type Draft, drawnAt, movedBy } from './drafts.ts';
import type { RowOrder } from './lines.ts';
import { type Active, type Cells, type Place, type Step, stepped } from './places.ts';
import type { Changes } from './use-changes.ts';

interface KeysOptions {
  grid: RefObject<HTMLElement | null>;
  active: Active | undefined;
  cells: Cells;
  order: RowOrder;
  /** Rows that a page has. */
  page: number;
  /** End of the period, in minutes. */
  end: number;
  changes: Changes;
  /** Moves the tab stop and the focus. */
  go: (place: Place) => void;
  onOpen: (key: string) => void;
  onSelect: (key: string) => void;
  onFold: (group: string) => void;
  /** Makes a change, and takes the focus along. */
  onDrop: (draft: Draft) => void;
  /** Takes a drag back. Returns whether there was one. */
  cancelDrag: () => boolean;
}

/** Handles the keys of the grid: those that move the focus, and those that change items. */
export function useKeys(options: KeysOptions) {
  const { grid, active, cells, order, page, end, changes, go } = options;
  const { onOpen, onSelect, onFold, onDrop, cancelDrag } = options;
  const { step } = cells;

  /** Shows a draft one step further. Returns whether it could. */
  const push = (draft: Draft, arrow: Arrow, isResizing: boolean): boolean => {
    const isAcross = arrow === 'up' || arrow === 'down';
    const by = arrow === 'next' ? step : -step;
    if (isResizing) {
      if (isAcross) return false;
      changes.show({ ...draft, to: Math.min(end, Math.max(draft.to + by, draft.from + step)) });
      return true;
    }
    if (isAcross && !draft.item) return false;
    const { before } = draft;
    const minutes = draft.from - before.from + (isAcross ? 0 : by);
    const down = isAcross ? (arrow === 'down' ? 1 : -1) : 0;
    const rows = order.placeOf(draft.row) - order.placeOf(before.row) + down;
    changes.show(movedBy(draft, minutes, rows, { order, end }));
    return true;
  };

  const change = (event: KeyboardEvent, arrow: Arrow): boolean => {
    const isResizing = event.shiftKey;
    if (!active?.placed || active.line.kind !== 'row') return false;
    if (isResizing ? !changes.canResize : !changes.canMove) return false;
    const { placed, line } = active;
    const draft = changes.begin(placed, line.row.key, { isResizing, by: 'keys' });
    return draft === undefined || push(draft, arrow, isResizing);
  };

  const drawn = ({ line, slot }: Active): Draft | undefined => {
    if (!changes.canCreate || line.kind !== 'row' || slot < 0) return undefined;
    return drawnAt({ row: line.row.key, from: slot * step, to: (slot + 1) * step }, 'keys');
  };

  const handleDraft = (event: KeyboardEvent, draft: Draft): boolean => {
    if (event.key === 'Escape') changes.cancel(draft);
    else if (event.key === 'Enter' || event.key === ' ') {
      onDrop(draft);
    } else {
      const arrow = arrowOf(event);
      const isResizing = !draft.item || (event.shiftKey && changes.canResize);
      return arrow !== undefined && push(draft, arrow, isResizing);
    }
    return true;
  };

  const press = ({ placed, line, slot }: Active, isSpace: boolean): boolean => {
    if (slot === -1) {
      if (line.kind === 'group') onFold(line.group.key);
      return line.kind === 'group';
    }
    if (placed) {
      if (isSpace) onSelect(placed.item.key);
      else onOpen(placed.item.key);
      return true;
    }
    const draft = active && !isSpace && drawn(active);
    if (draft) changes.drop(draft);
    return true;
  };

  const handle = (event: KeyboardEvent<HTMLElement>): boolean => {
    if (event.key === 'Escape' && cancelDrag()) return true;
    const { draft } = changes;
    if (draft?.by === 'pointer') return false;
    if (draft) return handleDraft(event, draft);
    if (!active) return false;
    if (event.key === 'Enter' || event.key === ' ') {
      return !event.altKey && press(active, event.key === ' ');
    }
    const arrow = arrowOf(event);
    if (arrow && event.altKey) return change(event, arrow);
    if (arrow && event.shiftKey && !active.placed) {
      const draft = drawn(active);
      return draft !== undefined && push(draft, arrow, true);
    }
    const to = stepOfKey(event, arrow, page);
    if (!to) return false;
    go(stepped(active, to, cells));
    return true;
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    // A control of the host beside a row has keys of its own.
    const isOwn =
      target instanceof HTMLElement &&
      (target === grid.current || target.matches('[role=gridcell], [role=rowheader]'));
    if (isOwn && handle(event)) event.preventDefault();
  };
}

type Arrow = 'next' | 'previous' | 'up' | 'down';

/** Returns where an arrow key points to, in the direction of reading. */
function arrowOf({ key, currentTarget }: KeyboardEvent): Arrow | undefined {
  const isRtl = currentTarget instanceof Element && directionOf(currentTarget) === 'rtl';
  if (key === 'ArrowRight') return isRtl ? 'previous' : 'next';
  if (key === 'ArrowLeft') return isRtl ? 'next' : 'previous';
  if (key === 'ArrowUp') return 'up';
  return key === 'ArrowDown' ? 'down' : undefined;
}

function stepOfKey(
  { key, altKey, ctrlKey, metaKey }: KeyboardEvent,
  arrow: Arrow | undefined,
  page: number,
): Step | undefined {
  if (altKey) return undefined;
  const isFar = ctrlKey || metaKey;
  if (arrow === 'up' || arrow === 'down') return isFar ? undefined : { to: arrow, by: 1 };
  if (arrow) return { to: isFar ? `${arrow}Item` : arrow };
  if (key === 'Home') return { to: isFar ? 'first' : 'start' };
  if (key === 'End') return { to: isFar ? 'last' : 'end' };
  if (key === 'PageDown' && !isFar) return { to: 'down', by: page };
  return key === 'PageUp' && !isFar ? { to: 'up', by: page } : undefined;
}
