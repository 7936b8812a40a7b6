import type { ReactNode } from 'react';

export interface TableCellProps {
  /** Before the text: an `Avatar` or `Icon`. */
  media?: ReactNode;
  children: ReactNode;
  /** After it, smaller and muted: a code, how far away a date is. */
  aside?: ReactNode;
  /** Highlights the aside, whose text says why. */
  asideTone?: 'warning' | 'danger' | undefined;
}

/** The usual content of a table cell: text, optional media before it, and a note beside it. */
export function TableCell({ media, children, aside, asideTone }: TableCellProps) {
  return (
    <span className="bk-cell">
      {media}
      <span>{children}</span>
      {aside && (
        <>
          {' '}
          <span className="bk-cell-aside" data-tone={asideTone}>
            {aside}
          </span>
        </>
      )}
    </span>
  );
}
