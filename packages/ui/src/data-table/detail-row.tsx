// biome-ignore-all lint/a11y/noRedundantRoles: WebKit forgets a table's roles once its parts are laid out as cards.
import type { ReactNode } from 'react';

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
  return (
    <tr
      id={id}
      role="row"
      className="bk-table-detail"
      data-part="detail"
      data-below={index}
      aria-rowindex={rowIndex}
    >
      <td role="cell" className="bk-table-detail-cell" data-part="detail-cell" colSpan={span}>
        <div className="bk-table-detail-body" data-part="detail-body">
          {children}
        </div>
      </td>
    </tr>
  );
}
