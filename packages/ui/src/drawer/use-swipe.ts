'use client';
import { type PointerEvent, type RefObject, useLayoutEffect, useState } from 'react';
import { directionOf } from '../primitives/direction.ts';
import { usePointerDrag } from '../primitives/use-pointer-drag.ts';
import type { DrawerSide } from './drawer.variants.ts';

/** Swiped past this share of its width, a drawer goes. */
const SWIPE_SHARE = 0.3;
/** Before a finger has moved so far it may still mean to scroll or to tap. */
const SLACK = 8;

interface SwipeOptions {
  side: DrawerSide;
  isOpen: boolean;
  onClose: () => void;
}

/** Lets a finger push the drawer back over its edge. Returns what belongs on `onPointerDown`. */
export function useSwipe(
  content: RefObject<HTMLElement | null>,
  { side, isOpen, onClose }: SwipeOptions,
): (event: PointerEvent) => void {
  const place = (x: number) => content.current?.style.setProperty('--bk-drawer-x', `${x}px`);

  /** Pushed out, and its owner asked to close it. */
  const [isOut, setOut] = useState(false);
  useLayoutEffect(() => {
    if (!isOut || !isOpen) return;
    // Its owner has not closed it, or has opened it again.
    content.current?.style.setProperty('--bk-drawer-x', '0px');
    setOut(false);
  }, [content, isOut, isOpen]);

  /** -1 where it goes out to the left, 1 to the right. */
  const outwards = (node: Element) =>
    (side === 'start') === (directionOf(node) === 'ltr') ? -1 : 1;
  const drag = usePointerDrag({
    canBegin: ({ pointerType }) => pointerType === 'touch' && isOpen,
    onMove: ({ x }) => {
      if (!content.current) return;
      const way = outwards(content.current);
      place(x * way > SLACK ? x : 0);
    },
    onEnd: ({ x }, isReleased) => {
      const node = content.current;
      if (!node || !isOpen) return;
      if (isReleased && x * outwards(node) > node.offsetWidth * SWIPE_SHARE) {
        onClose();
        setOut(true);
      } else place(0);
    },
  });
  return drag.onPointerDown;
}
