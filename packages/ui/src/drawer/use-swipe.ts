'use client';
import type { PointerEvent, RefObject } from 'react';
import type { DrawerSide } from './drawer.variants.ts';

/** Swiped past this share of its width, a drawer goes. */
const SWIPE_SHARE = 0.3;
/** Before a finger has moved so far it may still mean to scroll or to tap. */
const SLACK = 8;

/** Lets a finger push the drawer back over its edge. The function starts it: it belongs on `onPointerDown`. */
export function useSwipe(
  content: RefObject<HTMLElement | null>,
  side: DrawerSide,
  onClose: () => void,
): (event: PointerEvent) => void {
  return (event) => {
    const node = content.current;
    if (event.pointerType !== 'touch' || !event.isPrimary || !node) return;
    const startX = event.clientX;
    const isFromLeft = (side === 'start') === (getComputedStyle(node).direction === 'ltr');
    const outwards = isFromLeft ? -1 : 1;
    let moved = 0;
    const listening = new AbortController();
    const { signal } = listening;
    const place = (x: number) => node.style.setProperty('--bk-drawer-x', `${x}px`);
    document.addEventListener(
      'pointermove',
      (now) => {
        moved = Math.max(0, (now.clientX - startX) * outwards);
        place(moved > SLACK ? moved * outwards : 0);
      },
      { signal },
    );
    const end = (isRelease: boolean) => {
      listening.abort();
      if (isRelease && moved > node.offsetWidth * SWIPE_SHARE) onClose();
      else place(0);
    };
    document.addEventListener('pointerup', () => end(true), { signal });
    document.addEventListener('pointercancel', () => end(false), { signal });
  };
}
