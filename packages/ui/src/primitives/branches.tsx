'use client';
import { useSyncExternalStore } from 'react';
import { useFocusScopeBranch } from './dialog.ts';

/** Nodes outside an open dialog that belong to it: the toasts, a map's suggestions. */
let branches: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function set(next: readonly HTMLElement[]) {
  branches = next;
  for (const listener of listeners) listener();
}

/**
 * Lets focus move from any open dialog into the node; Escape there doesn't close the dialog. Returns an unregister
 * function.
 *
 * A dialog hides the rest of the page from screen readers except live regions, so the node becomes a silent one.
 */
export function addBranch(node: HTMLElement): () => void {
  set([...branches, node]);
  const isSilent = !node.hasAttribute('aria-live');
  if (isSilent) node.setAttribute('aria-live', 'off');
  // An open dialog has already hidden it.
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

/** Registers the branches with the focus trap of the surrounding dialog. */
export function FocusBranches() {
  const nodes = useSyncExternalStore(
    subscribe,
    () => branches,
    () => none,
  );
  return nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: branches have no key, and are only appended.
    <FocusBranch key={index} node={node} />
  ));
}

function FocusBranch({ node }: { node: HTMLElement }) {
  useFocusScopeBranch(node);
  return null;
}
