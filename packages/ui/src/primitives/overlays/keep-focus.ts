import { focusedElement } from '../dom/overlay-host.ts';

/** Focuses a layer's surface when the focused element is removed from it. Returns a function that ends this. */
export function keepFocus(surface: HTMLElement): () => void {
  let last = focusedElement();
  const remember = () => {
    last = focusedElement();
  };
  const observer = new MutationObserver((changes) => {
    // Between two controls nothing has focus either.
    if (document.activeElement !== document.body) return;
    const isRemoved = changes.some(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(last)),
    );
    if (isRemoved) surface.focus({ preventScroll: true });
  });
  surface.addEventListener('focusin', remember);
  observer.observe(surface, { childList: true, subtree: true });
  return () => {
    surface.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}
