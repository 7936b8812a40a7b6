'use client';
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { isFocusLeft } from '../primitives/dom/focus-left.ts';

/** Moves the focus with the tab stop, also when the element that had it goes away: an item that moves to another row. */
export function useFocus(grid: RefObject<HTMLElement | null>) {
  const isWanted = useRef(false);
  const scrolls = useRef(true);
  const last = useRef<Element>(null);
  useLayoutEffect(() => {
    const isGone = last.current?.isConnected === false;
    if (!isWanted.current && !isGone) return;
    isWanted.current = false;
    const stop = grid.current?.querySelector<HTMLElement>('[data-part=body] [tabindex="0"]');
    // It may have the focus already: the free cell of another time is the same element.
    last.current = stop ?? null;
    stop?.focus({ preventScroll: true });
    if (scrolls.current) stop?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  });
  return {
    /** Once what is about to be rendered is there. @param canScroll Whether it is brought into view. */
    wants: (canScroll = true) => {
      isWanted.current = true;
      scrolls.current = canScroll;
    },
    isWanted: () => isWanted.current,
    onFocus({ target }: FocusEvent) {
      last.current = target;
    },
    onBlur(event: FocusEvent) {
      if (isFocusLeft(event)) last.current = null;
    },
  };
}
