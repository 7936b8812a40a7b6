interface Left {
  readonly target: EventTarget;
}

/** Returns the focused element in the document or the shadow root that a node is in. */
export function focusedBeside(node: Node): Element | null {
  const root = node.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
}

/**
 * Returns whether a blur has taken the focus elsewhere in the page. An element keeps it while only its window or tab is
 * left, and nothing that is being typed ends.
 */
export const isFocusLeft = ({ target }: Left): boolean =>
  !(target instanceof Element) || focusedBeside(target) !== target;
