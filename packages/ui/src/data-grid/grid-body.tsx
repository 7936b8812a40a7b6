// biome-ignore-all lint/a11y/useSemanticElements: cells are placed where they are seen, which a table can't.
'use client';
import { usePart } from '../primitives/react/use-part.ts';
import type { DataGridCell, DataGridColumn, DataGridProps } from './data-grid.types.ts';
import { GridHead } from './grid-head.tsx';
import { GridMarks } from './grid-marks.tsx';
import { GridRow } from './grid-row.tsx';
import type { Place, Range } from './range.ts';
import { includes, indicesOf, indicesWith, NOTHING } from './span.ts';
import { isTree, type ShownRow } from './tree.ts';
import type { GridFill } from './use-grid-fill.ts';
import type { GridView } from './use-grid-view.ts';
import type { ValueRows } from './value-rows.ts';

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
  /** Undefined where nothing can be filled. */
  fill: GridFill | undefined;
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
  fill,
  cellAt,
  inputMode,
}: GridBodyProps) {
  const part = usePart();
  const { frozen } = view;
  const shownColumns = indicesWith(view.columns, frozen, active.column, columns.length);
  const hasLevels = isTree(rows);
  const isSelectedRow = (row: number) => row >= range.top && row <= range.bottom;
  return (
    <>
      <GridHead columns={columns} shown={shownColumns} frozen={frozen} rowsLabel={rowsLabel} />
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
          const isInView = includes(view.rows, at);
          const shown = isInView ? view.columns : NOTHING;
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
                frozen={isInView ? frozen : 0}
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
        {rows.length > 0 && (
          <GridMarks range={range} valueRows={valueRows} frozen={frozen} fill={fill} />
        )}
      </div>
    </>
  );
}
