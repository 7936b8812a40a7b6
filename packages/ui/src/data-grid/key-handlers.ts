import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from '../primitives/dom/composing.ts';
import { directionOf } from '../primitives/dom/direction.ts';
import { shortcutKey } from '../primitives/dom/shortcut-key.ts';
import { cellSelector, editorOf, type GridGestures } from './grid-gestures.ts';
import { isWriting, movedBy } from './grid-keys.ts';
import type { Place } from './range.ts';
import type { GridFill } from './use-grid-fill.ts';
import { onValues } from './value-rows.ts';

/** Moves, selects, edits and undoes by keys, in a cell and in its editor. */
export function keyHandlers(
  {
    grid,
    sizes,
    selection,
    edits,
    isReadOnly,
    fold,
    onUndo,
    onRedo,
    focusActive,
    geometry,
    select,
  }: GridGestures,
  fill: Pick<GridFill, 'cancel'>,
) {
  const { active, end, extent, valueRows } = selection;

  const moved = (event: KeyboardEvent, from: Place) => {
    const measured = geometry();
    const page = measured ? Math.floor((measured.bottom - measured.top) / sizes.rowHeight) - 1 : 1;
    const to = movedBy(event, from, {
      ...extent,
      page: Math.max(page, 1),
      isRtl: grid.current !== null && directionOf(grid.current) === 'rtl',
    });
    return to && onValues(to, from, valueRows);
  };

  const handleEditorKey = (event: KeyboardEvent, editor: HTMLInputElement) => {
    const { key, shiftKey } = event;
    if (isComposing(event.nativeEvent)) return;
    const isFar = event.ctrlKey || event.metaKey;
    const back = shiftKey ? -1 : 1;
    const isArrow = edits.editing?.isTyped === true && /^Arrow/.test(key) && !shiftKey;
    const to =
      key === 'Enter'
        ? onValues({ ...active, row: active.row + (isFar ? 0 : back) }, active, valueRows)
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
        // In a read-only grid, the browser handles these keys.
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
        if (fill.cancel()) return true;
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
    // Content that a host puts into a header has keys of its own.
    if (!isGrid && !(event.target instanceof Element && event.target.matches(cellSelector))) return;
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

  return { onKeyDown: handleKeyDown };
}
