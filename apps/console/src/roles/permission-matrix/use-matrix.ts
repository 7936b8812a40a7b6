import { useState } from 'react';
import { type Cell, changed, isGranted } from './grants.ts';
import type { PermissionGroup, PermissionMatrixProps } from './permission-matrix.types.ts';

export interface CheckState {
  readonly isOn: boolean;
  readonly isMixed: boolean;
  /** Why none of the cells can be changed. */
  readonly reason: string | undefined;
  readonly count: number;
}

export interface Matrix {
  readonly stateOf: (cells: readonly Cell[]) => CheckState;
  readonly isChanged: (cell: Cell) => boolean;
  readonly noteOf: (cell: Cell) => string | undefined;
  /** Grants all of the cells that can be changed, or takes them away if all are granted. */
  readonly toggle: (cells: readonly Cell[]) => void;
  readonly isCollapsed: (group: PermissionGroup) => boolean;
  readonly fold: (group: PermissionGroup) => void;
}

/** State of the matrix: its granted, locked, changed and folded parts, and the functions that change them. */
export function useMatrix({
  groups,
  value: grants,
  onChange,
  onRelatedToggle,
  saved,
  disabledReason,
  cellNote,
}: PermissionMatrixProps): Matrix {
  /** Keys of the folded groups. */
  const [collapsed, setCollapsed] = useState<readonly string[]>([]);
  const rows = groups.flatMap((group) => group.rows);
  const reasonOf = ({ row, column }: Cell) =>
    disabledReason ?? column.disabledReason ?? row.disabledReason;
  const isOn = (cell: Cell) => isGranted(grants, cell);
  const stateOf = (cells: readonly Cell[]): CheckState => {
    const open = cells.filter((cell) => reasonOf(cell) === undefined);
    // Locked cells don't count, unless all are locked.
    const counted = open.length > 0 ? open : cells;
    const count = counted.filter(isOn).length;
    return {
      isOn: count > 0 && count === counted.length,
      isMixed: count > 0 && count < counted.length,
      reason: open.length > 0 || !cells[0] ? undefined : reasonOf(cells[0]),
      count: cells.filter(isOn).length,
    };
  };
  return {
    stateOf,
    isChanged: (cell) => saved !== undefined && isGranted(saved, cell) !== isOn(cell),
    noteOf: ({ row, column }) => cellNote?.(row.key, column.key),
    toggle(cells) {
      const { isOn, reason } = stateOf(cells);
      if (reason !== undefined) return;
      const isLocked = (cell: Cell) => reasonOf(cell) !== undefined;
      const open = cells.filter((cell) => !isLocked(cell));
      const next = changed({ grants, rows, cells: open, isOn: !isOn, isLocked });
      onChange(next);
      const chosen = new Set(open.map(({ row, column }) => `${row.key} ${column.key}`));
      const related = open
        .flatMap(({ column }) => rows.map((row) => ({ row, column })))
        .filter(
          (cell, at, all) =>
            isGranted(next, cell) !== isGranted(grants, cell) &&
            !chosen.has(`${cell.row.key} ${cell.column.key}`) &&
            all.findIndex((item) => item.row === cell.row && item.column === cell.column) === at,
        );
      if (related.length === 0) return;
      onRelatedToggle?.(
        related.map(({ row, column }) => ({ row: row.key, column: column.key })),
        !isOn,
      );
    },
    isCollapsed: ({ key }) => collapsed.includes(key),
    fold: ({ key }) =>
      setCollapsed(
        collapsed.includes(key) ? collapsed.filter((item) => item !== key) : [...collapsed, key],
      ),
  };
}
