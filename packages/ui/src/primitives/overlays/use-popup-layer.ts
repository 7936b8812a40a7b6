'use client';
import { type RefObject, useCallback, useRef } from 'react';
import { placeInZoom } from '../dom/zoom.ts';
import { keepFocus } from './keep-focus.ts';
import { addLayer, returnFocus, withOpeners } from './layers.ts';
import type { Opener } from './openers.ts';

interface PopupLayer {
  ref: (node: HTMLElement | null) => (() => void) | undefined;
  /** Focuses what opened it, or what stands where that was. */
  giveFocusBack: () => void;
}

/** Returns a ref that makes its element a layer: a popup that a click outside closes, such as a menu or popover. */
export function usePopupLayer(opener: RefObject<Element | null> | undefined): PopupLayer {
  const openers = useRef<readonly Opener[]>([]);
  const ref = useCallback(
    (node: HTMLElement | null) => {
      if (!node) return;
      placeInZoom(node);
      openers.current = withOpeners(opener?.current ?? null);
      const leave = addLayer({ node, openers: openers.current });
      const stopWatching = keepFocus(node);
      return () => {
        stopWatching();
        leave();
      };
    },
    [opener],
  );
  return { ref, giveFocusBack: () => returnFocus([opener?.current], openers.current) };
}
