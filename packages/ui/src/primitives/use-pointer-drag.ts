'use client';
import { type PointerEvent as PressEvent, useEffect, useLayoutEffect, useRef } from 'react';

/** What a finger or the pointer moves by itself. */
const dragged = 'input, select, textarea, [contenteditable="true"], [role="slider"]';

const taken = new WeakSet<PointerEvent>();

/**
 * Takes a press for a drag of the element that hears it. Returns false for a press that is not the element's: in a
 * portal of one of its children, on a control that is dragged itself, or taken by an element inside.
 */
export function takePress({ target, currentTarget, nativeEvent }: PressEvent): boolean {
  const isOwn =
    target instanceof Element &&
    currentTarget.contains(target) &&
    target.closest(dragged) === null &&
    !taken.has(nativeEvent);
  if (isOwn) taken.add(nativeEvent);
  return isOwn;
}

/** How far the pointer is from where it was pressed, in pixels. */
export interface Distance {
  x: number;
  y: number;
}

export interface PointerDrag {
  /** Which presses begin a drag, of those that are the element's own. */
  canBegin: (press: PressEvent) => boolean;
  onBegin?: () => void;
  onMove: (moved: Distance, event: PointerEvent) => void;
  /** `isReleased` is false where the browser took the pointer away, as for scrolling. */
  onEnd: (moved: Distance, isReleased: boolean) => void;
}

export interface PointerDragControl {
  onPointerDown: (press: PressEvent) => void;
  /** Stops the drag under way; `onEnd` is not called. Returns whether there was one. */
  stop: () => boolean;
}

/** Follows one pointer from a press on an element, wherever it goes, until it is lifted. */
export function usePointerDrag(drag: PointerDrag): PointerDragControl {
  const latest = useRef(drag);
  useLayoutEffect(() => {
    latest.current = drag;
  });
  const listening = useRef<AbortController>(undefined);
  useEffect(() => () => listening.current?.abort(), []);

  const stop = () => {
    const isDragging = listening.current !== undefined;
    listening.current?.abort();
    listening.current = undefined;
    return isDragging;
  };
  return {
    stop,
    onPointerDown: (press) => {
      if (!press.isPrimary || !latest.current.canBegin(press) || !takePress(press)) return;
      stop();
      const { pointerId, clientX, clientY } = press;
      const listen = new AbortController();
      listening.current = listen;
      const on = (type: 'pointermove' | 'pointerup' | 'pointercancel') =>
        document.addEventListener(
          type,
          (event) => {
            if (event.pointerId !== pointerId) return;
            const moved = { x: event.clientX - clientX, y: event.clientY - clientY };
            if (type === 'pointermove') return latest.current.onMove(moved, event);
            stop();
            latest.current.onEnd(moved, type === 'pointerup');
          },
          { signal: listen.signal },
        );
      on('pointermove');
      on('pointerup');
      on('pointercancel');
      latest.current.onBegin?.();
    },
  };
}
