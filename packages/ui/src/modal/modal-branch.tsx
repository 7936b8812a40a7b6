'use client';
import { useEffect } from 'react';
import { addBranch } from '../primitives/branches.tsx';

export interface ModalBranchProps {
  /** A node outside the modal, for example added to the body by a map library. */
  node: HTMLElement | null;
}

/**
 * Makes a node part of every open Modal and Drawer: focus may move into it, Escape in it doesn't close the dialog, it
 * receives pointer events, and screen readers can reach it. A node added while a dialog is open must be a child of the
 * body for that.
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
