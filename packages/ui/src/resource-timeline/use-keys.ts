'use client';
import type { KeyboardEvent, RefObject } from 'react';
import { directionOf } from '../primitives/dom/direction.ts';
import { within } from './layout.ts';
import { type RowLine, rowLineKey } from './lines.ts';
import { type Active, type Cells, type Place, type Step, stepped } from './places.ts';
import type { ResourceTimelineItem } from './resource-timeline.types.ts';
import type { Changes, Draft } from './use-changes.ts';

interface KeysOptions {
  grid: RefObject<HTMLElement | null>;
  active: Active | undefined;
  cells: Cells;
  /** Rows that a page has. */
  page: number;
  /** Of the period, in minutes. */
  end: number;
  changes: Changes;
  /** Returns why an item can't be changed. */
  lockedBy: (item: ResourceTimelineItem) => string | undefined;
  /** Moves the tab stop and the focus. */
  go: (place: Place) => void;
  onOpen: (key: string) => void;
  onSelect: (key: string) => void;
  onFold: (group: string) => void;
  cancelDrag: () => void;
}

/** Handles the keys of the grid: those that move the focus, and those that change items. */
export function useKeys(options: KeysOptions) {
  const { grid, active, cells, page, end, changes, lockedBy, go } = options;
  const { onOpen, onSelect, onFold, cancelDrag } = options;
  const { step, lines } = cells;

  /** Starts with the item in the active cell. */
  const draftOf = ({ placed, line }: Active): Draft | undefined => {
    if (!placed || line.kind !== 'row') return undefined;
    const { from, to, item } = placed;
    const row = line.row.key;
    return { item, row, from, to, before: { row, from, to }, by: 'keys' };
  };

  /** Shows a draft one step further. Returns whether it could. */
  const push = (draft: Draft, arrow: Arrow, isResizing: boolean): boolean => {
    if (arrow === 'up' || arrow === 'down') {
      if (isResizing || !draft.item) return false;
      const row = rowBeside(lines, draft.row, arrow);
      if (row) changes.show({ ...draft, row: row.row.key });
      return true;
    }
    const by = arrow === 'next' ? step : -step;
    const span = isResizing
      ? { from: draft.from, to: Math.min(end, Math.max(draft.to + by, draft.from + step)) }
      : within({ from: draft.from + by, to: draft.to + by }, end);
    changes.show({ ...draft, ...span });
    return true;
  };

  const change = (event: KeyboardEvent, arrow: Arrow): boolean => {
    if (!active) return false;
    const isResizing = event.shiftKey;
    const draft = draftOf(active);
    if (!draft?.item) return false;
    if (isResizing ? !changes.canResize : !changes.canMove) return false;
    const reason = lockedBy(draft.item);
    if (reason === undefined) return push(draft, arrow, isResizing);
    changes.explain(draft.item, reason);
    return true;
  };

  const drawn = ({ line, slot }: Active): Draft | undefined => {
    if (!changes.canCreate || line.kind !== 'row' || slot < 0) return undefined;
    const span = { row: line.row.key, from: slot * step, to: (slot + 1) * step };
    return { ...span, item: undefined, before: span, by: 'keys' };
  };

  const handleDraft = (event: KeyboardEvent, draft: Draft): boolean => {
    if (event.key === 'Escape') changes.cancel();
    else if (event.key === 'Enter' || event.key === ' ') {
      changes.drop(draft);
      go({
        line: rowLineKey(draft.row),
        slot: Math.max(0, Math.floor(draft.from / step)),
        item: draft.item?.key,
      });
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
    const { draft } = changes;
    if (draft?.by === 'pointer') {
      if (event.key === 'Escape') cancelDrag();
      return event.key === 'Escape';
    }
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

/** Returns the row above or below one, past the heads of groups. */
function rowBeside(lines: Cells['lines'], row: string, way: 'up' | 'down'): RowLine | undefined {
  const rows = lines.filter((line) => line.kind === 'row');
  const at = rows.findIndex((line) => line.row.key === row);
  return rows[way === 'down' ? at + 1 : at - 1];
}
