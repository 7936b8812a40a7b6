import { saveCsv } from '../../csv/save-file.ts';
import { today } from '../../dates/shown-date.ts';
import { counted } from '../counted.ts';
import type { ListColumn, ListOf } from '../list-of.ts';
import { readRows } from '../read-rows.ts';
import type { RowsToRead } from '../selection/use-selection.ts';
import { sortRows } from './sort-rows.ts';

/** What is exported of a list. */
export interface Exported<T extends { readonly _id: string }, K extends string> {
  readonly list: Pick<ListOf<T, K>, 'name' | 'noun' | 'call' | 'columns'>;
  /** The columns of the file. */
  readonly columns: readonly ListColumn<T>[];
  /** The order of the file, as the list call takes it. */
  readonly sort: string;
}

/** Reads the rows and saves them as a file. Returns what to tell the user. @param onRead How many rows are read. */
export async function exportRows<T extends { readonly _id: string }, K extends string>(
  { list, columns, sort }: Exported<T, K>,
  rows: RowsToRead<K>,
  signal: AbortSignal,
  onRead: (count: number) => void,
): Promise<string> {
  const fields = columns.flatMap(({ file }) => Object.entries(file));
  const exported: T[] = [];
  for await (const some of readRows(list.call, rows, signal)) {
    exported.push(...some);
    onRead(exported.length);
  }
  const name = `${list.name}-${today()}.csv`;
  const sorted = sortRows(exported, sort, list.columns);
  const lines = sorted.map((row) => fields.map(([, value]) => value(row)));
  await saveCsv(name, [fields.map(([head]) => head), ...lines], signal);
  return `Exported ${counted(exported.length, list.noun)} to ${name}.`;
}
