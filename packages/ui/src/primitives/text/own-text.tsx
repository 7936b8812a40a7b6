import type { ReactNode } from 'react';

/** Returns content of the host as one text if it has no elements. */
export function textOf(content: ReactNode): string | undefined {
  const parts = [content].flat();
  return parts.every((part) => /string|number/.test(typeof part)) ? parts.join('') : undefined;
}

/**
 * Returns content of the host with an element of its own if it is text. React replaces the text of an element that has
 * nothing else; beside other nodes it writes into a node that a browser's translation has taken off the page, or fails
 * to remove it.
 */
export function ownText(content: ReactNode): ReactNode {
  const text = textOf(content);
  return text === undefined ? content : <span>{text}</span>;
}
