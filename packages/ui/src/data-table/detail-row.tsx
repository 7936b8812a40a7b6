// biome-ignore-all lint/a11y/noRedundantRoles: WebKit forgets a table's roles once its parts are laid out as cards.

import type { ReactNode } from 'react';
import { usePart } from '../primitives/react/use-part.ts';

interface DetailRowProps {
  id: string;
  /** Cells of the row above it. */
  span: number;
  /** Among all rows, if only those in view are rendered. */
  index: number | undefined;
  rowIndex: number | undefined;
  children: ReactNode;
}

/** The details of the row above it. */
export function DetailRow({ id, span, index, rowIndex, children }: DetailRowProps) {
  const part = usePart();
  return (
    <tr
      {...part('detail', 'bk-table-detail')}
      id={id}
      role="row"
      data-below={index}
      aria-rowindex={rowIndex}
    >
      <td {...part('detail-cell', 'bk-table-detail-cell')} role="cell" colSpan={span}>
        <div {...part('detail-body', 'bk-table-detail-body')}>{children}</div>
      </td>
    </tr>
  );
}
