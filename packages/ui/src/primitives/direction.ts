export type Direction = 'ltr' | 'rtl';

/** The direction in which the element is read. A library that is not told takes left to right for granted. */
export const directionOf = (element: Element): Direction =>
  getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';
