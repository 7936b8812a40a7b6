import { isInBranch } from './branches.tsx';

/**
 * On a part that has use for Escape itself, such as a field that it clears. Overlays hear the key before what is in
 * them, so a part cannot keep it from them any other way.
 */
export const spendsEscape = (hasUse: boolean) => ({ 'data-spends-escape': hasUse || undefined });

/** Whether an Escape is not for the overlay that hears it. */
export function isSpentInside({ target, isComposing }: KeyboardEvent): boolean {
  if (isComposing || isInBranch(target)) return true;
  return target instanceof Element && target.closest('[data-spends-escape]') !== null;
}
