import { isComposing } from '../dom/composing.ts';
import { rootsOf } from '../dom/roots-of.ts';
import { isInBranch } from './layers.ts';
import { topmostPopover } from './native-popovers.ts';

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
  // Its own target is the host of a shadow root, outside of that.
  const [inner] = event.composedPath();
  const target = inner instanceof Element ? inner : null;
  if (handled.has(event) || isComposing(event) || isInBranch(target)) return true;
  if (target?.closest(handling)) return true;
  return closeNativePopover(target);
}

/** Closes the topmost popover of the browser, which is above every layer: a layer keeps the key from the browser. */
function closeNativePopover(target: Element | null): boolean {
  const topmost = topmostPopover(rootsOf(target));
  topmost?.hidePopover();
  return topmost !== undefined;
}
