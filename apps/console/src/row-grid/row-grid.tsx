// biome-ignore-all lint/a11y/useFocusableInteractive: the link or button in a cell is focused, not the row.
// biome-ignore-all lint/a11y/useSemanticElements: rows of a card, which have no columns to line up.
import type { ReactNode } from 'react';
import { useRowKeys } from './use-row-keys.ts';

interface RowGridProps<R> {
  readonly label: string;
  readonly className?: string;
  readonly rows: readonly R[];
  readonly keyOf: (row: R) => string;
  /** Cells of a row, each with one link or button at most. The first takes the rest of the width. */
  readonly cells: readonly ((row: R) => ReactNode)[];
}

/** The rows of a card, which are one tab stop together: arrow keys move between them, and in a row. */
export function RowGrid<R>({ label, className, rows, keyOf, cells }: RowGridProps<R>) {
  const keys = useRowKeys<HTMLDivElement>();
  return (
    <div role="grid" aria-label={label} className={className} {...keys}>
      {rows.map((row) => (
        <div
          key={keyOf(row)}
          role="row"
          className="flex items-center border-bk-subtle not-first:border-t print:break-inside-avoid"
        >
          {cells.map((cell, at) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name, and keep their places.
              key={at}
              role="gridcell"
              className="min-w-0 not-first:flex-none first:flex-1"
            >
              {cell(row)}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
