'use client';
import { type PointerEvent, type RefObject, useLayoutEffect, useState } from 'react';
import { directionOf } from '../primitives/dom/direction.ts';
import { usePointerDrag } from '../primitives/dom/use-pointer-drag.ts';
import type { DrawerSide } from './drawer.variants.ts';

/** Share of its width, or of its height, past which a swipe closes a drawer. */
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
  const isUpright = side === 'top' || side === 'bottom';
  const axis = isUpright ? 'y' : 'x';
  const place = (way: number) =>
    content.current?.style.setProperty(`--bk-drawer-${axis}`, `${way}px`);

  /** Swiped out, and `onClose` has been called. */
  const [isOut, setOut] = useState(false);
  useLayoutEffect(() => {
    if (!isOut || !isOpen) return;
    // The caller hasn't closed it, or has reopened it.
    content.current?.style.setProperty(`--bk-drawer-${axis}`, '0px');
    setOut(false);
  }, [content, isOut, isOpen, axis]);

  /** -1 if it leaves to the left or up, 1 to the right or down. */
  const closingSign = (node: Element) => {
    if (isUpright) return side === 'top' ? -1 : 1;
    return (side === 'start') === (directionOf(node) === 'ltr') ? -1 : 1;
  };
  const drag = usePointerDrag({
    canBegin: ({ pointerType, target }) =>
      pointerType === 'touch' &&
      isOpen &&
      // Below it the same move scrolls.
      (!isUpright ||
        (target instanceof Element && target.closest('[data-part="header"]') !== null)),
    onMove: ({ [axis]: way }) => {
      if (!content.current) return;
      const sign = closingSign(content.current);
      place(way * sign > SLACK ? way : 0);
    },
    onEnd: ({ [axis]: way }, isReleased, event) => {
      const node = content.current;
      if (!node || !isOpen) return;
      const extent = isUpright ? node.offsetHeight : node.offsetWidth;
      if (isReleased && way * closingSign(node) > extent * SWIPE_SHARE) {
        onClose(event);
        setOut(true);
      } else place(0);
    },
  });
  return drag.onPointerDown;
}
