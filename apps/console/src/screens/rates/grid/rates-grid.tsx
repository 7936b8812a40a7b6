import {
  DataGrid,
  type DataGridCell,
  type DataGridColumn,
  type DataGridEdit,
  type DataGridSelection,
  Select,
} from '@booking/ui';
import { useCallback, useMemo, useState } from 'react';
import type { useRateDraft } from '../draft/use-rate-draft.ts';
import { rowKey, rowOf, type SelectedRates, splitView } from '../rate-keys.ts';
import { type RateView, rateViews, viewLabels } from '../rate-views.ts';
import { rowName } from '../rate-words.ts';
import { type CellContext, gridCell } from './grid-cell.ts';
import {
  categoryKey,
  dayLabel,
  type GridRow,
  gridColumns,
  gridRows,
  rowsLabel,
} from './grid-rows.tsx';
import type { RateWindow } from './rate-window.ts';
import { summaryCell } from './summary-cell.ts';
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
  readonly onSelect: (selected: SelectedRates) => void;
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
  const { view, views, days } = window;
  const rows = useMemo(() => gridRows(rates, assets, view, views), [rates, assets, view, views]);
  const columns = useMemo(
    () => gridColumns(days, rates.today, weekendDays),
    // The days are new each time.
    [days, rates.today, weekendDays],
  );
  const context = { ...rates, cells, draft: draft.draft };
  const cell = useCellOf(context, gridCell);
  const summary = useCellOf(context, summaryCell);
  const shown = view === 'all' ? 'price' : view;
  /** Folded rows other than those of categories, whose assets are loaded when they open. */
  const [folded, setFolded] = useState<readonly string[]>([]);
  const keyOf = (category: string) => categoryKey(category, rates.packages);
  const all = rates.targets.filter(({ asset }) => !asset).map(({ category }) => category);
  return (
    <DataGrid<GridRow, DataGridColumn>
      className="min-h-60 rounded-md border border-bk-subtle"
      label={rest.label}
      rows={rows}
      columns={columns}
      rowsLabel={rowsLabel(rates.packages)}
      headHeight={64}
      columnWidth={62}
      rowHeaderWidth={272}
      // Rates to come are compared with today's.
      frozen={columns[0]?.isToday ? 1 : 0}
      defaultSelection={defaultSelection(rows, days)}
      cell={useCallback(
        (row: GridRow, column: DataGridColumn) =>
          row.packages
            ? summary(row.packages, column.key, shown)
            : row.rate && cell(row.rate, column.key, row.view ?? shown),
        [cell, summary, shown],
      )}
      onEdit={(edits) => draft.edit(edits.map(editOf), shown)}
      onUndo={draft.undo}
      onRedo={draft.redo}
      onSelectionChange={(selection) => rest.onSelect(selectedIn(rows, days, selection))}
      collapsed={[...all.filter((category) => !open.includes(category)).map(keyOf), ...folded]}
      onCollapsedChange={(collapsed) => {
        onOpen(all.filter((category) => !collapsed.includes(keyOf(category))));
        const ofCategories = all.map(keyOf);
        setFolded(collapsed.filter((key) => !ofCategories.includes(key)));
      }}
      inputMode={view === 'closed' || view === 'all' ? 'text' : 'decimal'}
      disabledReason={rest.disabledReason}
      isLoading={isFetching}
    />
  );
}

/** The rates that are selected in the rows of the grid. */
function selectedIn(
  rows: readonly GridRow[],
  days: readonly string[],
  { from, to }: DataGridSelection,
): SelectedRates {
  const at = [from, to].map(({ row }) => rows.findIndex(({ key }) => key === row));
  const some = rows.slice(Math.min(...at), Math.max(...at) + 1);
  const byKey = new Map(some.flatMap(({ rate }) => (rate ? [[rowKey(rate), rate] as const] : [])));
  const row = rows[at[0] ?? -1]?.rate;
  return {
    cell: row && from.column ? { row, date: from.column } : undefined,
    rows: [...byKey.values()],
    ...daysBetween(days, from.column, to.column),
  };
}

/** The first and the last of two days; a heading stands for all that are shown. */
function daysBetween(days: readonly string[], from: string, to: string) {
  if (!from || !to) return { startDate: days[0] ?? '', endDate: days.at(-1) ?? '' };
  return from < to ? { startDate: from, endDate: to } : { startDate: to, endDate: from };
}

/** An edit of the value that its row shows. */
function editOf({ row: key, ...edit }: DataGridEdit) {
  const { of, view } = splitView(key);
  return { ...edit, row: of, view: rateViews.find((rateView) => rateView === view) };
}

/** The first cell that has a rate. */
function defaultSelection(rows: readonly GridRow[], days: readonly string[]): DataGridSelection {
  const row = rows.find(({ rate }) => rate)?.key ?? '';
  const place = { row, column: days[0] ?? '' };
  return { from: place, to: place };
}

/** The cells of the grid, by what they are of, day and view. */
function useCellOf<T>(
  { cells, draft, today, lastDay, packages, rounding, currency }: CellContext,
  cellOf: (of: T, date: string, view: RateView, context: CellContext) => DataGridCell | undefined,
) {
  return useCallback(
    (of: T, date: string, view: RateView) =>
      cellOf(of, date, view, { cells, draft, today, lastDay, packages, rounding, currency }),
    [cellOf, cells, draft, today, lastDay, packages, rounding, currency],
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
  const row = choices.find((choice) => rowKey(choice) === chosen) ?? choices[0];
  const cell = useCellOf({ ...rates, cells, draft: draft.draft }, gridCell);
  if (!row) return null;
  const key = rowKey(row);
  return (
    <div className="grid min-w-0 gap-3">
      <Select
        label="Category and package"
        value={key}
        onChange={(event) => setChosen(event.target.value)}
        options={choices.map((choice) => ({
          value: rowKey(choice),
          label: rowName(choice, rates.targets),
        }))}
      />
      <DataGrid
        className="min-h-80 rounded-md border border-bk-subtle"
        label={label}
        rows={window.days.map((day) => ({ key: day, label: dayLabel(day) }))}
        columns={window.views.map((view) => ({ key: view, label: viewLabels[view] }))}
        rowsLabel="Day"
        columnWidth={84}
        rowHeight={44}
        rowHeaderWidth={104}
        cell={(day, column) => {
          const view = rateViews.find((rateView) => rateView === column.key) ?? 'price';
          return cell(rowOf(key), day.key, view);
        }}
        onEdit={(edits) =>
          draft.edit(
            edits.map(({ row: day, column, text }) => ({
              row: key,
              column: day,
              text,
              view: rateViews.find((rateView) => rateView === column),
            })),
            'price',
          )
        }
        onUndo={draft.undo}
        onRedo={draft.redo}
        onSelectionChange={({ from, to }) =>
          onSelect({
            cell: { row: rowOf(key), date: from.row },
            rows: [rowOf(key)],
            ...daysBetween(window.days, from.row, to.row),
          })
        }
        disabledReason={disabledReason}
        isLoading={isFetching}
      />
    </div>
  );
}
