'use client';
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { isFocusLeft } from '../primitives/dom/focus-left.ts';
import { returnFocus } from '../primitives/overlays/layers.ts';

/** Moves the focus with the tab stop, also when the element that had it goes away: an item that moves to another row. */
export function useFocus(grid: RefObject<HTMLElement | null>) {
  const isWanted = useRef(false);
  const scrolls = useRef(true);
  const last = useRef<Element>(null);
  /** What a dialog has taken the focus from, and is to give it back to. */
  const opener = useRef<Element>(null);
  const findStop = () =>
    grid.current?.querySelector<HTMLElement>('[data-part=body] [tabindex="0"]');
  useLayoutEffect(() => {
    // It went away as the dialog closed, which gives the focus back before this: to no one.
    if (opener.current?.isConnected === false) {
      queueMicrotask(() => returnFocus([findStop()]));
    }
    const isGone = last.current?.isConnected === false;
    if (!isWanted.current && !isGone) return;
    isWanted.current = false;
    const stop = findStop();
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
      opener.current = null;
    },
    onBlur(event: FocusEvent) {
      if (!isFocusLeft(event)) return;
      last.current = null;
      opener.current = event.relatedTarget?.closest('[role$=dialog]') ? event.target : null;
    },
  };
}
