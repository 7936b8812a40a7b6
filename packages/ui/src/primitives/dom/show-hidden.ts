import { flushSync } from 'react-dom';

/**
 * Opens what hides an element, so that it can take the focus: `details`, and whatever around it hears `beforematch`, as
 * tabs and accordions do. Browsers send the same event before find in page shows a match.
 */
export function showHidden(element: Element): void {
  // In jsdom nothing is laid out, and the method isn't there.
  if (element.checkVisibility?.() !== false) return;
  flushSync(() => {
    const closed = () => element.closest('details:not([open])');
    for (let at = closed(); at; at = closed()) at.toggleAttribute('open');
    element.dispatchEvent(new Event('beforematch', { bubbles: true }));
  });
}

/** Calls back before something inside an element is to be seen. Returns a function that ends this. */
export function onBeforeMatch(element: Element, handle: () => void): () => void {
  element.addEventListener('beforematch', handle);
  return () => element.removeEventListener('beforematch', handle);
}

/**
 * Shows the first wrong field of a form when it is submitted: the browser stops the form for it, and says nothing about
 * a field that it can't focus.
 */
export function showWrongFields(around: Node | null): void {
  // The same listener is added once only.
  around?.getRootNode().addEventListener('invalid', onInvalid, true);
}

let isAsking = false;

/**
 * The browser asks all fields in their order, and focuses the first wrong one that it can. Each of the others that stays
 * hidden would be an error in the browser's console.
 */
function onInvalid(event: Event) {
  const { target } = event;
  if (target instanceof Element) {
    if (!isAsking) showHidden(target);
    else if (target.checkVisibility?.() === false) event.preventDefault();
  }
  isAsking = true;
  setTimeout(() => {
    isAsking = false;
  });
}
