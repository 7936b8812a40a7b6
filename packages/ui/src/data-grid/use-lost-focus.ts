import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { isFocusLeft } from '../primitives/dom/focus-left.ts';

/**
 * Gives the focus to the grid itself when its focused cell or editor goes away with the row. The cell
 * that becomes active doesn't take it: a user who is typing a number would type the rest of it there.
 */
export function useLostFocus(grid: RefObject<HTMLElement | null>) {
  const last = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    grid.current?.focus({ preventScroll: true });
  });
  return {
    onFocus({ target }: FocusEvent) {
      last.current = target;
    },
    onBlur(event: FocusEvent) {
      if (isFocusLeft(event)) last.current = null;
    },
  };
}
