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
  const { overflow, scrollbarGutter, background } = style;
  if (window.innerWidth > clientWidth) {
    // Where a scrollbar takes room, the room stays: neither the page nor what is fixed to it moves.
    style.scrollbarGutter = 'stable';
    // No backdrop reaches that room, nor does an image: only the root's colour. An image keeps the page as it is.
    style.background = `linear-gradient(${canvasColor()} 0 0) var(--bk-bg-scrim)`;
  }
  style.overflow = 'hidden';
  return () => {
    style.overflow = overflow;
    style.scrollbarGutter = scrollbarGutter;
    style.background = background;
  };
}

/** What the window is painted with: the colour of the root, else that of the body. */
function canvasColor(): string {
  const [root, body] = [document.documentElement, document.body].map(
    (node) => getComputedStyle(node).backgroundColor,
  );
  return (root === 'rgba(0, 0, 0, 0)' ? body : root) ?? 'Canvas';
}
