/** Distance from an edge at which it scrolls, in px. */
const EDGE = 40;
/** What it scrolls in a frame, in px. */
const STEP = 8;

/**
 * Scrolls `box` while the pointer stays near its upper or lower edge, and calls `onScroll` after each step. Returns a
 * function that ends it.
 */
export function scrollAtEdges(
  box: Element,
  { clientY }: PointerEvent,
  onScroll: () => void,
): () => void {
  const isPage = box === document.scrollingElement;
  const { top, bottom } = isPage ? { top: 0, bottom: innerHeight } : box.getBoundingClientRect();
  const by = clientY < top + EDGE ? -STEP : clientY > bottom - EDGE ? STEP : 0;
  if (by === 0) return () => {};
  let frame = requestAnimationFrame(function scroll() {
    const before = box.scrollTop;
    box.scrollTop += by;
    if (box.scrollTop === before) return;
    onScroll();
    frame = requestAnimationFrame(scroll);
  });
  return () => cancelAnimationFrame(frame);
}

/** What scrolls an element: the nearest box around it, or the page. */
export function scrollParentOf(element: Element): Element {
  for (let node: Element | null = element; node; node = node.parentElement) {
    const isScrolled = /auto|scroll/.test(getComputedStyle(node).overflowY);
    if (isScrolled && node.scrollHeight > node.clientHeight) return node;
  }
  return document.scrollingElement ?? document.documentElement;
}
