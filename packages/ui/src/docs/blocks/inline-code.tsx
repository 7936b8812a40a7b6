import { Fragment } from 'react';

/** A sentence of a docstring: what stands between backticks is code. */
export function InlineCode({ children }: { children: string }) {
  return children.split(/`([^`]+)`/).map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 === 1 ? <code key={key}>{part}</code> : <Fragment key={key}>{part}</Fragment>;
  });
}
