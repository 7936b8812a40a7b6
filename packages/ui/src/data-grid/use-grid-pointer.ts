'use client';
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { scrollAtEdges, scrollParentOf } from '../primitives/dom/scroll-at-edges.ts';
import { usePointerDrag } from '../primitives/dom/use-pointer-drag.ts';
import { cellSelector, type GridGestures, isForeign } from './grid-gestures.ts';
import type { Place } from './range.ts';

/** Selects by press and drag, folds rows, and edits by a double click or a second tap. */
export function useGridPointer({
  grid,
  selection,
  edits,
  fold,
  focusActive,
  geometry,
  select,
  leaveEditor,
}: GridGestures) {
  const { active, extent } = selection;

  /** Returns the place of an event: of its element, or of the point where a place has none. */
  const placeOf = ({
    target,
    clientX,
    clientY,
  }: Pick<MouseEvent, 'target' | 'clientX' | 'clientY'>) => {
    const cell = target instanceof Element ? target.closest(cellSelector) : null;
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

  return {
    onPointerDown: handlePointerDown,
    onMouseDown(event: MouseEvent) {
      // Cells that aren't active can't be focused: it would go to what is around the grid.
      if (!isForeign(event.target)) event.preventDefault();
    },
    onClick: handleClick,
    onDoubleClick(event: MouseEvent) {
      if (!isForeign(event.target) && (placeOf(event)?.column ?? -1) >= 0) edits.open(false);
    },
  };
}
