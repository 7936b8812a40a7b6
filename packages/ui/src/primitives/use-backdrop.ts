'use client';
import { type ComponentProps, useRef } from 'react';

/**
 * What a backdrop listens to: a click on it is a wish to close. A browser sends it a click only when press and release
 * both were on it. While a menu was open the press was meant for the menu, and closes nothing else.
 */
export function useBackdrop(
  onPress: () => void,
): Pick<ComponentProps<'div'>, 'onPointerDown' | 'onClick'> {
  const isForMenu = useRef(false);
  return {
    onPointerDown: () => {
      isForMenu.current = document.querySelector('[role="menu"][data-state="open"]') !== null;
    },
    onClick: () => {
      if (!isForMenu.current) onPress();
    },
  };
}
