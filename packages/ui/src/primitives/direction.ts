export type Direction = 'ltr' | 'rtl';

/** Returns the text direction of an element. Radix assumes left to right unless told. */
export const directionOf = (element: Element): Direction =>
  getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';
