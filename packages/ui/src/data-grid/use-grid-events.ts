'use client';
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from '../primitives/composing.ts';
import { directionOf } from '../primitives/direction.ts';
import { isFocusLeft } from '../primitives/focus-left.ts';
import { ownClipboard } from '../primitives/own-clipboard.ts';
import { scrollAtEdges, scrollParentOf } from '../primitives/scroll-at-edges.ts';
import { shortcutKey } from '../primitives/shortcut-key.ts';
import { usePointerDrag } from '../primitives/use-pointer-drag.ts';
import { measure, reveal, type Sizes } from './geometry.ts';
import { isWriting, movedBy } from './grid-keys.ts';
import { formatHtmlTable, parseHtmlTable } from './html-table.ts';
import type { Place } from './range.ts';
import { formatTsv, parseTsv } from './tsv.ts';
import type { GridEdits } from './use-grid-edits.ts';
import type { GridSelection } from './use-grid-selection.ts';

interface GridEventsOptions {
  readonly grid: RefObject<HTMLElement | null>;
  readonly sizes: Sizes;
  readonly selection: GridSelection;
  readonly edits: GridEdits;
  readonly isReadOnly: boolean;
  /** Folds or unfolds a row. Returns whether it can. */
  readonly fold: (row: number) => boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  /** Focuses the active cell after the next render. */
  readonly focusActive: () => void;
}

const own = '[role="gridcell"], [role="rowheader"], [role="columnheader"]';

