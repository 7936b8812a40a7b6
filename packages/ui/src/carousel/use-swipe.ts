'use client';
import { type PointerEvent, type RefObject, useState } from 'react';
import { usePointerDrag } from '../primitives/use-pointer-drag.ts';

/** From this distance on it is a swipe, not a tap, in px. */
const SWIPE_FROM = 8;

export interface Swipe {
  isSwiping: boolean;
  onPointerDown: (event: PointerEvent) => void;
}

/**
 * Tracks horizontal swipes by touch or pen. `onMove` gets the distance so far, `onEnd` the final one. A mouse doesn't
 * swipe: it selects text and has the buttons.
 */
export function useSwipe(
  view: RefObject<HTMLElement | null>,
  { onMove, onEnd }: { onMove: (moved: number) => void; onEnd: (moved: number) => void },
): Swipe {
  const [isSwiping, setSwiping] = useState(false);
  const { onPointerDown } = usePointerDrag({
    canBegin: ({ pointerType }) => pointerType !== 'mouse',
    onMove: ({ x }, { pointerId }) => {
      if (!isSwiping) {
        if (Math.abs(x) < SWIPE_FROM) return;
        setSwiping(true);
        // Suppresses the click on a link under the finger.
        view.current?.setPointerCapture(pointerId);
      }
      onMove(x);
    },
    onEnd: ({ x }) => {
      if (isSwiping) onEnd(x);
      setSwiping(false);
    },
  });
  return { isSwiping, onPointerDown };
}
