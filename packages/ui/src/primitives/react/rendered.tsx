'use client';
import {
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  type Ref,
  type RefAttributes,
  type SyntheticEvent,
  useCallback,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { classNames } from './class-names.ts';

/** An element of the host that a component renders instead of its own, with its props. */
export type RenderElement = ReactElement<HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement>>;

interface RenderedProps<Node extends HTMLElement>
  extends Omit<HTMLAttributes<Node>, 'color'>,
    RefAttributes<Node> {
  element: RenderElement;
}

/**
 * Renders the host's element as the root of a component. Classes and styles are merged, and a handler of the component
 * runs after the element's, unless that prevented the default. The component's other props override the element's,
 * except where they are undefined. Mounted only where `render` is set.
 */
export function Rendered<Node extends HTMLElement>({ element, ref, ...own }: RenderedProps<Node>) {
  const theirs: Readonly<Record<string, unknown>> = { ...element.props };
  const merged: Record<string, unknown> = { ref: useMergedRefs(ref, element.props.ref) };
  for (const [name, ours] of Object.entries(own)) {
    const their = theirs[name];
    if (ours !== undefined)
      merged[name] = isHandler(ours) && isHandler(their) ? both(their, ours) : ours;
  }
  merged.className = classNames(own.className, element.props.className);
  merged.style = { ...own.style, ...element.props.style };
  return cloneElement(element, merged);
}

type Handler = (event: SyntheticEvent) => void;

const isHandler = (value: unknown): value is Handler => typeof value === 'function';

const both = (first: Handler, second: Handler) => (event: SyntheticEvent) => {
  first(event);
  if (!event.defaultPrevented) second(event);
};

/** A ref that has its node, and what takes the node from it. */
interface Attached<Node> {
  readonly ref: Ref<Node> | undefined;
  readonly detach: () => void;
}

const attach = <Node,>(ref: Ref<Node> | undefined, node: Node): Attached<Node> => ({
  ref,
  detach: setRef(ref, node),
});

/** Returns one ref that sets both. One that changes, such as a function in the markup, leaves the other alone. */
export function useMergedRefs<Node>(
  first: Ref<Node> | undefined,
  second: Ref<Node> | undefined,
): Ref<Node> | undefined {
  const latest = useRef([first, second]);
  const attached = useRef<{ node: Node; refs: readonly Attached<Node>[] }>(undefined);
  // Before React attaches refs.
  useInsertionEffect(() => {
    latest.current = [first, second];
  });
  useLayoutEffect(() => {
    const { current } = attached;
    if (!current) return;
    current.refs = [first, second].map((ref, at) => {
      const before = current.refs[at];
      if (before && before.ref === ref) return before;
      before?.detach();
      return attach(ref, current.node);
    });
  }, [first, second]);
  const merged = useCallback((node: Node) => {
    attached.current = { node, refs: latest.current.map((ref) => attach(ref, node)) };
    return () => {
      for (const { detach } of attached.current?.refs ?? []) detach();
      attached.current = undefined;
    };
  }, []);
  return first && second ? merged : (first ?? second);
}

/** Returns a cleanup function. */
function setRef<Node>(ref: Ref<Node> | undefined, node: Node | null): () => void {
  if (typeof ref !== 'function') {
    if (ref) ref.current = node;
    return () => node && setRef(ref, null);
  }
  return ref(node) ?? (() => ref(null));
}
