'use client';
import { useEffect } from 'react';
import { addBranch } from '../primitives/overlays/layers.ts';

export interface ModalBranchProps {
  /** A node outside the modal, for example added to the body by a map library. */
  node: HTMLElement | null;
}

/**
 * Makes a node part of every open Modal and Drawer: focus may move into it, Escape in it doesn't close the dialog, it
 * receives pointer events, and screen readers can reach it.
 */
export function ModalBranch({ node }: ModalBranchProps) {
  useEffect(() => (node ? addBranch(node) : undefined), [node]);
  return null;
}
