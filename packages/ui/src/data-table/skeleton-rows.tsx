// biome-ignore-all lint/a11y/noRedundantRoles: WebKit forgets a table's roles once its parts are laid out as cards.
import { usePart } from '../primitives/react/use-part.ts';
import { Skeleton } from '../skeleton/index.ts';
import { cardPriority } from './body-row.tsx';
import type { Column } from './data-table.types.ts';
import type { Pin } from './pins.ts';

interface SkeletonRowsProps<T> {
  columns: readonly Column<T>[];
  pins: readonly (Pin | undefined)[];
  count: number;
  hasActions: boolean;
  hasBoxes: boolean;
  hasDetails: boolean;
}

/** Rows of the real height, shown during the first load. */
export function SkeletonRows<T>({
  columns,
  pins,
  count,
  hasActions,
  hasBoxes,
  hasDetails,
}: SkeletonRowsProps<T>) {
  const part = usePart();
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical.
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a table row is not focusable.
    <tr key={row} role="row" className="bk-table-row" aria-hidden="true">
      {hasBoxes && <td role="cell" className="bk-table-cell bk-table-select" />}
      {hasDetails && <td role="cell" className="bk-table-cell bk-table-expand" />}
      {columns.map((column, index) => (
        <td
          key={column.key}
          role="cell"
          className="bk-table-cell bk-table-skeleton"
          data-align={column.align}
          data-priority={cardPriority(column, index)}
          data-label={column.label}
          {...pins[index]}
          // Uneven lengths look like text.
          data-length={(row + index) % 3}
        >
          <Skeleton {...part('skeleton', 'bk-table-bar')} />
        </td>
      ))}
      {hasActions && <td role="cell" className="bk-table-cell bk-table-actions" />}
    </tr>
  ));
}
