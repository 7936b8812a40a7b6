import { isInBranch } from './layers.ts';

/**
 * Marks an element that handles Escape itself, such as a field that it clears. Overlays see the key before their
 * content, so stopping the event isn't possible.
 */
export const handlesEscape = (isHandling: boolean) => ({
  'data-handles-escape': isHandling || undefined,
});

/** Returns whether an element inside the overlay handles this Escape. */
export function isEscapeHandledInside({ target, isComposing }: KeyboardEvent): boolean {
  if (isComposing || isInBranch(target)) return true;
  return target instanceof Element && target.closest('[data-handles-escape]') !== null;
}
