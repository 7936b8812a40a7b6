import { isInBranch } from './layers.ts';

/**
 * Marks an element that handles Escape itself, such as a field that it clears. Overlays see the key before their
 * content, so stopping the event isn't possible.
 */
export const handlesEscape = (isHandling: boolean) => ({
  'data-handles-escape': isHandling || undefined,
});

/** Returns whether a tooltip has handled this Escape, or an element inside the overlay handles it. */
export function isEscapeHandledInside(event: KeyboardEvent): boolean {
  const { target, isComposing, defaultPrevented } = event;
  if (defaultPrevented || isComposing || isInBranch(target)) return true;
  return target instanceof Element && target.closest('[data-handles-escape]') !== null;
}
