'use client';
import { useCallback } from 'react';

/**
 * Returns a ref for a box that scrolls inside itself. Once it has more than it shows it is a named region that the
 * keyboard reaches: Safari lets no one scroll a text that holds nothing to focus. It stays one for the reader in it.
 */
export function useScrollRegion(
  labelId: string,
): (node: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    (node) => {
      if (!node) return;
      const update = () => {
        if (node.scrollHeight <= node.clientHeight) return;
        node.tabIndex = 0;
        node.role = 'region';
        node.setAttribute('aria-labelledby', labelId);
      };
      update();
      // In jsdom nothing has a size.
      if (!globalThis.ResizeObserver) return;
      const observer = new ResizeObserver(update);
      observer.observe(node);
      return () => observer.disconnect();
    },
    [labelId],
  );
}
