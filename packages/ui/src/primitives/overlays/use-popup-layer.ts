'use client';
import { type RefObject, useCallback } from 'react';
import { placeInZoom } from '../dom/zoom.ts';
import { keepFocus } from './keep-focus.ts';
import { addLayer, withOpeners } from './layers.ts';

/** Returns a ref that makes its element a layer: a popup that a click outside closes, such as a menu or popover. */
export function usePopupLayer(
  opener: RefObject<Element | null> | undefined,
): (node: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    (node) => {
      if (!node) return;
      placeInZoom(node);
      const leave = addLayer({ node, openers: withOpeners(opener?.current ?? null) });
      const stopWatching = keepFocus(node);
      return () => {
        stopWatching();
        leave();
      };
    },
    [opener],
  );
}
