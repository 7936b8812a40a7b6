'use client';
import { useSyncExternalStore } from 'react';
import { useFocusScopeBranch } from './dialog.ts';

/** Parts of the page outside an open dialog that belong to it all the same: the toasts, a map's suggestions. */
let branches: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function set(next: readonly HTMLElement[]) {
  branches = next;
  for (const listener of listeners) listener();
}

/**
 * Lets focus move from any open dialog into the node, and Escape there leave the dialog open. Answers the undo.
 *
 * A dialog hides the rest of the page from screen readers, but no live region: so the node is one, a silent one.
 */
export function addBranch(node: HTMLElement): () => void {
  set([...branches, node]);
  const isSilent = !node.hasAttribute('aria-live');
  if (isSilent) node.setAttribute('aria-live', 'off');
  // An open dialog has hidden it already.
  if (node.dataset.ariaHidden) node.removeAttribute('aria-hidden');
  return () => {
    set(branches.filter((branch) => branch !== node));
    if (isSilent) node.removeAttribute('aria-live');
  };
}

export function isInBranch(target: EventTarget | null): boolean {
  return target instanceof Node && branches.some((branch) => branch.contains(target));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const none: readonly HTMLElement[] = [];

/** Tells the focus trap of the dialog around it about the branches. */
export function FocusBranches() {
  const nodes = useSyncExternalStore(
    subscribe,
    () => branches,
    () => none,
  );
  return nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a branch has no name, and its order is that of arrival.
    <FocusBranch key={index} node={node} />
  ));
}

function FocusBranch({ node }: { node: HTMLElement }) {
  useFocusScopeBranch(node);
  return null;
}
