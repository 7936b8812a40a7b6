'use client';
import {
  type CSSProperties,
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  type Ref,
  type RefAttributes,
  type SyntheticEvent,
  useCallback,
} from 'react';
import { classNames } from './class-names.ts';

/** An element of the host that a component renders instead of its own, with its props. */
export type RenderElement = ReactElement<HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement>>;

interface RenderedProps<Node extends HTMLElement>
  extends Omit<HTMLAttributes<Node>, 'color'>,
    RefAttributes<Node> {
  element: RenderElement;
}

/** Renders the host's element as our root. Only a component that got one in `render` mounts it. */
export function Rendered<Node extends HTMLElement>({ element, ref, ...own }: RenderedProps<Node>) {
  const merged = useMergedRefs(ref, element.props.ref);
  return cloneElement(element, { ...mergeProps(own, element.props), ref: merged });
}

/**
 * Returns our props merged with those of the host's element: classes and styles of both, each handler after the
 * element's unless that prevented the default. Of other props ours win; undefined never does.
 */
export function mergeProps(own: object, element: object): Record<string, unknown> {
  const merged = new Map<string, unknown>(Object.entries(element));
  for (const [name, value] of Object.entries(own)) {
    if (value !== undefined) merged.set(name, mergeProp(name, value, merged.get(name)));
  }
  return Object.fromEntries(merged);
}

function mergeProp(name: string, own: unknown, element: unknown): unknown {
  if (element === undefined || element === null) return own;
  if (name === 'className') return classNames(String(own), String(element));
  if (name === 'style') return { ...styleOf(own), ...styleOf(element) };
  if (isHandler(name, own) && isHandler(name, element)) {
    return (event: SyntheticEvent) => {
      element(event);
      if (!event.defaultPrevented) own(event);
    };
  }
  return own;
}

const styleOf = (value: unknown): CSSProperties => (typeof value === 'object' ? { ...value } : {});

const isHandler = (name: string, value: unknown): value is (event: SyntheticEvent) => void =>
  /^on[A-Z]/.test(name) && typeof value === 'function';

/** Returns one ref that sets both; stable while they are. */
export function useMergedRefs<Node>(
  first: Ref<Node> | undefined,
  second: Ref<Node> | undefined,
): Ref<Node> | undefined {
  const both = useCallback(
    (node: Node) => {
      const clean = [setRef(first, node), setRef(second, node)];
      return () => {
        for (const one of clean) one();
      };
    },
    [first, second],
  );
  return first && second ? both : (first ?? second);
}

function setRef<Node>(ref: Ref<Node> | undefined, node: Node): () => void {
  if (typeof ref === 'function') {
    const clean = ref(node);
    return typeof clean === 'function' ? clean : () => ref(null);
  }
  if (ref) ref.current = node;
  return () => {
    if (ref) ref.current = null;
  };
}
