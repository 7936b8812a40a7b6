/** Returns the host of the shadow root that a node is in. */
export function shadowHostOf(node: Node): Element | undefined {
  const root = node.getRootNode();
  // Not `instanceof`: a server and older browsers have no such class.
  return 'host' in root && root.host instanceof Element ? root.host : undefined;
}

/** Returns whether a node is in an element, or in a shadow root in it. */
export function containsAcross(element: Element, node: Element): boolean {
  for (let inner: Element | undefined = node; inner; inner = shadowHostOf(inner)) {
    if (element.contains(inner)) return true;
  }
  return false;
}

/**
 * Calls a function in the capture phase when something around a node scrolls, also outside of the shadow root that it
 * is in: these events don't leave it. Returns a function that ends this.
 */
export function onScrollAround(node: Element, handle: () => void): () => void {
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  for (let inner: Element | undefined = node; inner; inner = shadowHostOf(inner)) {
    const inside = inner;
    const follow = ({ target }: Event) => {
      if (target instanceof Node && target.contains(inside)) handle();
    };
    inside.getRootNode().addEventListener('scroll', follow, options);
  }
  return () => listening.abort();
}
