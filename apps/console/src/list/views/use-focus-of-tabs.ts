import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus to the tab of the current view when the button that had it is gone: what saves a view once it is saved,
 * the menu of a view that was deleted.
 */
export function useFocusOfTabs(): {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
} {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    // A saved view becomes the current one a moment after the button has gone: until then nothing has the focus.
    const next =
      document.activeElement === document.body &&
      ref.current?.querySelector<HTMLElement>('a[aria-current], :scope > button');
    if (next === null) return;
    last.current = null;
    if (next) next.focus();
  });
  return {
    ref,
    onFocus: ({ target, currentTarget }) => {
      // Of a menu that was opened here the focus comes, too.
      if (currentTarget.contains(target)) last.current = target;
    },
  };
}
