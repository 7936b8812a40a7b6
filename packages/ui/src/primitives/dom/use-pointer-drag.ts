'use client';
import {
  type PointerEvent as PressEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { scaleOf } from './zoom.ts';

/** Controls that are dragged themselves. */
const dragged = 'input, select, textarea, [contenteditable="true"], [role="slider"]';

const taken = new WeakSet<PointerEvent>();

/**
 * Claims a press for a drag of the element. Returns false for a press that isn't the element's: in a portal of a child,
 * on a control that is dragged itself, claimed by an inner element, or in a disabled fieldset, whose controls are.
 */
export function claimPress({ target, currentTarget, nativeEvent }: PressEvent): boolean {
  const isOwn =
    target instanceof Element &&
    currentTarget.contains(target) &&
    target.closest(dragged) === null &&
    currentTarget.closest('fieldset:disabled') === null &&
    !taken.has(nativeEvent);
  if (isOwn) taken.add(nativeEvent);
  return isOwn;
}

/** Distance of the pointer from the start, in px of the dragged element, which may be zoomed or transformed. */
export interface Distance {
  x: number;
  y: number;
}

export interface PointerDrag {
  /** The element that moves. Default: the pressed element. */
  moved?: RefObject<HTMLElement | null>;
  /** Returns whether a press starts a drag. */
  canBegin: (press: PressEvent) => boolean;
  onBegin?: () => void;
  onMove: (moved: Distance, event: PointerEvent) => void;
  /** `isReleased` is false if the browser cancelled the pointer, for example to scroll. */
  onEnd: (moved: Distance, isReleased: boolean, event: globalThis.PointerEvent) => void;
}

export interface PointerDragControl {
  onPointerDown: (press: PressEvent) => void;
  /** Cancels the current drag without calling `onEnd`. Returns whether there was one. */
  stop: () => boolean;
}

/** Further than a click moves, in px. */
const SLACK = 4;
const isFar = ({ x, y }: Distance) => Math.abs(x) > SLACK || Math.abs(y) > SLACK;

/** Returns whether a move shows that the button was released without an event. */
export const isReleased = ({ isTrusted, pointerType, buttons }: PointerEvent): boolean =>
  isTrusted && pointerType === 'mouse' && buttons === 0;

/** Keeps the events of a pointer with the element, also over an iframe, which would take them. */
function capture(element: Element, pointerId: number): void {
  try {
    if (!element.hasPointerCapture(pointerId)) element.setPointerCapture(pointerId);
  } catch {
    // The pointer is gone, or there is none: jsdom, or an event of a script.
  }
}

/** Tracks one pointer from pressing an element until it is released, anywhere on the page. */
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
      if (!press.isPrimary || !latest.current.canBegin(press) || !claimPress(press)) return;
      stop();
      const { pointerId, clientX, clientY, currentTarget } = press;
      const dragged = latest.current.moved?.current ?? currentTarget;
      const scale = dragged instanceof HTMLElement ? scaleOf(dragged) : 1;
      let last: Distance = { x: 0, y: 0 };
      const listen = new AbortController();
      listening.current = listen;
      const on = (type: 'pointermove' | 'pointerup' | 'pointercancel') =>
        document.addEventListener(
          type,
          (event) => {
            if (event.pointerId !== pointerId) return;
            const way = { x: event.clientX - clientX, y: event.clientY - clientY };
            const moved = { x: way.x / scale, y: way.y / scale };
            // Released without an event: beside the window, over a dialog of the browser.
            const isLost = type === 'pointermove' && isReleased(event);
            if (type === 'pointermove' && !isLost) {
              // Not at once: a captured press would be a click on the element instead of the button in it.
              if (isFar(way)) capture(currentTarget, pointerId);
              last = moved;
              return latest.current.onMove(moved, event);
            }
            stop();
            latest.current.onEnd(isLost ? last : moved, type !== 'pointercancel', event);
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
