import { Fragment } from 'react';

/** Text of a docstring, with backticks rendered as code. */
export function InlineCode({ children }: { children: string }) {
  return children.split(/`([^`]+)`/).map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 === 1 ? <code key={key}>{part}</code> : <Fragment key={key}>{part}</Fragment>;
  });
}
