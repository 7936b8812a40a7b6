import { useMemo, useState } from 'react';
import {
  DataGrid,
  type DataGridCell,
  type DataGridColumn,
  type DataGridEdit,
  type DataGridProps,
  type DataGridRow,
} from '../data-grid/index.ts';

const plans = [
  ['EP', 'Room only', 0],
  ['CP', 'With breakfast', 550],
  ['MAP', 'Breakfast and dinner', 1500],
] as const;

/** A category or a plan of it. */
export interface RateRow extends DataGridRow {
  /** Price of the category. */
  base: number;
  /** Amount that the plan adds; undefined for a category. */
  plus?: number;
}

const names = ['Deluxe Lake Room', 'Standard Room', 'Haveli Suite', 'Dormitory Bed'];

/** Returns categories with three plans each: four rows a category. */
export const rateRows = (categories: number): RateRow[] =>
  Array.from({ length: categories }, (_, at) => {
    const base = 4200 - (at % 4) * 800;
    const name = `${names[at % 4]}${at < 4 ? '' : ` ${at + 1}`}`;
    return [
      { key: `c${at}`, label: name, isGroup: true, base },
      ...plans.map(([code, label, plus]) => ({
        key: `c${at}-${code}`,
        label: `${code} ${label}`,
        level: 1,
        base,
        plus,
      })),
    ];
  }).flat();

const week = ['Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

/** Returns days from Saturday 21 November 2026, which is today. */
export const rateColumns = (count: number): DataGridColumn[] =>
  Array.from({ length: count }, (_, at) => {
    const isNovember = at < 10;
    const day = isNovember ? at + 21 : ((at - 10) % 31) + 1;
    return {
      key: `${isNovember ? 11 : 12}-${day}-${at}`,
      label: `${week[at % 7]} ${day} ${isNovember ? 'Nov' : 'Dec'}`,
      header: (
        <>
          {week[at % 7]}
          <strong>{day}</strong>
        </>
      ),
      isWeekend: at % 7 < 2,
      isToday: at === 0,
    };
  });

type Drafts = ReadonlyMap<string, string>;

const grouped = (value: number) => value.toLocaleString('en-IN');

/** Returns the cell of a rate: some days have their own, and the third plan is calculated from the first. */
function rateCell(row: RateRow, column: DataGridColumn, drafts: Drafts): DataGridCell | undefined {
  if (row.isSummary) {
    const highest = row.base + Math.max(...plans.map(([, , plus]) => plus));
    return { text: grouped(row.base), detail: `to ${grouped(highest)}` };
  }
  if (row.plus === undefined) return undefined;
  const draft = drafts.get(`${row.key} ${column.key}`);
  if (draft) {
    const value = Number(draft.replaceAll(',', ''));
    return Number.isFinite(value) && value >= 0
      ? { text: grouped(value), editText: draft, isChanged: true }
      : { text: draft, error: 'Enter a price, such as 4500.', isChanged: true };
  }
  const isOwn = column.isWeekend === true;
  const value = row.base + row.plus + (isOwn ? 750 : 0);
  const cell = { text: grouped(value), editText: String(value), isChanged: draft === '' };
  if (row.key.endsWith('MAP')) {
    return { ...cell, kind: 'derived', disabledReason: 'Calculated from EP.' };
  }
  return isOwn ? cell : { ...cell, kind: 'inherited', note: 'From the base price.' };
}

type RatesGridProps = Partial<DataGridProps<RateRow>>;

/** A grid of rates whose changes are kept, with undo. */
export function RatesGrid({ onEdit, ...props }: RatesGridProps) {
  const [history, setHistory] = useState<{ past: Drafts[]; now: Drafts; next: Drafts[] }>({
    past: [],
    now: new Map(),
    next: [],
  });
  const { now } = history;
  const cell = useMemo(
    () => (row: RateRow, column: DataGridColumn) => rateCell(row, column, now),
    [now],
  );
  const edit = (edits: readonly DataGridEdit[]) => {
    onEdit?.(edits);
    setHistory(({ past, now }) => ({
      past: [...past, now],
      now: new Map([
        ...now,
        ...edits.map(({ row, column, text }) => [`${row} ${column}`, text] as const),
      ]),
      next: [],
    }));
  };
  const undo = () =>
    setHistory((state) => {
      const now = state.past.at(-1);
      return now ? { past: state.past.slice(0, -1), now, next: [state.now, ...state.next] } : state;
    });
  const redo = () =>
    setHistory((state) => {
      const [now, ...next] = state.next;
      return now ? { past: [...state.past, state.now], now, next } : state;
    });
  return (
    <DataGrid
      label="Rates of Lake Pichola House"
      rowsLabel="Category and meal plan"
      rows={[]}
      columns={[]}
      cell={cell}
      inputMode="decimal"
      onUndo={undo}
      onRedo={redo}
      {...props}
      onEdit={edit}
    />
  );
}
