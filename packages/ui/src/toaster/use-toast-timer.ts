'use client';
import { useEffect, useRef } from 'react';
import { closeToasts, type Toast } from './toast-queue.ts';

/**
 * Closes each toast when its time is over, with one timer for the next of them. The time of all stands still while they
 * are paused.
 */
export function useToastTimer(toasts: readonly Toast[], isPaused: boolean, defaultMs: number) {
  /** How long the toasts' time has run, in ms. */
  const elapsed = useRef(0);
  /** When each toast ends, in that time. A renewed toast is another object, with a time of its own. */
  const ends = useRef(new WeakMap<Toast, number>());

  useEffect(() => {
    for (const toast of toasts) {
      const lasts = toast.duration ?? defaultMs;
      if (lasts !== false && !ends.current.has(toast)) {
        ends.current.set(toast, elapsed.current + lasts);
      }
    }
    const endOf = (toast: Toast) =>
      toast.isClosing ? Infinity : (ends.current.get(toast) ?? Infinity);
    const next = Math.min(...toasts.map(endOf));
    if (isPaused || next === Infinity) return;
    const since = performance.now();
    const timer = setTimeout(
      () => closeToasts((toast) => endOf(toast) <= next),
      next - elapsed.current,
    );
    return () => {
      clearTimeout(timer);
      elapsed.current += performance.now() - since;
    };
  }, [toasts, isPaused, defaultMs]);
}
