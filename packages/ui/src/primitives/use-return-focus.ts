'use client';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Focuses the first of the elements that is in the page. It takes the focus from nobody who has it by now. */
export function returnFocus(...targets: (Element | null | undefined)[]): void {
  const focused = document.activeElement;
  if (focused && focused !== document.body) return;
  const next = targets.find((target) => target?.isConnected);
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}

/** What opened the popup, while it is open. */
export function openerOf(popup: Element | null | undefined): Element | null {
  return popup ? document.querySelector(`[aria-controls="${popup.id}"]`) : null;
}

/**
 * Remembers who had the focus when an overlay opened; the function that it returns gives it back. Where that was in a
 * popup that has closed since, the popup's own opener gets it.
 */
export function useReturnFocus(
  isMounted: boolean,
  target?: RefObject<HTMLElement | null>,
): () => void {
  const opener = useRef<Element | null>(null);
  const popupOpener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!isMounted) return;
    // The portal mounts its content one pass later, so this is still the opener.
    opener.current = document.activeElement;
    popupOpener.current = openerOf(opener.current?.closest('[data-popup]'));
  }, [isMounted]);
  return () => {
    returnFocus(target?.current, opener.current, popupOpener.current);
    opener.current = null;
    popupOpener.current = null;
  };
}
