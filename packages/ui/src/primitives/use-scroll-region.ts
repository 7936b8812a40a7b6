'use client';
import { useCallback } from 'react';

/**
 * Returns a ref for a box that scrolls inside itself. While it has more than it shows it is a named region that the
 * keyboard reaches: Safari lets nobody scroll a text that holds nothing to focus.
 */
export function useScrollRegion(
  labelId: string,
): (node: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    (node) => {
      if (!node) return;
      const update = () => {
        // A region that has the focus stays: its size may change under the reader.
        if (node.scrollHeight > node.clientHeight || node.matches(':focus')) {
          node.tabIndex = 0;
          node.role = 'region';
          node.setAttribute('aria-labelledby', labelId);
        } else {
          for (const name of ['tabindex', 'role', 'aria-labelledby']) node.removeAttribute(name);
        }
      };
      update();
      // In jsdom nothing has a size.
      if (typeof ResizeObserver === 'undefined') return;
      const observer = new ResizeObserver(update);
      observer.observe(node);
      return () => observer.disconnect();
    },
    [labelId],
  );
}
