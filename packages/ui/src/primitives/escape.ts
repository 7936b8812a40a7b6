import { isInBranch } from './branches.tsx';

/**
 * Marks an element that handles Escape itself, such as a field that it clears. Overlays see the key before their
 * content, so stopping the event isn't possible.
 */
export const handlesEscape = (isHandling: boolean) => ({
  'data-handles-escape': isHandling || undefined,
});

/** Marks a text field with a placeholder that handles Escape while it has text. */
export const handlesEscapeWithText = { 'data-handles-escape': 'text' };

const handling =
  '[data-handles-escape="true"], [data-handles-escape="text"]:not(:placeholder-shown, :read-only)';

/** Returns whether an element inside the overlay handles this Escape. */
export function isEscapeHandledInside({ target, isComposing }: KeyboardEvent): boolean {
  if (isComposing || isInBranch(target)) return true;
  return target instanceof Element && target.closest(handling) !== null;
}
