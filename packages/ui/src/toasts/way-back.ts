/** What had the focus before it came to the toasts. */
let before: WeakRef<HTMLElement> | undefined;

/** To be called when the focus comes into the region, with what it came from. */
export function rememberWayBack(from: EventTarget | null): void {
  before = from instanceof HTMLElement ? new WeakRef(from) : undefined;
}

/** Gives the focus back where it is inside the node: a toast that goes must not take it along. */
export function goBackFrom(node: Element): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !node.contains(focused)) return;
  const back = before?.deref();
  if (back?.isConnected) back.focus({ preventScroll: true });
  else focused.blur();
}
