'use client';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { ToastTransitionProps } from '../primitives/toastify.ts';
import { goBackFrom } from './way-back.ts';

/**
 * The coming and going of a toast (`TOAST-01`: bounce). Not the library's own: its timer starts when the bounce ends,
 * ours when the toast shows, and ours keeps still for those who asked for it (see toasts.css).
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
    goBackFrom(node);
    // Dragged away, there is nothing left to be seen going.
    if (preventExitTransition) return end();
    // The others close up as it goes, from the height that it has to none.
    node.style.setProperty('--bk-toast-height', `${node.offsetHeight}px`);
    node.dataset.leaving = '';
    // None in jsdom, where apps test what they make of the library.
    const animations = node.getAnimations?.().map((animation) => animation.finished) ?? [];
    Promise.allSettled(animations).then(() => end());
  }, [isIn, nodeRef, preventExitTransition]);
  return children;
}
