'use client';
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { isFocusLeft } from '../dom/focus-left.ts';
import { focusable } from '../dom/focusable.ts';
import { returnFocus } from './layers.ts';

interface FocusHandlers<Part> {
  readonly onFocus?: ((event: FocusEvent<Part>) => void) | undefined;
  readonly onBlur?: ((event: FocusEvent<Part>) => void) | undefined;
}

/**
 * Gives the focus a place when the focused control of a part goes away: another control of the part, else what had the
 * focus before the part, else what follows it. Returns the handlers of the part, which call those of the host.
 */
export function useFocusNearby<Part extends HTMLElement>(
  part: RefObject<Part | null>,
  host: FocusHandlers<Part>,
): Required<FocusHandlers<Part>> {
  /** The element that last had the focus, in the part or in an overlay opened from it. */
  const last = useRef<Element>(null);
  const isInside = useRef(false);
  const before = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!isInside.current || !part.current || last.current?.isConnected) return;
    isInside.current = false;
    returnFocus([
      ...part.current.querySelectorAll(focusable),
      before.current,
      ...controlsAfter(part.current),
    ]);
  });
  return {
    onFocus(event) {
      host.onFocus?.(event);
      const { currentTarget, target, relatedTarget } = event;
      if (
        relatedTarget &&
        relatedTarget !== last.current &&
        !currentTarget.contains(relatedTarget)
      ) {
        before.current = relatedTarget;
      }
      last.current = target;
      isInside.current = currentTarget.contains(target);
    },
    onBlur(event) {
      host.onBlur?.(event);
      if (isFocusLeft(event)) isInside.current = false;
    },
  };
}

function controlsAfter(part: Element): Element[] {
  return [...document.querySelectorAll(focusable)].filter(
    (control) =>
      !part.contains(control) &&
      (part.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
  );
}
