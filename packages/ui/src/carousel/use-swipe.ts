'use client';
import { type PointerEvent, useRef, useState } from 'react';

/** Moved so far, a finger swipes and does not tap. */
const SWIPE_FROM = 8;

export interface Swipe {
  isSwiping: boolean;
  handlers: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onPointerCancel: (event: PointerEvent) => void;
  };
}

/**
 * A finger or a pen that moves sideways. `onMove` hears how far it is from where it began, `onEnd` how far it came.
 * A mouse does not swipe: it selects text, and has the buttons.
 */
export function useSwipe(onMove: (moved: number) => void, onEnd: (moved: number) => void): Swipe {
  const begin = useRef<number | undefined>(undefined);
  const [isSwiping, setSwiping] = useState(false);

  function end({ clientX }: PointerEvent) {
    if (isSwiping && begin.current !== undefined) onEnd(clientX - begin.current);
    begin.current = undefined;
    setSwiping(false);
  }

  return {
    isSwiping,
    handlers: {
      onPointerDown({ pointerType, isPrimary, clientX }) {
        if (pointerType !== 'mouse' && isPrimary) begin.current = clientX;
      },
      onPointerMove({ clientX, currentTarget, pointerId }) {
        if (begin.current === undefined) return;
        const moved = clientX - begin.current;
        if (!isSwiping) {
          if (Math.abs(moved) < SWIPE_FROM) return;
          setSwiping(true);
          currentTarget.setPointerCapture(pointerId);
        }
        onMove(moved);
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
