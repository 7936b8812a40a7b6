import { focusable } from '../dom/focusable.ts';

/** The opener of an overlay, and where it was: it may be gone when the overlay closes, with the row that it deleted. */
export interface Opener {
  readonly element: Element;
  /** Its ancestors, the nearest first, each with the place of the child that it was in. */
  readonly places: readonly { readonly parent: Element; readonly index: number }[];
}

/** @param root The layer that the opener is in. Default: the page. */
export function openerOf(element: Element, root: Element | undefined): Opener {
  const places = [];
  for (let child = element; child !== root && !child.matches('main, [role=main]'); ) {
    const parent = child.parentElement;
    if (!parent) break;
    places.push({ parent, index: [...parent.children].indexOf(child) });
    child = parent;
  }
  return { element, places };
}

/**
 * Yields the elements to focus when an overlay closes, the best first: each opener, or the element where it was, after
 * it, or before it. Of a group of cells or options that is the one with the tab stop.
 */
export function* placesOf(openers: readonly Opener[]): Generator<Element> {
  for (const { element, places } of openers) {
    yield element;
    for (const { parent, index } of places) {
      if (!parent.isConnected) continue;
      const children = [...parent.children];
      for (const child of [...children.splice(index), ...children.reverse()]) {
        if (child.matches(focusable)) yield child;
        yield* child.querySelectorAll(focusable);
      }
      yield parent;
    }
  }
}
