// biome-ignore-all lint/a11y/noRedundantRoles: WebKit forgets a table's roles once its parts are laid out as cards.
import { usePart } from '../primitives/react/use-part.ts';
import { cardPriority } from './body-row.tsx';
import type { Column } from './data-table.types.ts';
import type { Pin } from './pins.ts';

interface FootRowProps<T> {
  columns: readonly Column<T>[];
  pins: readonly (Pin | undefined)[];
  hasActions: boolean;
  hasBoxes: boolean;
  hasDetails: boolean;
}

/** The row of totals below the rows. */
export function FootRow<T>({ columns, pins, hasActions, hasBoxes, hasDetails }: FootRowProps<T>) {
  const part = usePart();
  return (
    <tfoot {...part('footer', 'bk-table-foot')} role="rowgroup">
      <tr role="row" className="bk-table-row">
        {hasBoxes && <td role="cell" className="bk-table-cell bk-table-select" />}
        {hasDetails && <td role="cell" className="bk-table-cell bk-table-expand" />}
        {columns.map((column, index) => {
          const attributes = {
            className: 'bk-table-cell',
            'data-align': column.align,
            'data-priority': cardPriority(column, index),
            'data-label': column.label,
            ...pins[index],
          };
          return index === 0 ? (
            <th key={column.key} scope="row" role="rowheader" {...attributes}>
              {column.footer}
            </th>
          ) : (
            <td key={column.key} role="cell" {...attributes}>
              {column.footer}
            </td>
          );
        })}
        {hasActions && <td role="cell" className="bk-table-cell bk-table-actions" />}
      </tr>
    </tfoot>
  );
}
