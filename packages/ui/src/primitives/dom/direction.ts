import { type RefObject, useLayoutEffect, useState } from 'react';

export type Direction = 'ltr' | 'rtl';

/** Returns the text direction of an element. Radix assumes left to right unless told. */
export const directionOf = (element: Element): Direction =>
  getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';

/**
 * Returns the direction of what opens a popup, and a function that reads it again: to be called when the opener itself
 * opens the popup. Opened by its owner there is no such moment, and it is read once `isOpen`.
 */
export function useOpenerDirection(
  opener: RefObject<Element | null>,
  isOpen: boolean,
): readonly [direction: Direction, read: () => void] {
  const [direction, setDirection] = useState<Direction>('ltr');
  const read = () => {
    if (opener.current) setDirection(directionOf(opener.current));
  };
  useLayoutEffect(() => {
    if (isOpen && opener.current) setDirection(directionOf(opener.current));
  }, [isOpen, opener]);
  return [direction, read];
}
