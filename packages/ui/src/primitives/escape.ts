import { isInBranch } from './branches.tsx';

/**
 * Marks an element that handles Escape itself, such as a field that it clears. Overlays see the key before their
 * content, so stopping the event isn't possible.
 */
export const spendsEscape = (hasUse: boolean) => ({ 'data-spends-escape': hasUse || undefined });

/** Returns whether an element inside the overlay handles this Escape. */
export function isSpentInside({ target, isComposing }: KeyboardEvent): boolean {
  if (isComposing || isInBranch(target)) return true;
  return target instanceof Element && target.closest('[data-spends-escape]') !== null;
}
