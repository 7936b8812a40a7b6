'use client';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { ToastTransitionProps } from '../primitives/toastify.ts';
import { restoreFocus } from './return-focus.ts';

/**
 * Enter and exit animations of a toast (`TOAST-01`: bounce). Not toastify's own: its timer starts when the bounce ends,
 * ours when the toast appears, and ours respects reduced motion (see toasts.css).
 */
export function ToastMotion({
  children,
  isIn,
  done,
  nodeRef,
  playToast,
  preventExitTransition,
}: ToastTransitionProps) {
  const start = useEffectEvent(playToast);
  const end = useEffectEvent(done);
  useLayoutEffect(() => {
    start();
  }, []);
  useEffect(() => {
    const node = nodeRef.current;
    if (isIn || !node) return;
    restoreFocus(node);
    // Dragged away: no exit animation needed.
    if (preventExitTransition) return end();
    // Collapses its height so that the others close up.
    node.style.setProperty('--bk-toast-height', `${node.offsetHeight}px`);
    node.dataset.leaving = '';
    // None in jsdom.
    const animations = node.getAnimations?.().map((animation) => animation.finished) ?? [];
    Promise.allSettled(animations).then(() => end());
  }, [isIn, nodeRef, preventExitTransition]);
  return children;
}
