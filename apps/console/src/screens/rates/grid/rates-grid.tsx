import { DataGrid, type DataGridColumn, type DataGridSelection, Select } from '@booking/ui';
import { useCallback, useMemo, useState } from 'react';
import type { useRateDraft } from '../draft/use-rate-draft.ts';
import { rowKey, rowOf } from '../rate-keys.ts';
import { type RateView, rateViews, viewLabels } from '../rate-views.ts';
import { rowName } from '../rate-words.ts';
import { type CellPlace, gridCell } from './grid-cell.ts';
import { assetsKey, dayLabel, type GridRow, gridColumns, gridRows } from './grid-rows.tsx';
import type { RateWindow } from './rate-window.ts';
import type { LoadedRates } from './use-rates.ts';

interface RatesGridProps {
  readonly label: string;
  readonly loaded: LoadedRates & { readonly rates: NonNullable<LoadedRates['rates']> };
  readonly window: RateWindow;
  readonly weekendDays: readonly number[];
  readonly draft: ReturnType<typeof useRateDraft>;
  /** The categories whose assets are shown. */
  readonly open: readonly string[];
  readonly onOpen: (open: readonly string[]) => void;
  readonly onSelect: (selection: DataGridSelection) => void;
  readonly disabledReason: string | undefined;
}

/** The grid of rates: categories and packages by days. */
export function RatesGrid({
  loaded,
  window,
  weekendDays,
  draft,
  open,
  onOpen,
  ...rest
}: RatesGridProps) {
  const { rates, assets, cells, isFetching } = loaded;
  const { view, days } = window;
  const rows = useMemo(() => gridRows(rates, assets), [rates, assets]);
  const columns = useMemo(
    () => gridColumns(days, rates.today, weekendDays),
    // The days are new each time.
    [days, rates.today, weekendDays],
  );
  const cell = useCellOf({ ...rates, cells, draft: draft.draft });
  const all = rates.targets.filter(({ asset }) => !asset).map(({ category }) => category);
  return (
    <DataGrid<GridRow, DataGridColumn>
      className="ck-rates-grid"
      label={rest.label}
      rows={rows}
      columns={columns}
      rowsLabel="Category and package"
      headHeight={64}
      columnWidth={62}
      rowHeaderWidth={216}
      defaultSelection={defaultSelection(rows, days)}
      cell={useCallback(
        (row: GridRow, column: DataGridColumn) => row.rate && cell(row.rate, column.key, view),
        [cell, view],
      )}
      onEdit={(edits) => draft.edit(edits, view)}
      onUndo={draft.undo}
      onRedo={draft.redo}
      onSelectionChange={rest.onSelect}
      collapsed={all.filter((one) => !open.includes(one)).map(assetsKey)}
      onCollapsedChange={(collapsed) =>
        onOpen(all.filter((one) => !collapsed.includes(assetsKey(one))))
      }
      inputMode={view === 'closed' ? 'text' : 'decimal'}
      disabledReason={rest.disabledReason}
      isLoading={isFetching}
    />
  );
}

/** The first cell that has a rate. */
function defaultSelection(rows: readonly GridRow[], days: readonly string[]): DataGridSelection {
  const row = rows.find(({ rate }) => rate)?.key ?? '';
  const place = { row, column: days[0] ?? '' };
  return { from: place, to: place };
}

/** The cells of the grid, by row, day and view. */
function useCellOf({ cells, draft, today, lastDay, packages, rounding }: CellPlace) {
  return useCallback(
    (row: Parameters<typeof gridCell>[0], date: string, view: RateView) =>
      gridCell(row, date, view, { cells, draft, today, lastDay, packages, rounding }),
    [cells, draft, today, lastDay, packages, rounding],
  );
}

/** On a phone: the days of one row, with all its values side by side. */
export function RatesList({
  label,
  loaded,
  window,
  draft,
  onSelect,
  disabledReason,
}: RatesGridProps) {
  const { rates, cells, isFetching } = loaded;
  const choices = rates.rows.filter(({ asset }) => !asset);
  const [chosen, setChosen] = useState('');
  const row = choices.find((one) => rowKey(one) === chosen) ?? choices[0];
  const cell = useCellOf({ ...rates, cells, draft: draft.draft });
  if (!row) return null;
  const key = rowKey(row);
  return (
    <div className="ck-rates-phone">
      <Select
        label="Category and package"
        value={key}
        onChange={(event) => setChosen(event.target.value)}
        options={choices.map((one) => ({
          value: rowKey(one),
          label: rowName(one, rates.targets),
        }))}
      />
      <DataGrid
        className="ck-rates-grid"
        label={label}
        rows={window.days.map((day) => ({ key: day, label: dayLabel(day) }))}
        columns={rateViews.map((view) => ({ key: view, label: viewLabels[view] }))}
        rowsLabel="Day"
        columnWidth={64}
        rowHeight={44}
        rowHeaderWidth={104}
        cell={(day, column) => {
          const view = rateViews.find((one) => one === column.key) ?? 'price';
          return cell(rowOf(key), day.key, view);
        }}
        onEdit={(edits) => {
          for (const { row: day, column, text } of edits) {
            const view = rateViews.find((one) => one === column) ?? 'price';
            draft.edit([{ row: key, column: day, text }], view);
          }
        }}
        onUndo={draft.undo}
        onRedo={draft.redo}
        onSelectionChange={({ from, to }) =>
          onSelect({ from: { row: key, column: from.row }, to: { row: key, column: to.row } })
        }
        disabledReason={disabledReason}
        isLoading={isFetching}
      />
    </div>
  );
}
