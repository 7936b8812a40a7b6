'use client';
import { type PointerEvent, useState } from 'react';
import { usePointerDrag } from '../primitives/dom/use-pointer-drag.ts';

/** From this distance on it is a swipe, not a tap, in px. */
const SWIPE_FROM = 8;

export interface Swipe {
  isSwiping: boolean;
  onPointerDown: (event: PointerEvent) => void;
}

/**
 * Tracks horizontal swipes by touch or pen. `onMove` gets the distance so far, `onEnd` the final one, 0 if the browser
 * takes the pointer over. A mouse doesn't swipe: it selects text and has the buttons.
 */
export function useSlideSwipe({
  onMove,
  onEnd,
}: {
  onMove: (moved: number) => void;
  onEnd: (moved: number) => void;
}): Swipe {
  const [isSwiping, setSwiping] = useState(false);
  const { onPointerDown } = usePointerDrag({
    canBegin: ({ pointerType }) => pointerType !== 'mouse',
    onMove: ({ x }) => {
      if (!isSwiping) {
        if (Math.abs(x) < SWIPE_FROM) return;
        setSwiping(true);
      }
      onMove(x);
    },
    onEnd: ({ x }, isReleased) => {
      if (isSwiping) onEnd(isReleased ? x : 0);
      setSwiping(false);
    },
  });
  return { isSwiping, onPointerDown };
}
