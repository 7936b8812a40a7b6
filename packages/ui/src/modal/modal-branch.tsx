'use client';
import { useEffect } from 'react';
import { addBranch } from '../primitives/branches.tsx';

export interface ModalBranchProps {
  /** A node outside the modal: what a map or another library puts at the end of the body. */
  node: HTMLElement | null;
}

/**
 * Makes a part of the page belong to every open Modal and Drawer: focus may move into it, Escape in it leaves the
 * dialog open, and it takes the pointer. The node is announced only if it carries `aria-live` or came after the dialog.
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
