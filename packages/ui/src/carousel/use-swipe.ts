'use client';
import { type PointerEvent, type RefObject, useState } from 'react';
import { usePointerDrag } from '../primitives/use-pointer-drag.ts';

/** Moved so far, a finger swipes and does not tap. */
const SWIPE_FROM = 8;

export interface Swipe {
  isSwiping: boolean;
  onPointerDown: (event: PointerEvent) => void;
}

/**
 * A finger or a pen that moves sideways over the view. `onMove` hears how far it is from where it began, `onEnd` how
 * far it came. A mouse does not swipe: it selects text, and has the buttons.
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
        // The link that the finger lifts from is not pressed.
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
