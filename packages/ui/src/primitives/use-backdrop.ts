'use client';
import { type ComponentProps, useRef } from 'react';

/** Marks popups that a click outside closes, such as a menu or popover. */
export const popup = { 'data-popup': '' };

/**
 * Returns the backdrop's handlers: a click on it closes. Browsers fire a click only if press and release were both on
 * it. If a popup was open above it, the click closes only the popup.
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

/** Popups opened later come later in the DOM. A popup that opened the dialog comes before it. */
function hasPopupAbove(backdrop: Element): boolean {
  return [...document.querySelectorAll('[data-popup][data-state="open"]')].some(
    (layer) => backdrop.compareDocumentPosition(layer) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}
