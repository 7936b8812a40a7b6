'use client';
import { type ComponentProps, useRef } from 'react';

/** On what a press beside it closes, as a menu or a popover. */
export const popup = { 'data-popup': '' };

/**
 * What a backdrop listens to: a click on it is a wish to close. A browser sends it a click only when press and release
 * both were on it. While a popup was open over it the press was meant for the popup, and closes nothing else.
 */
export function useBackdrop(
  onPress: () => void,
): Pick<ComponentProps<'div'>, 'onPointerDown' | 'onClick'> {
  const isForPopup = useRef(false);
  return {
    onPointerDown: ({ currentTarget }) => {
      isForPopup.current = hasPopupAbove(currentTarget);
    },
    onClick: () => {
      if (!isForPopup.current) onPress();
    },
  };
}

/** What opens later stands later in the page. A popup that the dialog itself was opened from stands before it. */
function hasPopupAbove(backdrop: Element): boolean {
  return [...document.querySelectorAll('[data-popup][data-state="open"]')].some(
    (layer) => backdrop.compareDocumentPosition(layer) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}
