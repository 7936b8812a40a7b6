import type { RateCell, Rates, RateValues } from '@booking/api-client';

/** A row of the grid: a category or an asset, sold as a package. */
export interface RateRow {
  readonly category: string;
  /** Null for the category as a whole. */
  readonly asset: string | null;
  readonly ratePackage: string;
}

/** Returns the key of a row. */
export const rowKey = ({ category, asset, ratePackage }: RateRow): string =>
  `${category}|${asset ?? ''}|${ratePackage}`;

/** The row of a key. */
export function rowOf(key: string): RateRow {
  const [category = '', asset = '', ratePackage = ''] = key.split('|');
  return { category, asset: asset || null, ratePackage };
}

/** The key of one value of a row or a cell. */
export const withView = (key: string, view: string): string => `${key}#${view}`;

/** The row or cell of a key, and the value that it is about; empty for all of them. */
export function splitView(key: string): { readonly of: string; readonly view: string } {
  const [of = '', view = ''] = key.split('#');
  return { of, view };
}

/** Returns the key of a cell, from its row and its day. */
export const cellKey = (row: string, date: string): string => `${row}|${date}`;

/** The row and the day of a key. */
export function keyParts(key: string): { readonly row: string; readonly date: string } {
  const end = key.lastIndexOf('|');
  return { row: key.slice(0, end), date: key.slice(end + 1) };
}

/** Returns the cells of loaded rows by their keys. */
export function cellsByKey(rows: readonly Rates['rows'][number][]): ReadonlyMap<string, RateCell> {
  return new Map(
    rows.flatMap((row) =>
      row.cells.map((cell) => [cellKey(rowKey(row), cell.date), cell] as const),
    ),
  );
}

/** The names of the values, in their order. */
export type ValueName = keyof RateValues;

/** New values of a cell; null for those that inherit again. */
export type CellDraft = Readonly<Partial<RateValues>>;

/** Subject of a history: a cell, or a batch; without both, the institute. */
export interface HistoryOf {
  readonly cell?: { readonly row: RateRow; readonly date: string };
  readonly batch?: string;
}

/** The selected cells: each of the rows on each of the days. */
export interface SelectedRates {
  /** The active cell; undefined in a heading. */
  readonly cell: HistoryOf['cell'] | undefined;
  readonly rows: readonly RateRow[];
  readonly startDate: string;
  readonly endDate: string;
}
