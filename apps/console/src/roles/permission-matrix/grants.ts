import type { Grants, PermissionColumn, PermissionRow } from './permission-matrix.types.ts';

export interface Cell {
  readonly row: PermissionRow;
  readonly column: PermissionColumn;
}

export const isGranted = (grants: Grants, { row, column }: Cell): boolean =>
  grants[column.key]?.includes(row.key) ?? false;

/** Returns the keys, with all that `next` returns for any of them. */
function withAll(keys: readonly string[], next: (key: string) => readonly string[]): Set<string> {
  const all = new Set(keys);
  // The loop also visits the keys that it adds.
  for (const key of all) for (const related of next(key)) all.add(related);
  return all;
}

interface Change {
  readonly grants: Grants;
  /** All rows, in order. */
  readonly rows: readonly PermissionRow[];
  /** The cells to grant or take away, none of them locked. */
  readonly cells: readonly Cell[];
  readonly isOn: boolean;
  /** Cells that never change, even if others require it. */
  readonly isLocked: (cell: Cell) => boolean;
}

/** Grants or takes away cells, with the rows that they need or that need them. */
export function changed({ grants, rows, cells, isOn, isLocked }: Change): Grants {
  const next: Record<string, readonly string[]> = { ...grants };
  const columns = new Set(cells.map(({ column }) => column));
  for (const column of columns) {
    const own = cells.flatMap((cell) => (cell.column === column ? cell.row.key : []));
    const related = withAll(own, (key) =>
      isOn
        ? (rows.find((row) => row.key === key)?.requires ?? [])
        : rows.flatMap((row) => (row.requires?.includes(key) ? row.key : [])),
    );
    const before = grants[column.key] ?? [];
    const rowKeys = new Set(rows.map(({ key }) => key));
    next[column.key] = [
      ...rows.flatMap((row) => {
        const isChanged = related.has(row.key) && !isLocked({ row, column });
        return (isChanged ? isOn : before.includes(row.key)) ? row.key : [];
      }),
      // Kept, although this matrix doesn't show it.
      ...before.filter((key) => !rowKeys.has(key)),
    ];
  }
  return next;
}
