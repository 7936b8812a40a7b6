// biome-ignore-all lint/a11y/useSemanticElements: cells are placed where they are seen, which a table can't.
// biome-ignore-all lint/a11y/useFocusableInteractive: headers of columns are read with their cells, not moved to.
'use client';
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
  const messages = useMessages('dataGrid', dataGridMessages);
  return (
    <div role="row" className="bk-grid-head" data-part="head" aria-rowindex={1}>
      <div role="columnheader" className="bk-grid-corner" data-part="corner" aria-colindex={1}>
        {rowsLabel ?? messages.rows}
      </div>
      {shown.map((at) => {
        const column = columns[at];
        if (!column) return null;
        const { key, label, header, isWeekend, isToday } = column;
        return (
          <div
            key={key}
            role="columnheader"
            className="bk-grid-column"
            data-part="column"
            data-frozen={at < frozen || undefined}
            data-weekend={isWeekend || undefined}
            aria-current={isToday ? 'date' : undefined}
            aria-label={header === undefined ? undefined : label}
            aria-colindex={at + 2}
            style={placeOf(at, at < frozen)}
          >
            {header ?? label}
          </div>
        );
      })}
    </div>
  );
}
