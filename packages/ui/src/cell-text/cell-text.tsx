import type { ReactNode } from 'react';

export interface CellTextProps {
  /** Before the text: an `Avatar`, an `Icon`. */
  media?: ReactNode;
  children: ReactNode;
  /** After it, smaller and muted: a code, how far away a date is. */
  aside?: ReactNode;
  /** Draws the eye to the aside, whose words say why. */
  asideTone?: 'warning' | 'danger' | undefined;
}

/** The usual content of a cell: a word or a figure, what stands before it and what is said beside it. */
export function CellText({ media, children, aside, asideTone }: CellTextProps) {
  return (
    <span className="bk-cell-text">
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
