import type { FocusEvent } from 'react';

/**
 * Brings what the keyboard reaches into view (WCAG 2.4.11): a browser does so by itself, but the library takes the focus
 * from one end of a trap to the other without scrolling.
 */
export function showFocused({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView?.({ block: 'nearest' });
}
