// biome-ignore-all lint/a11y/useSemanticElements: cells are placed where they are seen, which a table can't.
// biome-ignore-all lint/a11y/useFocusableInteractive: headers of columns are read with their cells, not moved to.
'use client';
import { usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { dataGridMessages } from './data-grid.messages.ts';
import type { DataGridColumn } from './data-grid.types.ts';
import { placeOf } from './span.ts';

interface GridHeadProps {
  columns: readonly DataGridColumn[];
  /** Indices of the columns that are rendered. */
  shown: readonly number[];
  /** How many columns stay in sight. */
  frozen: number;
  rowsLabel: string | undefined;
}

/** The headers of the columns in view. */
export function GridHead({ columns, shown, frozen, rowsLabel }: GridHeadProps) {
  const part = usePart();
  const messages = useMessages('dataGrid', dataGridMessages);
  return (
    <div {...part('head', 'bk-grid-head')} role="row" aria-rowindex={1}>
      <div {...part('corner', 'bk-grid-corner')} role="columnheader" aria-colindex={1}>
        {rowsLabel ?? messages.rows}
      </div>
      {shown.map((at) => {
        const column = columns[at];
        if (!column) return null;
        const { key, label, header, isWeekend, isToday } = column;
        return (
          <div
            key={key}
            {...part('column', 'bk-grid-column', placeOf(at, at < frozen))}
            role="columnheader"
            data-frozen={at < frozen || undefined}
            data-weekend={isWeekend || undefined}
            aria-current={isToday ? 'date' : undefined}
            aria-label={header === undefined ? undefined : label}
            aria-colindex={at + 2}
          >
            {header ?? label}
          </div>
        );
      })}
    </div>
  );
}
