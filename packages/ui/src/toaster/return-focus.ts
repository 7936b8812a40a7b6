import { focusedElement } from '../primitives/dom/overlay-host.ts';

/** The element that had focus before it moved to the toasts. */
let before: WeakRef<HTMLElement> | undefined;

/** Call when focus enters the region, with the element it came from. */
export function saveReturnFocus(from: EventTarget | null): void {
  before = from instanceof HTMLElement ? new WeakRef(from) : undefined;
}

/** Returns focus if it is inside the node, so that a dismissed toast doesn't drop it. */
export function restoreFocus(node: Element): void {
  const focused = focusedElement();
  if (!(focused instanceof HTMLElement) || !node.contains(focused)) return;
  const back = before?.deref();
  if (back?.isConnected) back.focus({ preventScroll: true });
  else focused.blur();
}
