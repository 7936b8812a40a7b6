import type { ListColumn } from '../list-of.ts';

/** A row of an export: its line of the file, and its sort key. */
export interface ExportedLine {
  readonly _id: string;
  readonly key: string | null | undefined;
  readonly line: string;
}

/** Returns the sort key of rows; undefined when no column has it. @param sort A field, `-` before it for descending. */
export function sortKeyOf<T>(
  sort: string,
  columns: readonly ListColumn<T>[],
): ListColumn<T>['sortBy'] {
  const field = sort.replace(/^-/, '');
  return columns.find(({ sortKey }) => sortKey === field)?.sortBy;
}

/** Sorts lines as the server does: empty values last, ties by id. @param sort A field, `-` before it for descending. */
export function sortLines<T extends Pick<ExportedLine, '_id' | 'key'>>(
  lines: readonly T[],
  sort: string,
): readonly T[] {
  const isDown = sort.startsWith('-');
  const compare = (first: string, second: string) =>
    first === second ? 0 : first < second === isDown ? 1 : -1;
  return lines.toSorted((a, b) => {
    if (a.key && b.key) return compare(a.key, b.key) || compare(a._id, b._id);
    return Number(!a.key) - Number(!b.key) || compare(a._id, b._id);
  });
}