/** The keys, the pointer and the clipboard of a grid, handled in one place for all of its cells. */
export function useGridEvents({
  grid,
  sizes,
  selection,
  edits,
  isReadOnly,
  fold,
  onUndo,
  onRedo,
  focusActive,
}: GridEventsOptions) {
  const { active, end, extent } = selection;
  const geometry = () => grid.current && measure(grid.current, extent.columns, sizes);

  const select = (from: Place, to?: Place) => {
    focusActive();
    selection.select(from, to);
    const measured = geometry();
    if (grid.current && measured) reveal(grid.current, to ?? from, measured);
  };

  const editorOf = (target: EventTarget) =>
    target instanceof HTMLInputElement && target.dataset.part === 'editor' ? target : undefined;

  /** Takes over what is typed, wherever the focus goes. */
  const leaveEditor = () => {
    const editor = grid.current?.querySelector<HTMLInputElement>('[data-part=editor]');
    if (edits.editing && editor) edits.commit(editor.value);
  };

  const handleEditorKey = (event: KeyboardEvent, editor: HTMLInputElement) => {
    const { key, shiftKey } = event;
    if (isComposing(event.nativeEvent)) return;
    const isFar = event.ctrlKey || event.metaKey;
    const back = shiftKey ? -1 : 1;
    const isArrow = edits.editing?.isTyped === true && /^Arrow/.test(key) && !shiftKey;
    const to =
      key === 'Enter'
        ? { row: active.row + (isFar ? 0 : back), column: active.column }
        : key === 'Tab'
          ? { row: active.row, column: Math.max(active.column + back, 0) }
          : isArrow
            ? moved(event, active)
            : undefined;
    if (key === 'Escape') {
      edits.close();
      focusActive();
    } else if (to) {
      edits.commit(editor.value, key === 'Enter' && isFar);
      if (key === 'Enter' && isFar) focusActive();
      else select(to);
    } else {
      return;
    }
    event.preventDefault();
  };

  const moved = (event: KeyboardEvent, from: Place) => {
    const measured = geometry();
    const page = measured ? Math.floor((measured.bottom - measured.top) / sizes.rowHeight) - 1 : 1;
    return movedBy(event, from, {
      ...extent,
      page: Math.max(page, 1),
      isRtl: grid.current !== null && directionOf(grid.current) === 'rtl',
    });
  };

  /** Returns whether the key does something. */
  const handleShortcut = (event: KeyboardEvent): boolean => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const isHeader = active.column < 0;
    const last = { row: extent.rows - 1, column: extent.columns - 1 };
    if (altKey) return false;
    if (ctrlKey || metaKey) {
      const letter = shortcutKey(event);
      switch (letter) {
        case 'a':
          selection.select({ row: 0, column: 0 }, last);
          return true;
        case ' ':
          selection.select({ ...active, row: 0 }, { ...active, row: last.row });
          return true;
        // Where nothing can be filled they are the browser's.
        case 'd':
        case 'r':
          if (!isReadOnly) edits.fill(letter === 'd' ? 'down' : 'end');
          return !isReadOnly;
        case 'z':
          (shiftKey ? onRedo : onUndo)();
          return true;
        case 'y':
          onRedo();
          return true;
        default:
          return false;
      }
    }
    switch (key) {
      case ' ':
        if (shiftKey)
          selection.select({ ...active, column: 0 }, { ...active, column: last.column });
        else if (isHeader) fold(active.row);
        return true;
      case 'Enter':
      case 'F2':
        if (isHeader) return fold(active.row);
        edits.open(false);
        return true;
      case 'Delete':
      case 'Backspace':
        edits.clear();
        return true;
      case 'Escape':
        selection.select(active);
        return end.row !== active.row || end.column !== active.column;
      default:
        return false;
    }
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const editor = editorOf(event.target);
    if (editor) return handleEditorKey(event, editor);
    const isGrid = event.target === event.currentTarget;
    // What a host puts into a header has keys of its own.
    if (!isGrid && !(event.target instanceof Element && event.target.matches(own))) return;
    const to = moved(event, event.shiftKey ? end : active);
    if (to) {
      event.preventDefault();
      if (!event.shiftKey) select(to);
      else select(active, active.column < 0 ? to : { ...to, column: Math.max(to.column, 0) });
    } else if (isGrid) {
      return;
    } else if (handleShortcut(event)) {
      event.preventDefault();
    } else if (isWriting(event) && active.column >= 0) {
      // Before the character arrives: it goes into the editor.
      flushSync(() => edits.open(true));
    }
  };

  /** Returns the place of an event: of its element, or of the point where a place has none. */
  const placeOf = ({
    target,
    clientX,
    clientY,
  }: Pick<MouseEvent, 'target' | 'clientX' | 'clientY'>) => {
    const cell = target instanceof Element ? target.closest(own) : null;
    const index = (element: Element | null | undefined, name: string) =>
      Number(element?.getAttribute(name) ?? 0) - 2;
    if (cell && grid.current?.contains(cell)) {
      return {
        row: index(cell.parentElement, 'aria-rowindex'),
        column: index(cell, 'aria-colindex'),
      };
    }
    return geometry()?.placeAt(clientX, clientY);
  };

  /** Selects from a header to the end of its row or column. */
  const selectTo = (from: Place, to: Place) => {
    const last = { row: extent.rows - 1, column: extent.columns - 1 };
    if (to.row >= 0) return select(from, to);
    // The view stays where it is.
    const isAll = to.column < 0;
    selection.select(isAll ? { row: 0, column: 0 } : { ...from, row: 0 }, {
      row: last.row,
      column: isAll ? last.column : to.column,
    });
    focusActive();
  };

  /** Where a drag has begun. */
  const pressed = useRef<Place>(undefined);
  const stopScrolling = useRef(() => {});
  useEffect(() => () => stopScrolling.current(), []);

  const isForeign = (target: EventTarget) =>
    !(target instanceof Element) ||
    editorOf(target) !== undefined ||
    target.closest('a, button, input, select, textarea') !== null;

  const drag = usePointerDrag({
    canBegin: (press) => {
      if (press.button !== 0 || press.pointerType === 'touch' || isForeign(press.target)) {
        return false;
      }
      const place = placeOf(press);
      return place !== undefined && place.row < extent.rows && place.column < extent.columns;
    },
    onMove(_, event) {
      const to = dragTo(event);
      stopScrolling.current();
      if (!to || !grid.current) return;
      stopScrolling.current = scrollAtEdges(scrollParentOf(grid.current), event, to, true);
    },
    onEnd: () => stopScrolling.current(),
  });

  /** Selects as far as the pointer is. Returns a function that does it again; undefined where nothing is dragged. */
  const dragTo = ({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>) => {
    const from = pressed.current;
    const extend = () => {
      const place = geometry()?.placeAt(clientX, clientY);
      if (!place || !from) return;
      const row = Math.max(0, Math.min(place.row, extent.rows - 1));
      const column = Math.max(0, Math.min(place.column, extent.columns - 1));
      // From the header of a column the hand may shake: columns stay columns.
      if (from.row < 0) selectTo(from, { row: -1, column });
      else select(from, { row, column });
    };
    if (!from || from.column < 0) return undefined;
    extend();
    return extend;
  };

  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    const place = placeOf(event);
    drag.onPointerDown(event);
    if (!place || event.button !== 0 || event.pointerType === 'touch' || isForeign(event.target)) {
      return;
    }
    leaveEditor();
    const from = event.shiftKey ? active : place;
    pressed.current = from;
    selectTo(from, place);
  };

  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const { nativeEvent } = event;
    const place = placeOf(event);
    if (!place || isForeign(event.target)) return;
    const isTouch =
      nativeEvent instanceof window.PointerEvent && nativeEvent.pointerType === 'touch';
    const isActive = place.row === active.row && place.column === active.column;
    if (place.column < 0 && place.row >= 0 && !event.shiftKey) fold(place.row);
    if (!isTouch) return;
    // There is no double click, so the second tap edits.
    if (isActive && place.column >= 0) edits.open(false);
    else {
      leaveEditor();
      selectTo(place, place);
    }
  };

  const handleCopy = (event: ClipboardEvent) => {
    event.preventDefault();
    const texts = edits.copy();
    event.clipboardData.setData('text/plain', formatTsv(texts));
    event.clipboardData.setData('text/html', formatHtmlTable(texts));
  };

  return {
    onKeyDown: handleKeyDown,
    onPointerDown: handlePointerDown,
    onMouseDown(event: MouseEvent) {
      // Cells that aren't active can't be focused: it would go to what is around the grid.
      if (!isForeign(event.target)) event.preventDefault();
    },
    onFocus({ target }: FocusEvent) {
      if (!isForeign(target)) ownClipboard();
    },
    onClick: handleClick,
    onDoubleClick(event: MouseEvent) {
      if (!isForeign(event.target) && (placeOf(event)?.column ?? -1) >= 0) edits.open(false);
    },
    onBlur(event: FocusEvent) {
      if (editorOf(event.target) && isFocusLeft(event)) leaveEditor();
    },
    onCopy(event: ClipboardEvent) {
      if (!isForeign(event.target)) handleCopy(event);
    },
    onCut(event: ClipboardEvent) {
      if (isForeign(event.target)) return;
      handleCopy(event);
      edits.clear();
    },
    onPaste(event: ClipboardEvent) {
      if (isForeign(event.target)) return;
      event.preventDefault();
      const { clipboardData } = event;
      // Documents write a cell a line as text, so a table is read first.
      edits.paste(
        parseHtmlTable(clipboardData.getData('text/html')) ??
          parseTsv(clipboardData.getData('text/plain')),
      );
    },
  };
}
