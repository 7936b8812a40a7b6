'use client';
import { useRef } from 'react';
import { TOAST_DRAG_PERCENT } from '../constants.ts';
import { type PointerDragControl, usePointerDrag } from '../primitives/dom/use-pointer-drag.ts';
import { removeToast } from './toast-queue.ts';

/** Lets a toast be dragged sideways; past 80 percent of its width it is removed (`TOAST-01`). */
export function useToastDrag(): PointerDragControl['onPointerDown'] {
  const dragged = useRef<HTMLElement>(undefined);
  const release = () => {
    const node = dragged.current;
    dragged.current = undefined;
    if (!node) return undefined;
    delete node.dataset.dragging;
    node.style.translate = '';
    return node;
  };
  return usePointerDrag({
    canBegin: ({ target, button }) => {
      release();
      const isToast = button === 0 && target instanceof Element && !target.closest('button');
      dragged.current =
        (isToast && target.closest<HTMLElement>('[data-part="toast"]')) || undefined;
      return dragged.current !== undefined;
    },
    onMove: ({ x }) => {
      const node = dragged.current;
      if (!node) return;
      node.dataset.dragging = '';
      node.style.translate = `${x}px`;
    },
    onEnd: ({ x }, isReleased) => {
      const node = release();
      const isAway = node && Math.abs(x) > (node.offsetWidth * TOAST_DRAG_PERCENT) / 100;
      if (isAway && isReleased) removeToast(Number(node.dataset.key));
    },
  }).onPointerDown;
}
