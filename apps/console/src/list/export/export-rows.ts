import { CSV, saveFile } from '../../csv/save-file.ts';
import { today } from '../../dates/shown-date.ts';
import { counted } from '../counted.ts';
import type { ListColumn, ListOf } from '../list-of.ts';
import { readRows } from '../read-rows.ts';
import type { RowsToRead } from '../selection/use-selection.ts';
import { type ExportedLine, sortKeyOf, sortLines } from './sort-lines.ts';

/** Definition of an export: its list, columns and order. */
export interface Exported<T extends { readonly _id: string }, K extends string> {
  readonly list: Pick<ListOf<T, K>, 'name' | 'noun' | 'call' | 'columns'>;
  /** The columns of the file. */
  readonly columns: readonly ListColumn<T>[];
  /** The order of the file, as the list call takes it. */
  readonly sort: string;
}

/** Reads the rows and saves them as a file. Returns the message for the user. @param onRead How many rows are read. */
export async function exportRows<T extends { readonly _id: string }, K extends string>(
  { list, columns, sort }: Exported<T, K>,
  rows: RowsToRead<K>,
  signal: AbortSignal,
  onRead: (count: number) => void,
): Promise<string> {
  // Few people export, so this is loaded on demand.
  const { BYTE_ORDER_MARK, csvLineOf } = await import('../../csv/csv-text.ts');
  const fields = columns.flatMap(({ file }) => Object.entries(file));
  const keyOf = sortKeyOf(sort, list.columns);
  // A row is released once its line is written: a hundred thousand lines are some 20 MB, their rows ten times that.
  const exported: ExportedLine[] = [];
  for await (const some of readRows(list.call, rows, signal)) {
    for (const row of some) {
      const line = csvLineOf(fields.map(([, value]) => value(row)));
      exported.push({ _id: row._id, key: keyOf?.(row), line });
    }
    onRead(exported.length);
  }
  const name = `${list.name}-${today()}.csv`;
  const head = csvLineOf(fields.map(([head]) => head));
  const sorted = keyOf ? sortLines(exported, sort) : exported;
  saveFile(name, [BYTE_ORDER_MARK, head, ...sorted.map(({ line }) => line)], CSV);
  return `Exported ${counted(exported.length, list.noun)} to ${name}.`;
}
