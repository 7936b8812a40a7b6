type Root = Document | ShadowRoot;

const followed = /* @__PURE__ */ new WeakSet<Root>();
/** When each popover was opened, of those that opened while its root was followed. */
const openings = /* @__PURE__ */ new WeakMap<EventTarget, number>();
let opened = 0;

/** Remembers from now on in which order the browser's own popovers open: their order in the document says nothing. */
export function followPopovers(roots: readonly Root[]): void {
  for (const root of roots) {
    if (followed.has(root)) continue;
    followed.add(root);
    root.addEventListener(
      'beforetoggle',
      (event) => {
        // A detail or an animation of the host may toggle too.
        if (!(event.target instanceof HTMLElement) || event.target.popover === null) return;
        if ('newState' in event && event.newState === 'open') {
          opened += 1;
          openings.set(event.target, opened);
        }
      },
      true,
    );
  }
}

/** Returns the topmost of the browser's own popovers that Escape closes. */
export function topmostPopover(roots: readonly Root[]): HTMLElement | undefined {
  // Absent in jsdom and in older browsers, which don't know the selector either.
  if (!('popover' in HTMLElement.prototype)) return undefined;
  return roots
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>('[popover]:popover-open')])
    .filter(({ popover }) => popover !== 'manual')
    .sort((a, b) => (openings.get(a) ?? 0) - (openings.get(b) ?? 0))
    .at(-1);
}
