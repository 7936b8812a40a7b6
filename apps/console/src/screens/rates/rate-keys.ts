import type { RateCell, Rates, RateValues } from '@booking/api-client';

/** A row of the grid: a category or an asset, sold as a package. */
export interface RateRow {
  readonly category: string;
  /** Null for the category as a whole. */
  readonly asset: string | null;
  readonly ratePackage: string;
}

/** The same text for the same row. */
export const rowKey = ({ category, asset, ratePackage }: RateRow): string =>
  `${category}|${asset ?? ''}|${ratePackage}`;

/** The row of a key. */
export function rowOf(key: string): RateRow {
  const [category = '', asset = '', ratePackage = ''] = key.split('|');
  return { category, asset: asset || null, ratePackage };
}

/** The same text for the same cell: its row and its day. */
export const cellKey = (row: string, date: string): string => `${row}|${date}`;

/** The row and the day of a key. */
export function placeOf(key: string): { readonly row: string; readonly date: string } {
  const end = key.lastIndexOf('|');
  return { row: key.slice(0, end), date: key.slice(end + 1) };
}

/** The cells of some answers by their keys. */
export function cellsByKey(rows: readonly Rates['rows'][number][]): ReadonlyMap<string, RateCell> {
  return new Map(
    rows.flatMap((row) =>
      row.cells.map((cell) => [cellKey(rowKey(row), cell.date), cell] as const),
    ),
  );
}

/** The names of the values, in their order. */
export type ValueName = keyof RateValues;
