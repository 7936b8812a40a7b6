'use client';
import { type PointerEvent, type RefObject, useLayoutEffect, useState } from 'react';
import { directionOf } from '../primitives/dom/direction.ts';
import { usePointerDrag } from '../primitives/dom/use-pointer-drag.ts';
import type { DrawerSide } from './drawer.variants.ts';

/** Share of its width past which a swipe closes a drawer. */
const SWIPE_SHARE = 0.3;
/** Below this distance it may still be a scroll or a tap, in px. */
const SLACK = 8;

interface SwipeOptions {
  side: DrawerSide;
  isOpen: boolean;
  onClose: (event: globalThis.PointerEvent) => void;
}

/** Lets people swipe the drawer closed. Returns a handler for `onPointerDown`. */
export function useSwipeAway(
  content: RefObject<HTMLElement | null>,
  { side, isOpen, onClose }: SwipeOptions,
): (event: PointerEvent) => void {
  const place = (x: number) => content.current?.style.setProperty('--bk-drawer-x', `${x}px`);

  /** Swiped out, and `onClose` has been called. */
  const [isOut, setOut] = useState(false);
  useLayoutEffect(() => {
    if (!isOut || !isOpen) return;
    // The caller hasn't closed it, or has reopened it.
    content.current?.style.setProperty('--bk-drawer-x', '0px');
    setOut(false);
  }, [content, isOut, isOpen]);

  /** -1 if it leaves to the left, 1 to the right. */
  const closingSign = (node: Element) =>
    (side === 'start') === (directionOf(node) === 'ltr') ? -1 : 1;
  const drag = usePointerDrag({
    canBegin: ({ pointerType }) => pointerType === 'touch' && isOpen,
    onMove: ({ x }) => {
      if (!content.current) return;
      const sign = closingSign(content.current);
      place(x * sign > SLACK ? x : 0);
    },
    onEnd: ({ x }, isReleased, event) => {
      const node = content.current;
      if (!node || !isOpen) return;
      if (isReleased && x * closingSign(node) > node.offsetWidth * SWIPE_SHARE) {
        onClose(event);
        setOut(true);
      } else place(0);
    },
  });
  return drag.onPointerDown;
}
