// biome-ignore-all lint/a11y/useSemanticElements: cells are placed where they are seen, which a table can't.
'use client';
import { usePart } from '../primitives/react/use-part.ts';
import type { DataGridCell, DataGridColumn, DataGridProps, GridStyle } from './data-grid.types.ts';
import { GridHead } from './grid-head.tsx';
import { GridRow } from './grid-row.tsx';
import { heightOf, type Place, type Range, widthOf } from './range.ts';
import { includes, indicesOf, NOTHING } from './span.ts';
import { isTree, type ShownRow } from './tree.ts';
import type { GridView } from './use-grid-view.ts';
import { countIn, partsOf, type ValueRows } from './value-rows.ts';

interface GridBodyProps extends Pick<DataGridProps, 'rowsLabel' | 'inputMode'> {
  rows: readonly ShownRow[];
  columns: readonly DataGridColumn[];
  view: GridView;
  active: Place;
  /** The selected cells. */
  range: Range;
  valueRows: ValueRows;
  /** The text that the editor of the active cell starts with. */
  editText: string | undefined;
  cellAt: (place: Place) => DataGridCell | undefined;
}

/** The headers and cells in view, and the frame around the selected ones. */
export function GridBody({
  rows,
  columns,
  rowsLabel,
  view,
  active,
  range,
  valueRows,
  editText,
  cellAt,
  inputMode,
}: GridBodyProps) {
  const part = usePart();
  const shownColumns = indicesOf(view.columns, active.column, columns.length);
  const hasLevels = isTree(rows);
  const isSelectedRow = (row: number) => row >= range.top && row <= range.bottom;
  const isSeveral = countIn(range, valueRows) > 1;
  return (
    <>
      <GridHead columns={columns} shown={shownColumns} rowsLabel={rowsLabel} />
      <div {...part('body', 'bk-grid-body')} role="rowgroup">
        {shownColumns.map((at) => {
          const { key, isWeekend, isToday } = columns[at] ?? {};
          return isWeekend || isToday ? (
            <div
              key={key}
              className="bk-grid-shade"
              data-today={isToday || undefined}
              aria-hidden="true"
              style={{ insetInlineStart: `calc(var(--bk-grid-column-width) * ${at})` }}
            />
          ) : null;
        })}
        {indicesOf(view.rows, active.row, rows.length).map((at) => {
          const { row, isExpanded } = rows[at] ?? {};
          const isActive = at === active.row;
          // Of an active row out of view, only the active cell is kept.
          const shown = includes(view.rows, at) ? view.columns : NOTHING;
          return (
            row && (
              <GridRow
                key={row.key}
                row={row}
                index={at}
                isExpanded={isExpanded}
                hasLevels={hasLevels}
                columns={columns}
                first={shown.first}
                last={shown.last}
                also={isActive ? active.column : -1}
                active={isActive ? active.column : undefined}
                from={isSelectedRow(at) ? range.left : undefined}
                to={isSelectedRow(at) ? range.right : undefined}
                editText={isActive ? editText : undefined}
                cellAt={cellAt}
                inputMode={inputMode}
              />
            )
          );
        })}
        {rows.length > 0 &&
          partsOf(range, valueRows).map((area) => (
            <div
              key={area.top}
              {...part('selection', 'bk-grid-selection', markOf(area))}
              data-several={isSeveral || undefined}
              aria-hidden="true"
            />
          ))}
      </div>
    </>
  );
}

/** The measures of the frame around selected cells. */
const markOf = (range: Range): GridStyle => ({
  '--bk-grid-top': range.top,
  '--bk-grid-height': heightOf(range),
  '--bk-grid-start': range.left,
  '--bk-grid-width': widthOf(range),
});
