/**
 * Returns where the events of the forms around an element can be heard: in its document and, as `submit` and `reset`
 * never leave one, in the shadow root that it is in.
 */
export function rootsOf(element: Element | null | undefined): (Document | ShadowRoot)[] {
  const root = element?.getRootNode();
  return root instanceof ShadowRoot ? [document, root] : [document];
}
