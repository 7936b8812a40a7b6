import { textColumn } from '../list/columns/simple-columns.tsx';
import type { ListColumn } from '../list/list-of.ts';

/** The column of the code of an institute, whose name is the column before it. */
export function codeColumn<T>(rank: number, codeOf: (row: T) => string): ListColumn<T> {
  return {
    // A file has it beside the name.
    ...textColumn('code', 'Code', codeOf, { width: 100, rank, file: {} }),
    // Together they tell institutes of one name apart.
    pinned: 'start',
    cell: (row) => <span className="text-bk-muted">{codeOf(row)}</span>,
  };
}
