/** Distance from an edge at which it scrolls, in px. */
const EDGE = 40;
/** Distance that it scrolls in a frame, in px. */
const STEP = 8;

/**
 * Scrolls `box` while the pointer stays near or beyond its upper or lower edge, or any edge with `isBoth`, and calls
 * `onScroll` after each step. Returns a function that ends it.
 */
export function scrollAtEdges(
  box: Element,
  { clientX, clientY }: PointerEvent,
  onScroll: () => void,
  isBoth = false,
): () => void {
  const isPage = box === document.scrollingElement;
  const edges = isPage
    ? { top: 0, bottom: innerHeight, left: 0, right: innerWidth }
    : box.getBoundingClientRect();
  const top = stepAt(clientY, edges.top, edges.bottom);
  const left = isBoth ? stepAt(clientX, edges.left, edges.right) : 0;
  if (top === 0 && left === 0) return () => {};
  let frame = requestAnimationFrame(function scroll() {
    const { scrollTop, scrollLeft } = box;
    box.scrollBy({ top, left, behavior: 'instant' });
    if (box.scrollTop === scrollTop && box.scrollLeft === scrollLeft) return;
    onScroll();
    frame = requestAnimationFrame(scroll);
  });
  return () => cancelAnimationFrame(frame);
}

const stepAt = (at: number, from: number, to: number) =>
  at < from + EDGE ? -STEP : at > to - EDGE ? STEP : 0;

/** Returns the element that scrolls an element: the nearest box around it, or the page. */
export function scrollParentOf(element: Element): Element {
  for (let node: Element | null = element; node; node = node.parentElement) {
    const isScrolled = /auto|scroll/.test(getComputedStyle(node).overflowY);
    if (isScrolled && node.scrollHeight > node.clientHeight) return node;
  }
  return document.scrollingElement ?? document.documentElement;
}
