interface Left {
  readonly target: EventTarget;
}

/**
 * Returns the focused element in the document or the shadow root that a node is in. They are not asked for their class:
 * the document of an iframe has its own, as has every one of happy-dom.
 */
export function focusedBeside(node: Node): Element | null {
  const root: Node & Partial<DocumentOrShadowRoot> = node.getRootNode();
  return root.activeElement ?? null;
}

/**
 * Returns whether a blur has taken the focus elsewhere in the page. An element keeps it while only its window or tab is
 * left, and nothing that is being typed ends.
 */
export const isFocusLeft = ({ target }: Left): boolean =>
  !('getRootNode' in target) || focusedBeside(target as Node) !== target;
