import type { ReactNode } from 'react';

/**
 * Returns content of the host with an element of its own if it is text. React replaces the text of an element that has
 * nothing else; beside other nodes it writes into a node that a browser's translation has taken off the page, or fails
 * to remove it.
 */
export function ownText(content: ReactNode): ReactNode {
  const parts: readonly ReactNode[] = Array.isArray(content) ? content : [content];
  const isText =
    parts.length > 0 && parts.every((part) => typeof part === 'string' || typeof part === 'number');
  return isText ? <span>{parts.join('')}</span> : content;
}
