'use client';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { scrollAtEdges, scrollParentOf } from '../primitives/dom/scroll-at-edges.ts';
import { usePointerDrag } from '../primitives/dom/use-pointer-drag.ts';
import { extendedTo } from './fill.ts';
import type { GridGestures } from './grid-gestures.ts';
import type { Place } from './range.ts';

/** Fills cells by the handle at the corner of the selection, dragged with a pointer or a finger. */
export function useGridFill({ grid, selection, edits, geometry, leaveEditor }: GridGestures) {
  const { range, extent } = selection;
  /** Where the handle has been dragged to. */
  const [to, setTo] = useState<Place>();
  /** A release comes before the move before it is rendered, if both are in one frame. */
  const isDragged = useRef(false);
  const stopScrolling = useRef(() => {});
  useEffect(() => () => stopScrolling.current(), []);
  const end = () => {
    stopScrolling.current();
    isDragged.current = false;
    setTo(undefined);
  };

  const placeAt = ({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>) => {
    const place = geometry()?.placeAt(clientX, clientY);
    return (
      place && {
        row: Math.max(0, Math.min(place.row, extent.rows - 1)),
        column: Math.max(0, Math.min(place.column, extent.columns - 1)),
      }
    );
  };
  const drag = usePointerDrag({
    canBegin: ({ button }) => button === 0,
    onBegin: leaveEditor,
    onMove(_, event) {
      const follow = () => setTo(placeAt(event));
      stopScrolling.current();
      isDragged.current = true;
      follow();
      if (!grid.current) return;
      stopScrolling.current = scrollAtEdges(scrollParentOf(grid.current), event, follow, true);
    },
    onEnd(_, isReleased, event) {
      const place = placeAt(event);
      const whole = place && extendedTo(range, place);
      const wasDragged = isDragged.current;
      end();
      if (isReleased && wasDragged && whole) edits.extend(whole);
    },
  });

  return {
    /** Range that would be filled; undefined while there is none. */
    range: to && extendedTo(range, to),
    onPointerDown: drag.onPointerDown,
    /** Cancels a drag. Returns whether there was one. */
    cancel() {
      const isDragging = drag.stop();
      end();
      return isDragging;
    },
  };
}

export type GridFill = ReturnType<typeof useGridFill>;
