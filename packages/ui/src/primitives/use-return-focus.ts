'use client';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Focuses the first of the elements that is still in the page, unless something else has focus by now. */
export function returnFocus(...targets: (Element | null | undefined)[]): void {
  const focused = document.activeElement;
  if (focused && focused !== document.body) return;
  const next = targets.find((target) => target?.isConnected);
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}

/** The trigger of each open popup. */
export function openerOf(popup: Element | null | undefined): Element | null {
  return popup ? document.querySelector(`[aria-controls="${popup.id}"]`) : null;
}

/**
 * Saves which element had focus when an overlay opened. Returns a function that restores it; if it was in a popup that
 * has closed since, the popup's trigger gets focus.
 */
export function useReturnFocus(
  isMounted: boolean,
  target?: RefObject<HTMLElement | null>,
): () => void {
  const opener = useRef<Element | null>(null);
  const popupOpener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!isMounted) return;
    // The portal mounts its content one pass later, so this is still the trigger.
    opener.current = document.activeElement;
    popupOpener.current = openerOf(opener.current?.closest('[data-popup]'));
  }, [isMounted]);
  return () => {
    returnFocus(target?.current, opener.current, popupOpener.current);
    opener.current = null;
    popupOpener.current = null;
  };
}
