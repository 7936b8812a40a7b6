import { isComposing } from './composing.ts';
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
  const { target } = event;
  if (handled.has(event) || isComposing(event) || isInBranch(target)) return true;
  if (target instanceof Element && target.closest(handling)) return true;
  return closeNativePopover();
}

/** Closes the topmost popover of the browser, which is above every layer: a layer keeps the key from the browser. */
function closeNativePopover(): boolean {
  // Absent in jsdom and in older browsers, which don't know the selector either.
  if (!('popover' in HTMLElement.prototype)) return false;
  const popovers = document.querySelectorAll<HTMLElement>('[popover]:popover-open');
  const topmost = [...popovers].findLast(({ popover }) => popover !== 'manual');
  topmost?.hidePopover();
  return topmost !== undefined;
}
