import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../primitives/react/class-names.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { type CellAsideTone, cellAsideClass } from './table-cell.variants.ts';

/** The parts of `TableCell`. */
export type TableCellPart = 'aside';

export interface TableCellProps extends PartsProps<TableCellPart>, ComponentProps<'span'> {
  /** Before the text: an `Avatar` or `Icon`. */
  media?: ReactNode;
  children: ReactNode;
  /** After it, smaller and muted: a code, how far away a date is. */
  aside?: ReactNode;
  /** Highlights the aside, whose text says why. */
  asideTone?: CellAsideTone | undefined;
}

/** The usual content of a table cell: text, optional media before it, and a note beside it. */
export function TableCell({
  media,
  children,
  aside,
  asideTone,
  className,
  parts,
  ...rest
}: TableCellProps) {
  const part = partOf(parts);
  const content = (
    <>
      <span>{children}</span>
      {aside && (
        <>
          {' '}
          <span {...part('aside', cellAsideClass({ tone: asideTone }))}>{aside}</span>
        </>
      )}
    </>
  );
  return (
    <span
      {...rest}
      className={classNames('bk-cell', media ? 'bk-cell-with-media' : null, className)}
    >
      {media}
      {media && aside ? <span className="bk-cell-words">{content}</span> : content}
    </span>
  );
}
