'use client';
import { useLayoutEffect } from 'react';

let holders = 0;
let release = () => {};

/** Holds the page still while `isActive`. Overlays may nest: the last one to go lets the page move again. */
export function useScrollLock(isActive: boolean): void {
  useLayoutEffect(() => {
    if (!isActive) return;
    holders += 1;
    if (holders === 1) release = lock();
    return () => {
      holders -= 1;
      if (holders === 0) release();
    };
  }, [isActive]);
}

function lock(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  // Where a scrollbar takes room, the room stays: neither the page nor what is fixed to it moves.
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => {
    style.overflow = overflow;
    style.scrollbarGutter = scrollbarGutter;
  };
}
