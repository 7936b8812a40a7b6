'use client';
import { useEffect } from 'react';
import { addBranch } from '../primitives/branches.tsx';

export interface ModalBranchProps {
  /** A node outside the modal: what a map or another library puts at the end of the body. */
  node: HTMLElement | null;
}

/**
 * Makes a part of the page belong to every open Modal and Drawer: focus may move into it, Escape in it leaves the
 * dialog open, it takes the pointer, and screen readers find it. Where the dialog is open before the node is a branch,
 * they find it only if it is a child of the body.
 */
export function ModalBranch({ node }: ModalBranchProps) {
  useEffect(() => {
    if (!node) return;
    const { pointerEvents } = node.style;
    node.style.pointerEvents = 'auto';
    const leave = addBranch(node);
    return () => {
      node.style.pointerEvents = pointerEvents;
      leave();
    };
  }, [node]);
  return null;
}
