// biome-ignore-all lint/a11y/useFocusableInteractive: the active cell is focused, not its row.
// biome-ignore-all lint/a11y/useSemanticElements: cells are placed where they are seen, which a table can't.
'use client';
import { memo } from 'react';
import { usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { dataGridMessages } from './data-grid.messages.ts';
import type {
  DataGridCell,
  DataGridColumn,
  DataGridProps,
  DataGridRow,
  GridStyle,
} from './data-grid.types.ts';
import { GridEditor } from './grid-editor.tsx';
import type { Place } from './range.ts';
import { indicesWith, placeOf } from './span.ts';

interface GridRowProps extends Pick<DataGridProps, 'inputMode'> {
  row: DataGridRow;
  /** Among the rows that aren't folded away. */
  index: number;
  isExpanded: boolean | undefined;
  /** Rows stand below others. */
  hasLevels: boolean;
  columns: readonly DataGridColumn[];
  /** The columns in view; none if the row isn't. */
  first: number;
  last: number;
  /** How many columns stay in sight. */
  frozen: number;
  /** The column of the active cell, if it is in view or in this row. */
  also: number;
  /** The column of the active cell, if it is in this row; -1 is the header. */
  active: number | undefined;
  /** The selected columns; undefined if none. */
  from: number | undefined;
  to: number | undefined;
  /** The text that the editor of the active cell starts with. */
  editText: string | undefined;
  cellAt: (place: Place) => DataGridCell | undefined;
}

/** A row: its header and its cells in view. Places without a cell have no element, unless they are active. */
export const GridRow = memo(function GridRow({
  row,
  index,
  isExpanded,
  hasLevels,
  columns,
  first,
  last,
  frozen,
  also,
  active,
  from,
  to,
  editText,
  cellAt,
  inputMode,
}: GridRowProps) {
  const part = usePart();
  const messages = useMessages('dataGrid', dataGridMessages);
  const { level = 0, isGroup = false, isSummary = false, label, header } = row;
  const isSelected = (at: number) =>
    !isSummary && from !== undefined && to !== undefined && at >= from && at <= to;
  const indent: GridStyle = { '--bk-grid-level': level };
  return (
    <div
      {...part('row', 'bk-grid-row', {
        insetBlockStart: `calc(var(--bk-grid-row-height) * ${index})`,
      })}
      role="row"
      data-group={isGroup || undefined}
      data-summary={isSummary || undefined}
      // The headers of the columns are the first row.
      aria-rowindex={index + 2}
      aria-level={hasLevels ? level + 1 : undefined}
      aria-expanded={hasLevels ? isExpanded : undefined}
    >
      <div
        {...part('row-header', 'bk-grid-header', indent)}
        role="rowheader"
        aria-colindex={1}
        aria-expanded={isExpanded}
        aria-label={header === undefined ? undefined : label}
        tabIndex={active === -1 ? 0 : undefined}
      >
        {header ?? label}
      </div>
      {indicesWith({ first, last }, frozen, also, columns.length).map((at) => {
        const cell = cellAt({ row: index, column: at });
        const isActive = at === active;
        const isFrozen = at < frozen;
        // A frozen one covers what scrolls under it.
        if (!isActive && !isFrozen && (!cell || isBlank(cell))) return null;
        const { kind = 'own', isChanged, error, note, disabledReason } = cell ?? {};
        const isEditing = isActive && editText !== undefined;
        const notes = [
          error,
          kind === 'own' ? undefined : messages[kind],
          isChanged ? messages.changed : undefined,
          note,
          disabledReason,
        ];
        return (
          <div
            key={columns[at]?.key}
            {...part('cell', 'bk-grid-cell', placeOf(at, isFrozen))}
            role="gridcell"
            data-frozen={isFrozen || undefined}
            data-weekend={(isFrozen && columns[at]?.isWeekend) || undefined}
            data-today={(isFrozen && columns[at]?.isToday) || undefined}
            data-kind={cell && kind}
            data-changed={isChanged || undefined}
            data-invalid={error !== undefined || undefined}
            data-unavailable={cell?.isUnavailable || undefined}
            data-tooltip={isEditing || disabledReason !== undefined ? undefined : (error ?? note)}
            data-disabled-reason={disabledReason}
            aria-colindex={at + 2}
            aria-selected={isSelected(at)}
            aria-invalid={error !== undefined || undefined}
            aria-readonly={!cell || isSummary || disabledReason !== undefined || undefined}
            aria-description={notes.filter(Boolean).join(' ') || undefined}
            tabIndex={isActive ? 0 : undefined}
          >
            {isEditing ? (
              <GridEditor
                label={messages.editor(label, columns[at]?.label ?? '')}
                text={editText}
                error={error}
                inputMode={inputMode}
              />
            ) : cell?.detail === undefined ? (
              cell?.text
            ) : (
              <>
                <span>{cell.text}</span>
                <span {...part('detail', 'bk-grid-detail')}>{cell.detail}</span>
              </>
            )}
          </div>
        );
      })}
    </div>
  );
});

/** Nothing to see or read: the lines around it belong to the grid. */
const isBlank = ({
  text,
  detail,
  isChanged,
  isUnavailable,
  error,
  note,
  disabledReason,
}: DataGridCell) =>
  text === '' && !detail && !isChanged && !isUnavailable && !error && !note && !disabledReason;
