import { isInBranch } from './layers.ts';

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

const handled = /* @__PURE__ */ new WeakSet<KeyboardEvent>();

/** Keeps an Escape that has hidden a tooltip from closing anything else. */
export function handleEscape(event: KeyboardEvent): void {
  handled.add(event);
  event.preventDefault();
}

/** Returns whether this Escape has been handled, or an element inside the overlay handles it. */
export function isEscapeHandledInside(event: KeyboardEvent): boolean {
  const { target, isComposing } = event;
  if (handled.has(event) || isComposing || isInBranch(target)) return true;
  return target instanceof Element && target.closest(handling) !== null;
}
